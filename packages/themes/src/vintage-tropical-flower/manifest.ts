import { PATTERNS } from '../patterns.ts';
import type { ThemeManifest } from '../theme-manifest.ts';
import { STAGE } from '../tree/kit.ts';
import { HERO_SETTINGS, PHOTO_SHEETS, PLAYER_FRAME, POSTAGE } from './settings.ts';

const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({ width, height });

/**
 * The pattern `vintage-tropical-flower`: a sheet of an engraved florilegium, faintly tinted by hand and sent by mail.
 */
export const VINTAGE_MANIFEST = {
  name: 'vintage-tropical-flower',
  ...PATTERNS['vintage-tropical-flower'],
  palette: {
    paper: '#f3ead9',
    surface: '#fbf5e8',
    ink: '#43382f',
    accent: '#7b5a46',
    accentText: '#6b4a37',
    onAccent: '#fbf5e8',
    deco: '#b9a983',
    blush: '#b9705f',
    gold: '#9c7d45',
  },
  faces: { read: 'Kotohogi Antique', display: 'Kotohogi Display', name: 'Kotohogi Antique' },
  slots: {
    heroPhone: {
      piece: 'hero-375',
      ...sizeOf(HERO_SETTINGS[375]),
      use: 'Up to 599 px, over the plate rule, full width.',
    },
    heroTablet: {
      piece: 'hero-768',
      ...sizeOf(HERO_SETTINGS[768]),
      use: 'From 600 px, over the names, in the middle.',
    },
    heroDesktop: {
      piece: 'hero-1280',
      ...sizeOf(HERO_SETTINGS[1280]),
      use: 'From 1024 px, the left half of the sheet.',
    },
    postage: { piece: 'extra-postage', ...sizeOf(POSTAGE), use: 'Without a photo; its text is set by the page.' },
    photoUpright: {
      piece: 'extra-photo-upright',
      ...PHOTO_SHEETS.upright,
      use: 'Behind a portrait photo, which fills the window.',
    },
    photoLying: {
      piece: 'extra-photo-lying',
      ...PHOTO_SHEETS.lying,
      use: 'Behind a landscape photo, which fills the window.',
    },
    corner: { piece: 'corner', width: 250, height: 250, use: 'Upper left of a page, mirrored for the right.' },
    cornerFoot: { piece: 'corner-foot', width: 250, height: 250, use: 'Lower right of a page.' },
    cornerLeaf: { piece: 'corner-leaf', width: 250, height: 250, use: 'Upper right of a card whose text comes close.' },
    divider: { piece: 'divider', width: 360, height: 44, use: 'Between sections, at most 360 px wide.' },
    playerFrame: {
      piece: 'player-frame',
      ...sizeOf(PLAYER_FRAME),
      window: PLAYER_FRAME.video,
      use: 'Around the video from 1024 px; never over it.',
    },
    slate: {
      piece: 'slate',
      width: 1280,
      height: 720,
      use: 'The still behind every waiting message; ink on its middle.',
    },
    tree: { piece: 'tree', ...STAGE, use: 'Behind the leaves.' },
    error: { piece: 'error', width: 480, height: 300, use: 'Above the text of an error page.' },
  },
} as const satisfies ThemeManifest;
