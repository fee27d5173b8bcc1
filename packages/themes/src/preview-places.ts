import type { PatternName } from './theme-names.ts';

/** Position and colors of the text of a link preview (1200 × 630) in a pattern. */
export interface PreviewPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly align: 'center' | 'left';
  readonly colour: string;
  readonly accent: string;
  /** The font of the names, by its file name in `static/fonts`; undefined for the default display face. */
  readonly face?: 'pop' | 'style';
}

/** The text goes where the drawing leaves the paper blank. */
export const PREVIEW_PLACES: Readonly<Record<PatternName, PreviewPlace>> = {
  natural: { left: 40, top: 196, width: 712, align: 'center', colour: '#4b4a3c', accent: '#466049' },
  marine: { left: 30, top: 122, width: 690, align: 'center', colour: '#20404f', accent: '#1b5b74' },
  'tropical-pop': {
    ...{ left: 652, top: 168, width: 530, align: 'left', colour: '#3b2a4a', accent: '#0f7f75' },
    face: 'pop',
  },
  'vintage-tropical-flower': {
    ...{ left: 34, top: 196, width: 660, align: 'center', colour: '#43382f', accent: '#83402f' },
  },
  'classic-noble': { left: 230, top: 282, width: 740, align: 'center', colour: '#3d1a30', accent: '#6b4a22' },
  stylish: {
    ...{ left: 64, top: 150, width: 580, align: 'left', colour: '#1e1f22', accent: '#7d6851' },
    face: 'style',
  },
};
