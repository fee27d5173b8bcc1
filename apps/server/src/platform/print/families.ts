/** A family of faces: the files a letter may lie in, and what kind of letters it is asked for. */
export interface Family {
  readonly name: string;
  /** Cut for every document; a family without one is opened only for a document that needs it. */
  readonly main?: string;
  /** Which characters lie in which slice, and the file of a slice. */
  readonly index: string;
  readonly slice: (slice: string) => string;
  /** Only words of these letters are looked for in it. */
  readonly letters: RegExp;
  /** Of a face that has all weights in one file. */
  readonly weight?: number;
  /** Kept as it is: its letters are many shapes that follow from each other, and a cut would part them. */
  readonly isWhole?: boolean;
  /** Letters that join or carry marks: no air comes between them. */
  readonly isJoined?: boolean;
  readonly isRightToLeft?: boolean;
  /** Titles ask for it first: it is looked through although another family has a word. */
  readonly isForTitles?: boolean;
}

/** As heavy as the mincho's 500 beside them. */
const WEIGHT = 420;

const fixed = (name: string) => ({
  index: `@fontsource/${name}/unicode.json`,
  slice: (slice: string) => `@fontsource/${name}/files/${name}-${slice}-500-normal.woff2`,
});
const variable = (name: string) => ({
  index: `@fontsource-variable/${name}/unicode.json`,
  slice: (slice: string) => `@fontsource-variable/${name}/files/${name}-${slice}-wght-normal.woff2`,
  weight: WEIGHT,
});

/**
 * What a page is set in, in the order a word is looked for: the mincho for words, then one family a script, the display
 * face for Latin names and figures, one-colour emoji. All are under the SIL Open Font Licence: they may be cut, embedded
 * and printed.
 */
export const FAMILIES = [
  {
    // Letters its main file leaves out (髙, 﨑, 𠮷, ♡, Ł) lie in slices.
    ...{ name: 'mincho', ...fixed('shippori-mincho'), letters: /./u },
    main: '@fontsource/shippori-mincho/files/shippori-mincho-japanese-500-normal.woff2',
  },
  {
    // Vietnamese, Cyrillic and Greek in one hand with their Latin: Nguyễn is set in one face.
    ...{ name: 'garamond', ...variable('eb-garamond'), isWhole: true },
    letters: /^[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]/u,
  },
  { name: 'korean', ...variable('noto-serif-kr'), letters: /^\p{sc=Hang}/u },
  { name: 'chinese', ...variable('noto-serif-sc'), letters: /^\p{sc=Han}/u },
  { name: 'thai', ...variable('noto-serif-thai'), letters: /^\p{sc=Thai}/u, isWhole: true, isJoined: true },
  {
    ...{ name: 'arabic', ...variable('noto-naskh-arabic'), letters: /^\p{scx=Arab}/u },
    ...{ isWhole: true, isJoined: true, isRightToLeft: true },
  },
  {
    ...{ name: 'hebrew', ...variable('noto-serif-hebrew'), letters: /^\p{sc=Hebr}/u },
    ...{ isWhole: true, isJoined: true, isRightToLeft: true },
  },
  {
    ...{ name: 'devanagari', ...variable('noto-serif-devanagari'), letters: /^\p{scx=Deva}/u },
    ...{ isWhole: true, isJoined: true },
  },
  {
    ...{ name: 'display', ...fixed('cormorant-garamond'), letters: /^[\p{sc=Latn}\p{sc=Cyrl}]/u },
    main: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2',
    isForTitles: true,
  },
  {
    // What is not in its main file are parts of flags.
    ...{ name: 'emoji', ...fixed('noto-emoji'), letters: /(?!)/ },
    main: '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2',
  },
] as const satisfies readonly Family[];

/** The faces a setting may ask for. */
export type Face = 'mincho' | 'display' | 'emoji';
