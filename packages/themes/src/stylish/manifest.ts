import { PATTERNS } from '../patterns.ts';
import type { ThemeManifest } from '../theme-manifest.ts';
import { STAGE } from '../tree/kit.ts';
import { STYLISH_FRAME, STYLISH_HERO } from './settings.ts';

const hero = (width: keyof typeof STYLISH_HERO) => {
  const { width: sheet, height, bleed, window } = STYLISH_HERO[width];
  return { width: sheet + 2 * bleed, height, window: { ...window, x: window.x + bleed } };
};

/** The pattern `stylish`: one continuous line, huge numerals, a Swiss grid. */
export const STYLISH_MANIFEST = {
  name: 'stylish',
  ...PATTERNS.stylish,
  palette: {
    paper: '#f6f5f3',
    surface: '#ffffff',
    ink: '#1e1f22',
    accent: '#1e1f22',
    accentText: '#1e1f22',
    onAccent: '#f6f5f3',
    deco: '#d2c6b6',
    blush: '#c79d92',
    gold: '#8a745c',
  },
  faces: { read: 'Noto Sans JP', display: 'Italiana', name: 'Zen Kaku Gothic New' },
  slots: {
    heroPhone: {
      piece: 'hero-375',
      ...hero(375),
      use: 'Over the numerals, below 600 px; drawn 120 px wider than its sheet on either side.',
    },
    heroTablet: { piece: 'hero-768', ...hero(768), use: 'The same from 600 to 1023 px, 150 px wider on either side.' },
    heroDesktop: { piece: 'hero-1280', ...hero(1280), use: 'The same from 1024 px, 400 px wider on either side.' },
    heroGrooms: { piece: 'extra-grooms-375', ...hero(375), use: 'Two grooms; also -768 and -1280.' },
    heroBrides: { piece: 'extra-brides-375', ...hero(375), use: 'Two brides; also -768 and -1280.' },
    heroKnot: { piece: 'extra-knot-375', ...hero(375), use: 'A couple of other labels; also -768 and -1280.' },
    heroFrame: { piece: 'extra-frame-375', ...hero(375), use: 'Around the couple’s photograph; also -768 and -1280.' },
    corner: { piece: 'corner', width: 250, height: 250, use: 'Upper left of a page (mirrored: right).' },
    cornerFoot: { piece: 'corner-foot', width: 250, height: 250, use: 'Lower right of a page.' },
    cornerLeaf: { piece: 'corner-leaf', width: 250, height: 250, use: 'Upper right of a card whose text comes close.' },
    divider: { piece: 'divider', width: 360, height: 44, use: 'Between sections, at most 360 px wide.' },
    playerFrame: {
      piece: 'player-frame',
      width: STYLISH_FRAME.width,
      height: STYLISH_FRAME.height,
      window: STYLISH_FRAME.video,
      use: 'Around the video from 1024 px; never over it.',
    },
    slate: {
      piece: 'slate',
      width: 1280,
      height: 720,
      use: 'The still behind every waiting message: paper on ink, above y 540.',
    },
    tree: {
      piece: 'tree',
      width: STAGE.width,
      height: STAGE.height,
      use: 'Behind the leaves, which hang from its arms.',
    },
    vignette: { piece: 'vignette', width: 300, height: 420, use: 'Next to the text of a thank-you page.' },
    error: { piece: 'error', width: 480, height: 300, use: 'Above the text of an error page.' },
  },
} as const satisfies ThemeManifest;
