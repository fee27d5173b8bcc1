/**
 * Subsets the fonts of the interface to the characters it uses, and writes them to
 * packages/themes/static/fonts with their style sheets in packages/themes/src: fonts.css for guests' pages,
 * fonts-rare.css, which no page waits for, for staff texts, accents and the monospace font, and
 * <pattern>/fonts.css for the pattern's own fonts.
 *
 *   node tools/build-fonts.ts           builds the subsets from all message catalogs
 *   node tools/build-fonts.ts --check   lists catalog characters that are missing; exit code 1 if any
 *
 * Fonts for names and user-written text are not subset: fonts-names.css loads whole slices on demand.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { type CatalogueCharacters, catalogueCharacters } from './fonts/catalogues.ts';
import { ACCENTS, ASCII, BESIDE_JAPANESE, CORE, DISPLAY, RARE } from './fonts/character-sets.ts';
import { type JapaneseFace, PATTERN_FACES } from './fonts/pattern-faces.ts';
import { byCodePoint, parseUnicodeRanges, unicodeRange } from './fonts/unicode-range.ts';

const ROOT = path.join(import.meta.dirname, '..');
const FONT_DIR = path.join(ROOT, 'packages/themes/static/fonts');
const STYLE_SHEETS = path.join(ROOT, 'packages/themes/src');
const FONTSOURCE = path.join(ROOT, 'node_modules/@fontsource');

/** One font to subset: its new family name (a subset may not keep the original), source and characters. */
interface Cut {
  readonly family: string;
  readonly file: string;
  readonly source: string;
  readonly style: 'normal' | 'italic';
  /** The weights it is used for: one file also serves adjacent weights, so that the browser never synthesizes bold. */
  readonly weights: string;
  readonly characters: ReadonlySet<string>;
  /** Fixed values for the axes of a variable font. */
  readonly axes?: Readonly<Record<string, number>>;
  /** Not used on guests' pages by default. */
  readonly isSeldom?: boolean;
}

/**
 * OpenType features that the style sheets use: kerning, lining and tabular figures, vertical forms. Keeps their glyphs.
 */
const FEATURES = ['kern', 'lnum', 'tnum', 'vert'];

/** Maximum size of the mincho's first slice, so that all fonts of a guest page stay within 80 kB. */
const CORE_LIMIT_BYTES = 36_000;
/** Characters of a later slice: about 12 kB, loaded only when a page uses one of them. */
const SLICE_CHARACTERS = 60;

const MINCHO: JapaneseFace = {
  family: 'Kotohogi Mincho',
  file: 'mincho',
  source: 'shippori-mincho/files/shippori-mincho-japanese-500-normal.woff2',
  weights: '400 600',
};

/** How many of the candidates fit into the first slice of a Japanese font. */
async function countThatFits({ source }: JapaneseFace, candidates: readonly string[]): Promise<number> {
  const original = await readFile(path.join(FONTSOURCE, source));
  let [fits, tooMany] = [0, candidates.length + 1];
  while (tooMany - fits > 4) {
    const middle = Math.floor((fits + tooMany) / 2);
    const { length } = await subset(original, new Set([...CORE, ...candidates.slice(0, middle)]));
    if (length <= CORE_LIMIT_BYTES) fits = middle;
    else tooMany = middle;
  }
  return fits;
}

const slicesOf = (characters: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(characters.length / SLICE_CHARACTERS) }, (_, slice) =>
    characters.slice(slice * SLICE_CHARACTERS, (slice + 1) * SLICE_CHARACTERS),
  );

/** Slices a Japanese font: kana and the kanji most common for guests first, then the rest in catalog order. */
async function japaneseCuts(face: JapaneseFace, { guest, ranked }: CatalogueCharacters): Promise<Cut[]> {
  const { file, ...common } = face;
  const candidates = guest.filter(character => isJapanese(character) && !CORE.has(character));
  const fits = await countThatFits(face, candidates);
  const known = new Set([...CORE, ...candidates]);
  const rare = [...ranked.filter(isJapanese), ...RARE].filter(character => !known.has(character));
  const often = slicesOf(candidates.slice(fits));
  const slices = [...often, ...slicesOf([...new Set(rare)])];
  const cut = { ...common, style: 'normal' } as const;
  return [
    { ...cut, file: `${file}-core`, characters: new Set([...CORE, ...candidates.slice(0, fits)]) },
    ...slices.map((characters, index) => ({
      ...cut,
      file: `${file}-${index + 1}`,
      characters: new Set(characters),
      isSeldom: index >= often.length,
    })),
  ];
}

/** The subsets of one pattern's own fonts; staff texts never use them. */
async function patternCuts(
  { japanese, latin }: (typeof PATTERN_FACES)[number],
  characters: CatalogueCharacters,
): Promise<Cut[]> {
  const cuts = japanese === undefined ? [] : await japaneseCuts(japanese, characters);
  return [
    ...cuts.filter(({ isSeldom }) => isSeldom !== true),
    ...latin.map(({ characters: set = DISPLAY, ...face }) => ({ ...face, style: 'normal' as const, characters: set })),
  ];
}

interface LatinFace {
  readonly family: string;
  readonly file: string;
  readonly from: string;
  readonly weight: number;
  readonly weights: string;
  readonly style?: 'italic';
}

const BASIC: Readonly<Record<string, ReadonlySet<string>>> = {
  'Kotohogi Display': DISPLAY,
  'Kotohogi Sans': BESIDE_JAPANESE,
};

function latinCuts(): Cut[] {
  const faces: readonly LatinFace[] = [
    { family: 'Kotohogi Display', file: 'display', from: 'cormorant-garamond', weight: 500, weights: '400 600' },
    {
      family: 'Kotohogi Display',
      file: 'display-italic',
      from: 'cormorant-garamond',
      weight: 500,
      weights: '400 600',
      style: 'italic',
    },
    { family: 'Kotohogi Sans', file: 'sans-400', from: 'ibm-plex-sans', weight: 400, weights: '400' },
    { family: 'Kotohogi Sans', file: 'sans-500', from: 'ibm-plex-sans', weight: 500, weights: '500' },
    { family: 'Kotohogi Sans', file: 'sans-600', from: 'ibm-plex-sans', weight: 600, weights: '600 700' },
    { family: 'Kotohogi Mono', file: 'mono', from: 'ibm-plex-mono', weight: 400, weights: '400 600' },
  ];
  return faces.flatMap(({ from, weight, ...face }) => {
    const style: Cut['style'] = face.style ?? 'normal';
    const cut = { ...face, style, source: `${from}/files/${from}-latin-${weight}-${style}.woff2` };
    const isSeldom = face.family === 'Kotohogi Mono';
    return [
      { ...cut, characters: BASIC[face.family] ?? ASCII, isSeldom },
      { ...cut, file: `${face.file}-accents`, characters: ACCENTS, isSeldom: true },
    ];
  });
}

function subset(original: Buffer, characters: ReadonlySet<string>, axes: Cut['axes'] = {}): Promise<Buffer> {
  return subsetFont(original, byCodePoint(characters).join(''), {
    variationAxes: axes,
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

const HEAD = `/* biome-ignore-all format: written by a tool */
/* Written by tools/build-fonts.ts: the faces of the interface, cut to its own characters. */
`;

async function writeCuts(cuts: readonly Cut[]): Promise<void> {
  for (const cut of cuts) {
    const original = await readFile(path.join(FONTSOURCE, cut.source));
    const woff2 = await subset(original, cut.characters, cut.axes);
    await writeFile(path.join(FONT_DIR, `${cut.file}.woff2`), woff2);
    const [count, size] = [String(cut.characters.size).padStart(5), (woff2.length / 1000).toFixed(1).padStart(6)];
    console.log(`${cut.file.padEnd(24)}${count} characters ${size} kB`);
  }
}

async function writeStyleSheet(name: string, cuts: readonly Cut[]): Promise<void> {
  await writeFile(path.join(STYLE_SHEETS, name), HEAD + cuts.map(fontFace).join(''));
}

async function build(): Promise<void> {
  const characters = await catalogueCharacters(ROOT);
  const cuts = [...(await japaneseCuts(MINCHO, characters)), ...latinCuts()];
  await mkdir(FONT_DIR, { recursive: true });
  for (const file of await readdir(FONT_DIR)) if (file.endsWith('.woff2')) await rm(path.join(FONT_DIR, file));
  await writeCuts(cuts);
  for (const faces of PATTERN_FACES) {
    const own = await patternCuts(faces, characters);
    await writeCuts(own);
    await writeStyleSheet(`${faces.pattern}/fonts.css`, own);
  }
  await writeStyleSheet(
    'fonts.css',
    cuts.filter(({ isSeldom }) => isSeldom !== true),
  );
  await writeStyleSheet(
    'fonts-rare.css',
    cuts.filter(({ isSeldom }) => isSeldom === true),
  );
}

function fontFace({ family, file, style, weights, characters }: Cut): string {
  return `
@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weights};
  font-display: swap;
  src: url('/fonts/${file}.woff2') format('woff2');
  unicode-range: ${unicodeRange(characters)};
}
`;
}

/** Lists the catalog characters that the mincho does not contain. */
async function check(): Promise<void> {
  const { ranked } = await catalogueCharacters(ROOT);
  const sheets = ['fonts.css', 'fonts-rare.css'].map(name => readFile(path.join(STYLE_SHEETS, name), 'utf8'));
  const carried = parseUnicodeRanges((await Promise.all(sheets)).join(''), 'Kotohogi Mincho');
  const missing = byCodePoint(new Set(ranked.filter(character => isJapanese(character) && !carried.has(character))));
  if (missing.length === 0) {
    console.log(`fonts: all ${ranked.length} characters of the catalogs are covered`);
    return;
  }
  console.error(`fonts: ${missing.length} characters are missing, run node tools/build-fonts.ts:\n${missing.join('')}`);
  process.exitCode = 1;
}

function isJapanese(character: string): boolean {
  return (character.codePointAt(0) ?? 0) > 0x2000;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await (process.argv.includes('--check') ? check() : build());
}
