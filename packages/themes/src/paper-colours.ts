import type { PatternName } from './theme-names.ts';

/** Colors of a letter in a pattern, for media without our style sheets: mails and print. */
export interface PaperColours {
  readonly paper: string;
  readonly surface: string;
  readonly ink: string;
  readonly ink2: string;
  readonly line: string;
  readonly accent: string;
  readonly accentSoft: string;
  readonly onAccent: string;
}

/** The same values as themes.css (compared by tokens.unit.test.ts). */
export const PAPER_COLOURS: Readonly<Record<PatternName, PaperColours>> = {
  natural: {
    paper: '#fbf8f0',
    surface: '#fffefa',
    ink: '#4b4a3c',
    ink2: '#646250',
    line: '#e5dcc6',
    accent: '#4f6a54',
    accentSoft: '#edf2e6',
    onAccent: '#fffdf6',
  },
  marine: {
    paper: '#f4f9fa',
    surface: '#ffffff',
    ink: '#20404f',
    ink2: '#375a6a',
    line: '#d2e3e8',
    accent: '#1f6580',
    accentSoft: '#e3eff4',
    onAccent: '#ffffff',
  },
  'tropical-pop': {
    paper: '#fff7e8',
    surface: '#fffdf6',
    ink: '#3b2a4a',
    ink2: '#574469',
    line: '#f0dfbf',
    accent: '#c2336a',
    accentSoft: '#fdeaec',
    onAccent: '#fffdf6',
  },
  'vintage-tropical-flower': {
    paper: '#f3ead9',
    surface: '#fbf5e8',
    ink: '#43382f',
    ink2: '#594b3f',
    line: '#dccfb4',
    accent: '#7b5a46',
    accentSoft: '#f0e3d0',
    onAccent: '#fbf5e8',
  },
  'classic-noble': {
    paper: '#faf6ee',
    surface: '#fffdf8',
    ink: '#2d2433',
    ink2: '#5b4e5c',
    line: '#e6dcc7',
    accent: '#5a2140',
    accentSoft: '#f5e8ec',
    onAccent: '#fbf3e2',
  },
  stylish: {
    paper: '#f6f5f3',
    surface: '#ffffff',
    ink: '#1e1f22',
    ink2: '#4d4e52',
    line: '#dddad4',
    accent: '#1e1f22',
    accentSoft: '#e9e5df',
    onAccent: '#f6f5f3',
  },
};
