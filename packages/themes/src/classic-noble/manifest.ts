import { PATTERNS } from '../patterns.ts';
import type { ThemeManifest } from '../theme-manifest.ts';
import { STAGE } from '../tree/kit.ts';
import { CREST, HERO_SIZES, PLAYER_FRAME, PORTRAIT, SEAL } from './settings.ts';

/**
 * The pattern `classic-noble`: an ivory card with a sunk plate on aubergine damask, acanthus in gold hairlines, wax, a
 * chandelier.
 */
export const CLASSIC_NOBLE_MANIFEST = {
  name: 'classic-noble',
  ...PATTERNS['classic-noble'],
  palette: {
    paper: '#faf6ee',
    surface: '#fffdf8',
    ink: '#2d2433',
    accent: '#5a2140',
    accentText: '#5a2140',
    onAccent: '#fbf3e2',
    deco: '#b8924a',
    blush: '#d39aa0',
    gold: '#b8924a',
  },
  faces: { read: 'Shippori Mincho', display: 'Cormorant SC', name: 'Shippori Mincho' },
  slots: {
    heroPhone: {
      piece: 'hero-375',
      ...HERO_SIZES[375],
      use: 'The silk behind the card on phones; stretched to its height.',
    },
    heroTablet: { piece: 'hero-768', ...HERO_SIZES[768], use: 'The same from 600 px.' },
    heroDesktop: { piece: 'hero-1280', ...HERO_SIZES[1280], use: 'The same from 1024 px.' },
    crest: {
      piece: 'extra-crest',
      width: CREST.width,
      height: CREST.height,
      window: CREST.opening,
      use: 'At the top of the card; the initials are set in its oval.',
    },
    portrait: {
      piece: 'extra-portrait',
      width: PORTRAIT.width,
      height: PORTRAIT.height,
      window: PORTRAIT.opening,
      use: 'Over the couple’s photograph, which fills the oval behind it.',
    },
    seal: {
      piece: 'extra-seal',
      ...SEAL,
      use: 'Over the lower edge of the card, the only drawing that breaks its frame. The initials are set in it.',
    },
    corner: {
      piece: 'corner',
      width: 250,
      height: 250,
      use: 'Upper left of a page or of the card; mirrored for the other corners.',
    },
    cornerFoot: { piece: 'corner-foot', width: 250, height: 250, use: 'Lower right of a page.' },
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
      use: 'The still behind every waiting message; ivory text under its chandelier.',
    },
    tree: {
      piece: 'tree',
      width: STAGE.width,
      height: STAGE.height,
      use: 'Behind the leaves, which are placed by the tree’s layout.',
    },
    error: { piece: 'error', width: 480, height: 300, use: 'Above the text of an error page.' },
    vignette: { piece: 'vignette', width: 300, height: 420, use: 'Above the text of a thank-you page.' },
  },
} as const satisfies ThemeManifest;
