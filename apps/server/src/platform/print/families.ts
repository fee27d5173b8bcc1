/** A font family: its font files, and which characters it is used for. */
export interface Family {
  readonly name: string;
  /** Included in every document; a family without a main file is opened only for documents that need it. */
  readonly main?: string;
  /** Which characters are in which slice, and the file of a slice. */
  readonly index: string;
  readonly slice: (slice: string) => string;
  /** Only words of these letters are looked up in this family. */
  readonly letters: RegExp;
  /** Weight to pick from a variable font. */
  readonly weight?: number;
  /** Not subset: its letters have many dependent shapes, which subsetting would break. */
  readonly isWhole?: boolean;
  /** Joining letters or combining marks: no letter spacing. */
  readonly isJoined?: boolean;
  readonly isRightToLeft?: boolean;
  /** Titles prefer this family: it is searched even if another family has the word. */
  readonly isForTitles?: boolean;
}

/** Matches the weight of the mincho's 500. */
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
 * The fonts of a page, in the order a word is looked up: the mincho for text, then one family per script, the display
 * font for Latin names and figures, monochrome emoji. All are under the SIL Open Font License: they may be subset,
 * embedded and printed.
 */
export const FAMILIES = [
  {
    // Characters missing from its main file (髙, 﨑, 𠮷, ♡, Ł) are in slices.
    ...{ name: 'mincho', ...fixed('shippori-mincho'), letters: /./u },
    main: '@fontsource/shippori-mincho/files/shippori-mincho-japanese-500-normal.woff2',
  },
  {
    // Vietnamese, Cyrillic and Greek in the same design as their Latin: Nguyễn is set in one font.
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
    // Only parts of flags are missing from its main file.
    ...{ name: 'emoji', ...fixed('noto-emoji'), letters: /(?!)/ },
    main: '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2',
  },
] as const satisfies readonly Family[];

/** The fonts a setting may ask for. */
export type Face = 'mincho' | 'display' | 'emoji';
