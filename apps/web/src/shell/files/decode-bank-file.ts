/**
 * The text of a file from a bank. The Zengin format is always Shift_JIS; a table is UTF-8, or Shift_JIS as Excel saves
 * it in Japan. `isZengin` looks at the first four characters.
 */
export function decodeBankFile(bytes: ArrayBuffer, isZengin: (start: string) => boolean): string {
  const shiftJis = () => new TextDecoder('shift_jis').decode(bytes);
  if (isZengin(new TextDecoder('ascii').decode(bytes.slice(0, 4)))) return shiftJis();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return shiftJis(); // why: bytes that are not UTF-8 are an expected answer
  }
}
