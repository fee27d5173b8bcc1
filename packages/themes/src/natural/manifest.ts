import { PATTERNS } from '../patterns.ts';
import type { ThemeManifest } from '../theme-manifest.ts';
import { STAGE } from '../tree/kit.ts';
import { ENVELOPE, HERO_SETTINGS, PLAYER_FRAME } from './settings.ts';

/** The pattern `natural`: watercolor botany, an arch window on a dawn hill, flowers that overlap the frame. */
export const NATURAL_MANIFEST = {
  name: 'natural',
  ...PATTERNS.natural,
  palette: {
    paper: '#fbf8f0',
    surface: '#fffefa',
    ink: '#4b4a3c',
    accent: '#4f6a54',
    accentText: '#466049',
    onAccent: '#fffdf6',
    deco: '#cdbf9c',
    blush: '#dd9e8f',
    gold: '#b08d4f',
  },
  faces: { read: 'Shippori Mincho', display: 'Cormorant Garamond', name: 'Zen Maru Gothic' },
  slots: {
    heroPhone: {
      piece: 'hero-375',
      ...HERO_SETTINGS[375],
      use: 'Below the header, full width, up to 599 px; names follow under it.',
    },
    heroTablet: {
      piece: 'hero-768',
      ...HERO_SETTINGS[768],
      use: 'From 600 to 1023 px; the text is to the left of the window.',
    },
    heroDesktop: {
      piece: 'hero-1280',
      ...HERO_SETTINGS[1280],
      use: 'Below the header from 1024 px; the text is between x 220 and x 640.',
    },
    heroFramePhone: {
      piece: 'extra-frame-375',
      ...HERO_SETTINGS[375],
      use: 'Over the couple’s photograph, which fills the window behind it.',
    },
    heroFrameDesktop: {
      piece: 'extra-frame-1280',
      ...HERO_SETTINGS[1280],
      use: 'Over the couple’s photograph, which fills the window behind it.',
    },
    corner: {
      piece: 'corner',
      width: 250,
      height: 250,
      use: 'Upper left of a page (mirrored: right), its top at the foot of the header: 132 px wide on a phone, 260 from 1024 px.',
    },
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
      use: 'Behind the leaves, which are placed by tree-layout.',
    },
    envelope: {
      piece: 'extra-envelope',
      width: ENVELOPE.width,
      height: ENVELOPE.height,
      window: ENVELOPE.name,
      use: 'The giver’s name is set vertically in the window.',
    },
    error: { piece: 'error', width: 480, height: 300, use: 'Above the text of an error page.' },
  },
} as const satisfies ThemeManifest;
