/** Every bank of Japan and its branches, by number (the package has no types). */
declare module 'zengin-code' {
  export interface Place {
    readonly code: string;
    readonly name: string;
    readonly kana: string;
    readonly hira: string;
    readonly roma: string;
  }
  export interface Bank extends Place {
    readonly branches: Readonly<Record<string, Place>>;
  }
  const banks: Readonly<Record<string, Bank>>;
  export default banks;
}
