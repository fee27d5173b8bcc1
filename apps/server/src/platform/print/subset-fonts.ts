import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { charactersOf } from './characters.ts';
import { FAMILIES, type Family } from './families.ts';
import { europeansOf, lettersOf, spelled, stretchesOf } from './words.ts';

/**
 * A font reduced to one document's characters. TrueType, because a compressed font silently loses its Japanese in the
 * file.
 */
export interface SubsetFont {
  readonly bytes: Buffer;
  readonly characters: ReadonlySet<number>;
}
/** A family as far as a document needs it; its fonts are keyed by their names in the document. */
export interface SubsetFamily extends Pick<Family, 'name' | 'isJoined' | 'isRightToLeft'> {
  readonly faces: ReadonlyMap<string, SubsetFont>;
}
/** In the order in which a word is looked up. */
export type SubsetFamilies = readonly SubsetFamily[];

/** The character printers set for a missing glyph (U+3013). */
export const MISSING_GLYPH = '〓';
/** The PDF library reads ten bytes of an empty glyph, even past the end of the file. */
const AIR = Buffer.alloc(16);
const { resolve } = createRequire(import.meta.url);

async function cut(file: string, text: string, { weight, isWhole }: Family): Promise<SubsetFont> {
  const cutFont = await subsetFont(await readFile(resolve(file)), isWhole === true ? undefined : text, {
    targetFormat: 'sfnt',
    keepAllGlyphs: isWhole === true,
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  });
  const bytes = Buffer.concat([cutFont, AIR]);
  return { bytes, characters: charactersOf(bytes) };
}

const codeOf = (sign: string) => sign.codePointAt(0) ?? 0;

/** The font of a family that has all characters of a text. */
export function fontWith({ faces }: Pick<SubsetFamily, 'faces'>, text: string): string | undefined {
  if (text === '') return undefined;
  const codes = [...text].map(codeOf);
  for (const [name, { characters }] of faces) if (codes.every(code => characters.has(code))) return name;
  return undefined;
}

/** Whether a family has every letter of a word, possibly in several of its fonts. */
export const hasWord = (family: Pick<SubsetFamily, 'faces'>, word: string): boolean =>
  lettersOf(word).every(letter => fontWith(family, letter) !== undefined);

type Ranges = readonly (readonly [first: number, last: number])[];

/** `U+9ad9-9adf,U+4e00` → its ranges. */
function rangesOf(text: string): Ranges {
  return text.split(',').map(range => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** Returns a function that finds the slice of a family that should have a letter. */
async function sliceFinder({ index }: Family): Promise<(letter: string) => string | undefined> {
  const ranges: Readonly<Record<string, string>> = JSON.parse(await readFile(resolve(index), 'utf8'));
  // `[12]` or `cyrillic`
  const slices = Object.entries(ranges).map(([name, text]) => [name.replace(/[[\]]/g, ''), rangesOf(text)] as const);
  return letter => {
    const code = codeOf(letter);
    return slices.find(([, own]) => own.some(([first, last]) => code >= first && code <= last))?.[0];
  };
}

/** Adds the slices to a family that should have the letters of some words. */
async function addSlices(family: Family, faces: Map<string, SubsetFont>, words: readonly string[]): Promise<void> {
  const find = await sliceFinder(family);
  const wanted = new Map<string, string>();
  for (const word of words) {
    const lacking = lettersOf(word).filter(letter => fontWith({ faces }, letter) === undefined);
    const found = lacking.map(letter => [letter, find(letter)] as const);
    if (found.some(([, slice]) => slice === undefined)) continue;
    for (const [letter, slice = ''] of found) wanted.set(slice, `${wanted.get(slice) ?? ''}${letter}`);
  }
  for (const [slice, letters] of wanted)
    faces.set(`${family.name}-${slice}`, await cut(family.slice(slice), letters, family));
}

/** Families while they are being reduced. */
type Founts = ReadonlyMap<Family, Map<string, SubsetFont>>;

/** Looks words up in one family after the other; returns those that no family has. */
async function settle(founts: Founts, words: readonly string[]): Promise<readonly string[]> {
  let rest = words;
  for (const [family, faces] of founts) {
    const asked = (family.isForTitles === true ? words : rest).filter(word => family.letters.test(word));
    if (asked.length === 0) continue;
    await addSlices(family, faces, asked);
    rest = rest.filter(word => !hasWord({ faces }, word));
  }
  return rest;
}

/** Reduces the fonts to what a document sets. */
export async function subsetFonts(texts: readonly string[]): Promise<SubsetFamilies> {
  const all = texts.map(spelled);
  const text = charactersFor(all);
  const founts = new Map<Family, Map<string, SubsetFont>>(FAMILIES.map(family => [family, new Map()]));
  for (const [family, faces] of founts)
    if (family.main !== undefined) faces.set(family.name, await cut(family.main, text, family));
  const [mains, mincho] = [[...founts.values()], founts.get(FAMILIES[0]) ?? new Map()];
  const words = new Set(all.flatMap(one => [europeansOf(one), ...stretchesOf(one).map(stretch => stretch.text)]));
  const missing = [...words].filter(word => {
    const isLetter = /^\p{L}/u.test(word);
    return word.trim() !== '' && !(isLetter ? [mincho] : mains).some(faces => hasWord({ faces }, word));
  });
  // A word that no family has completely is set letter by letter.
  const parted = await settle(founts, missing);
  await settle(founts, [...new Set(parted.flatMap(lettersOf))]);
  return [...founts].map(([family, faces]) => ({ ...family, faces }));
}

/** Every character the document may set, including the replacements for missing ones. */
function charactersFor(texts: readonly string[]): string {
  const ascii = Array.from({ length: 0x5f }, (_, n) => String.fromCharCode(0x20 + n)).join('');
  return [...new Set(`${ascii}\u3000${MISSING_GLYPH}${texts.join('')}`)].join('');
}
