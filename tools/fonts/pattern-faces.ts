import type { PatternName } from '@kotohogi/themes/theme-names';
import { DISPLAY } from './character-sets.ts';

/** A Japanese face that carries running text: sliced, so that a page loads what it sets. */
export interface JapaneseFace {
  readonly family: string;
  /** What its files are called. */
  readonly file: string;
  /** Below node_modules/@fontsource. */
  readonly source: string;
  /** Weights it answers for. */
  readonly weights: string;
}

/** A face of one file. */
interface OneFile extends JapaneseFace {
  /** What it is cut to; otherwise what display faces set. */
  readonly characters?: ReadonlySet<string>;
  /** Where the axes of a variable face are fixed. */
  readonly axes?: Readonly<Record<string, number>>;
}

interface PatternFaces {
  readonly pattern: Exclude<PatternName, 'natural'>;
  readonly japanese?: JapaneseFace;
  readonly latin: readonly OneFile[];
}

const DIGITS: ReadonlySet<string> = new Set('0123456789');
const FIGURES: ReadonlySet<string> = new Set([...DIGITS, ...'.,:/–- ']);
const BODONI = '../@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2';

/** What each pattern sets in a face of its own (design/art/study). What is missing here comes from the common faces. */
export const PATTERN_FACES: readonly PatternFaces[] = [
  {
    pattern: 'marine',
    latin: [
      {
        family: 'Kotohogi Marine',
        file: 'marine',
        source: 'cormorant/files/cormorant-latin-400-normal.woff2',
        weights: '300 500',
      },
    ],
  },
  {
    pattern: 'tropical-pop',
    japanese: {
      family: 'Kotohogi Maru',
      file: 'maru',
      source: 'zen-maru-gothic/files/zen-maru-gothic-japanese-500-normal.woff2',
      weights: '400 700',
    },
    latin: [
      {
        family: 'Kotohogi Pop',
        file: 'pop',
        source: 'fredoka/files/fredoka-latin-500-normal.woff2',
        weights: '400 600',
      },
    ],
  },
  {
    pattern: 'vintage-tropical-flower',
    japanese: {
      family: 'Kotohogi Antique',
      file: 'antique',
      source: 'zen-antique/files/zen-antique-japanese-400-normal.woff2',
      weights: '400 600',
    },
    latin: [],
  },
  {
    pattern: 'classic-noble',
    latin: [
      {
        family: 'Kotohogi Noble',
        file: 'noble',
        source: 'cormorant-sc/files/cormorant-sc-latin-500-normal.woff2',
        weights: '400 600',
      },
    ],
  },
  {
    pattern: 'stylish',
    japanese: {
      family: 'Kotohogi Thin',
      file: 'thin',
      source: 'noto-sans-jp/files/noto-sans-jp-japanese-300-normal.woff2',
      weights: '300 500',
    },
    latin: [
      {
        family: 'Kotohogi Style',
        file: 'style',
        source: 'italiana/files/italiana-latin-400-normal.woff2',
        weights: '400',
        // Its dashes are empty.
        characters: new Set([...DISPLAY].filter(character => !'-–'.includes(character))),
      },
      {
        family: 'Kotohogi Figures',
        file: 'figures',
        source: BODONI,
        axes: { opsz: 28, wght: 400 },
        weights: '400',
        characters: FIGURES,
      },
      // As it is drawn to be printed large: hairlines are what the numerals behind the head live by.
      {
        family: 'Kotohogi Numerals',
        file: 'numerals',
        source: BODONI,
        axes: { opsz: 96, wght: 400 },
        weights: '400',
        characters: DIGITS,
      },
    ],
  },
];
