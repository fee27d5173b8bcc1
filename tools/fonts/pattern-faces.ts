import type { PatternName } from '@kotohogi/themes/theme-names';
import { DISPLAY } from './character-sets.ts';

/** A Japanese font for running text: sliced, so that a page loads only what it uses. */
export interface JapaneseFace {
  readonly family: string;
  /** Base name of its files. */
  readonly file: string;
  /** Path below node_modules/@fontsource. */
  readonly source: string;
  /** The weights it is used for. */
  readonly weights: string;
}

/** A font in one file. */
interface OneFile extends JapaneseFace {
  /** The characters to keep; by default those of display fonts. */
  readonly characters?: ReadonlySet<string>;
  /** Fixed values for the axes of a variable font. */
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

/** The fonts of each pattern (design/art/study). Patterns use the common fonts for everything else. */
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
      // The cut for large sizes: the numerals behind the header depend on its hairlines.
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
