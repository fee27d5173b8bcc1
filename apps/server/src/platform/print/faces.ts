import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { charactersOf } from './characters.ts';

/** What a page is set in: the mincho for words, the display face for Latin names and figures, one-colour emoji. */
const FACES = ['mincho', 'display', 'emoji'] as const;
export type Face = (typeof FACES)[number];

/** All three are under the SIL Open Font Licence: they may be cut, embedded and printed. */
const SOURCES: Readonly<Record<Face, string>> = {
  mincho: '@fontsource/shippori-mincho/files/shippori-mincho-japanese-500-normal.woff2',
  display: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2',
  emoji: '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2',
};
/** Letters the mincho's main file leaves out (髙, 﨑, 𠮷, ♡) lie in slices of their own. */
const SLICES = {
  index: '@fontsource/shippori-mincho/unicode.json',
  file: (slice: string) => `@fontsource/shippori-mincho/files/shippori-mincho-${slice}-500-normal.woff2`,
} as const;

/** A font cut down to one document's characters. TrueType: a compressed one loses its Japanese in the file without a word. */
export interface CutFace {
  readonly bytes: Buffer;
  readonly characters: ReadonlySet<number>;
}
/** By the name a document knows each by: the three faces, then the slices it needs. */
export type CutFaces = ReadonlyMap<string, CutFace>;

const { resolve } = createRequire(import.meta.url);

async function cut(source: string, text: string): Promise<CutFace> {
  const original = await readFile(resolve(source));
  const bytes = await subsetFont(original, text, { targetFormat: 'sfnt' });
  return { bytes, characters: charactersOf(bytes) };
}

/** `U+9ad9-9adf,U+4e00` → whether a code point lies in it. */
function isWithin(ranges: string, code: number): boolean {
  return ranges.split(',').some(range => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
  });
}

/** The slices that have what is missing, each with what it is wanted for. */
async function slicesFor(missing: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (missing.length === 0) return new Map();
  const index: Readonly<Record<string, string>> = JSON.parse(await readFile(resolve(SLICES.index), 'utf8'));
  const wanted = new Map<string, string>();
  for (const sign of missing) {
    const found = Object.entries(index).find(([name, ranges]) => {
      return name.startsWith('[') && isWithin(ranges, sign.codePointAt(0) ?? 0);
    });
    if (found === undefined) continue;
    const slice = found[0].slice(1, -1);
    wanted.set(slice, (wanted.get(slice) ?? '') + sign);
  }
  return wanted;
}

/** Cuts the faces down to what a document sets. */
export async function cutFaces(text: string): Promise<CutFaces> {
  const faces = new Map<string, CutFace>();
  for (const face of FACES) faces.set(face, await cut(SOURCES[face], text));
  const known = [...faces.values()];
  const missing = [...text].filter(sign => !known.some(face => face.characters.has(sign.codePointAt(0) ?? 0)));
  for (const [slice, signs] of await slicesFor(missing))
    faces.set(`mincho-${slice}`, await cut(SLICES.file(slice), signs));
  return faces;
}

/** A stretch of text in one face. */
export interface Run {
  /** As the document knows it. */
  readonly face: string;
  readonly text: string;
}

/** What printers set for a letter they have not got (U+3013). */
const GETA = '〓';
const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });
/** Marks that only tint or colour an emoji: a face of one colour has no use for them. */
const TINTS = /[\u{fe0e}\u{fe0f}\u{1f3fb}-\u{1f3ff}]/gu;
const JOINER = '\u200d';

function hasAll(face: CutFace | undefined, text: string): boolean {
  return face !== undefined && [...text].every(sign => face.characters.has(sign.codePointAt(0) ?? 0));
}

/** The face that has a grapheme, and what of it is set; an emoji nobody drew is left out, a letter shows as 〓. */
function faceFor(faces: CutFaces, wished: Face, grapheme: string): Run | undefined {
  const plain = grapheme.replace(TINTS, '');
  const order = [wished, ...[...faces.keys()].filter(name => name !== wished)];
  for (const text of new Set([plain, plain.split(JOINER)[0] ?? ''])) {
    const face = order.find(name => text !== '' && hasAll(faces.get(name), text));
    if (face !== undefined) return { face, text };
  }
  return /^[\p{L}\p{N}]/u.test(plain) ? { face: 'mincho', text: GETA } : undefined;
}

/** Splits a text into stretches of one face each, the wished one wherever it has the letters. */
export function runsOf(faces: CutFaces, text: string, wished: Face = 'mincho'): readonly Run[] {
  const runs: { face: string; text: string }[] = [];
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    const isSpace = /^[^\S\u3000]$/.test(segment);
    const found = isSpace ? { face: wished, text: ' ' } : faceFor(faces, wished, segment);
    if (found === undefined) continue;
    const last = runs.at(-1);
    if (last?.face === found.face) last.text += found.text;
    else runs.push({ ...found });
  }
  return runs;
}

/** Every character the pieces of a document may ask for, with what stands in for those that are missing. */
export function charactersFor(texts: readonly string[]): string {
  const ascii = Array.from({ length: 0x5f }, (_, n) => String.fromCharCode(0x20 + n)).join('');
  return [...new Set(`${ascii}\u3000${GETA}${texts.join('')}`.normalize('NFC'))].join('');
}
