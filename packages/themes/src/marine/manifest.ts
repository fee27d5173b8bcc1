import { PATTERNS } from '../patterns.ts';
import type { ThemeManifest } from '../theme-manifest.ts';
import { STAGE } from '../tree/kit.ts';
import { HERO_SETTINGS, PLAYER_FRAME } from './settings.ts';

const heroSlot = (width: keyof typeof HERO_SETTINGS, use: string) =>
  ({ piece: `hero-${width}`, width: HERO_SETTINGS[width].width, height: HERO_SETTINGS[width].height, use }) as const;

/** The pattern `marine`: the page is built on one horizon; names rest on it and are reflected in the water. */
export const MARINE_MANIFEST = {
  name: 'marine',
  ...PATTERNS.marine,
  palette: {
    paper: '#f4f9fa',
    surface: '#ffffff',
    ink: '#20404f',
    accent: '#1f6580',
    accentText: '#1b5b74',
    onAccent: '#ffffff',
    deco: '#a8c9d2',
    blush: '#e8a796',
    gold: '#b59650',
  },
  faces: { read: 'Shippori Mincho', display: 'Cormorant', name: 'Klee One' },
  slots: {
    heroPhone: heroSlot(375, 'Below the header up to 599 px: its middle is shown, with the names on its horizon.'),
    heroTablet: heroSlot(768, 'From 600 to 1023 px, its middle.'),
    heroDesktop: heroSlot(1280, 'From 1024 px, its middle; texts at the left, boat or photograph at the right.'),
    corner: { piece: 'corner', width: 250, height: 250, use: 'Upper left of a page; mirrored at the right.' },
    cornerFoot: { piece: 'corner-foot', width: 250, height: 250, use: 'Lower right of a page, once.' },
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
      use: 'The still behind every waiting message; white text on it.',
    },
    tree: { piece: 'tree', width: STAGE.width, height: STAGE.height, use: 'Behind the leaves of tree-kit.' },
    error: { piece: 'error', width: 480, height: 300, use: 'Above the text of an error page.' },
  },
} as const satisfies ThemeManifest;
