import { PATTERNS } from '../patterns.ts';
import type { ThemeManifest } from '../theme-manifest.ts';
import { STAGE } from '../tree/kit.ts';
import { HERO_SETTINGS, PLAYER_FRAME } from './settings.ts';

/** The pattern `tropical-pop`: paper cutouts in a mosaic of painted sheets, a toucan, fruit with faces. */
export const TROPICAL_POP_MANIFEST = {
  name: 'tropical-pop',
  ...PATTERNS['tropical-pop'],
  palette: {
    paper: '#fff7e8',
    surface: '#fffdf6',
    ink: '#3b2a4a',
    accent: '#c2336a',
    accentText: '#ad285b',
    onAccent: '#fffdf6',
    deco: '#ffb52e',
    blush: '#f48aa0',
    gold: '#e0a22e',
  },
  faces: { read: 'Zen Maru Gothic', display: 'Fredoka', name: 'Zen Maru Gothic' },
  slots: {
    heroPhone: {
      piece: 'hero-375',
      ...HERO_SETTINGS[375],
      use: 'Below the header, full width, up to 599 px.',
    },
    heroTablet: {
      piece: 'hero-768',
      ...HERO_SETTINGS[768],
      use: 'From 600 px; the text is to the right of x 392.',
    },
    heroDesktop: {
      piece: 'hero-1280',
      ...HERO_SETTINGS[1280],
      use: 'From 1024 px; the text is to the right of x 700.',
    },
    photoPhone: {
      piece: 'extra-photo-375',
      ...HERO_SETTINGS[375],
      use: 'Over the couple’s photograph in its window.',
    },
    photoTablet: {
      piece: 'extra-photo-768',
      ...HERO_SETTINGS[768],
      use: 'Over the couple’s photograph in its window.',
    },
    photoDesktop: {
      piece: 'extra-photo-1280',
      ...HERO_SETTINGS[1280],
      use: 'Over the couple’s photograph in its window.',
    },
    tiles: { piece: 'extra-tiles', width: 540, height: 66, use: 'A border at the foot of a page; it repeats.' },
    corner: { piece: 'corner', width: 250, height: 250, use: 'Upper left of a page (mirrored: right).' },
    cornerFoot: {
      piece: 'corner-foot',
      width: 250,
      height: 250,
      use: 'Lower right of a page, behind the last section.',
    },
    cornerLeaf: { piece: 'corner-leaf', width: 250, height: 250, use: 'Upper right of a card whose text comes close.' },
    divider: { piece: 'divider', width: 360, height: 44, use: 'Between sections, at most 360 px wide.' },
    playerFrame: {
      piece: 'player-frame',
      width: PLAYER_FRAME.width,
      height: PLAYER_FRAME.height,
      window: PLAYER_FRAME.video,
      use: 'Around the video from 1024 px; never over it.',
    },
    slate: {
      piece: 'slate',
      width: 1280,
      height: 720,
      use: 'The still behind every waiting message; ink on its middle.',
    },
    tree: {
      piece: 'tree',
      width: STAGE.width,
      height: STAGE.height,
      use: 'Behind the leaves, which are placed by the tree’s kit.',
    },
    error: { piece: 'error', width: 480, height: 300, use: 'Above the text of an error page.' },
  },
} as const satisfies ThemeManifest;
