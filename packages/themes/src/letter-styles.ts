import type { PaperColours } from './paper-colours.ts';
import type { PatternName } from './theme-names.ts';

/**
 * How a letter (email) is set in a pattern, besides its colors: fonts come from the reader's device, none are embedded.
 */
export interface LetterStyle {
  /** Font of the heading and of quotes; a list for `font-family`. */
  readonly face: string;
  /** Letter spacing of the heading. */
  readonly tracking: string;
  /** Corners of the button, as for `border-radius`. */
  readonly buttonRadius: string;
  /** Colors for mail clients in dark mode. */
  readonly dark: PaperColours;
}

const MINCHO = "'Hiragino Mincho ProN','Yu Mincho','Noto Serif JP','Noto Serif CJK JP'";
const GOTHIC = "'Hiragino Sans','Yu Gothic','Noto Sans JP','Noto Sans CJK JP'";

/** The letters of the six patterns; the same corners as their pages, dark colors at 4.5:1 and more. */
export const LETTER_STYLES: Readonly<Record<PatternName, LetterStyle>> = {
  natural: {
    face: `'Cormorant Garamond',Garamond,${MINCHO},Georgia,serif`,
    tracking: '.06em',
    buttonRadius: '999px',
    dark: {
      paper: '#24261f',
      surface: '#2d3027',
      ink: '#efeade',
      ink2: '#c6c1b0',
      line: '#474a3c',
      accent: '#a9c6a6',
      accentSoft: '#181a14',
      onAccent: '#1d261e',
    },
  },
  marine: {
    face: `Optima,Cormorant,${MINCHO},Georgia,serif`,
    tracking: '.1em',
    buttonRadius: '3px',
    dark: {
      paper: '#12242e',
      surface: '#193039',
      ink: '#e3eff3',
      ink2: '#adc5cf',
      line: '#2c4855',
      accent: '#8cc7dd',
      accentSoft: '#0b181f',
      onAccent: '#0e2530',
    },
  },
  'tropical-pop': {
    face: "'Zen Maru Gothic','Hiragino Maru Gothic ProN','Arial Rounded MT Bold','Yu Gothic','Noto Sans CJK JP',sans-serif",
    tracking: '.04em',
    buttonRadius: '30px 26px 31px 27px',
    dark: {
      paper: '#2a1f36',
      surface: '#342842',
      ink: '#fbeee2',
      ink2: '#d5c2d8',
      line: '#51405f',
      accent: '#ff93b5',
      accentSoft: '#1d1428',
      onAccent: '#3b0f24',
    },
  },
  'vintage-tropical-flower': {
    face: `Baskerville,Palatino,'Palatino Linotype',${MINCHO},Georgia,serif`,
    tracking: '.08em',
    buttonRadius: '2px',
    dark: {
      paper: '#2a231c',
      surface: '#352d24',
      ink: '#f1e6d3',
      ink2: '#cfc0a8',
      line: '#504536',
      accent: '#dcb395',
      accentSoft: '#1d1812',
      onAccent: '#33231a',
    },
  },
  'classic-noble': {
    face: `Didot,'Bodoni 72','Cormorant SC',${MINCHO},Georgia,serif`,
    tracking: '.1em',
    buttonRadius: '0',
    dark: {
      paper: '#251b29',
      surface: '#2f2333',
      ink: '#f4ebdf',
      ink2: '#cdbfc8',
      line: '#4a3a4c',
      accent: '#e0bf8f',
      accentSoft: '#18111b',
      onAccent: '#2d1626',
    },
  },
  stylish: {
    face: `Futura,'Avenir Next',${GOTHIC},'Segoe UI',Arial,sans-serif`,
    tracking: '.12em',
    buttonRadius: '0',
    dark: {
      paper: '#1d1e20',
      surface: '#27282b',
      ink: '#f1efeb',
      ink2: '#bfbdb8',
      line: '#3f4043',
      accent: '#f1efeb',
      accentSoft: '#121314',
      onAccent: '#1c1d1f',
    },
  },
};
