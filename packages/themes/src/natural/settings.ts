/**
 * Sizes shared by pages and drawings, in px of each drawing. Separate from the generators, so that pages do not load
 * those.
 */

/** The opening of an arch: a round head on straight sides. */
export interface ArchWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One variant of the invitation's hero picture. It is placed below the page header, never behind it. */
export interface HeroSetting {
  readonly width: number;
  readonly height: number;
  /** The window that shows the scene or the couple's photo. */
  readonly window: ArchWindow;
}

/** The hero picture for phones, tablets and wide screens. */
export const HERO_SETTINGS = {
  375: { width: 375, height: 412, window: { x: 77, y: 22, width: 221, height: 312 } },
  768: { width: 768, height: 520, window: { x: 444, y: 52, width: 262, height: 374 } },
  1280: { width: 1280, height: 700, window: { x: 806, y: 62, width: 364, height: 510 } },
} as const satisfies Record<number, HeroSetting>;

/** The screen widths the hero picture is composed for. */
export type HeroWidth = keyof typeof HERO_SETTINGS;

/** The player's frame and the position of the video in it. */
export const PLAYER_FRAME = { width: 1376, height: 816, video: { x: 48, y: 48, width: 1280, height: 720 } } as const;

/** Position of the couple's bird on the tree's stage: its feet and its scale. */
export const BIRD_PERCH = { x: 292, y: 329.5, scale: 0.62 } as const;

/** The bird's drawing and the position of its feet. */
export const BIRD_BOX = { width: 64, height: 52, feet: { x: 32, y: 47 } } as const;

/**
 * The gift envelope (祝儀袋). Its text is live: the page sets it vertically in these boxes, the occasion above the knot
 * and the giver's name below it.
 */
export const ENVELOPE = {
  width: 220,
  height: 330,
  occasion: { x: 92, y: 22, width: 36, height: 106 },
  name: { x: 92, y: 224, width: 36, height: 80 },
} as const;

/** A giver's name as set on the envelope: columns from right to left, and their font size (px of the drawing). */
export interface EnvelopeName {
  readonly columns: readonly string[];
  readonly fontSizePx: number;
}

const NAME_MAX_PX = 20;
const NAME_PITCH = 1.08;
const COLUMN_PITCH = 1.12;
const MAX_COLUMNS = 3;

/**
 * Sets a giver's name in one to three columns, whichever allows the largest font; parts separated by a space stay
 * together if possible.
 */
export function setEnvelopeName(name: string): EnvelopeName {
  const parts = name.trim().split(/\s+/u);
  const whole = parts.join('');
  const settings = Array.from({ length: MAX_COLUMNS }, (_, i) => evenColumns(whole, i + 1));
  if (parts.length > 1 && parts.length <= MAX_COLUMNS) settings.push(parts);
  return settings
    .map(columns => ({ columns, fontSizePx: fittingPx(columns) }))
    .reduce((best, next) => (next.fontSizePx > best.fontSizePx * 1.15 ? next : best));
}

function evenColumns(text: string, count: number): string[] {
  const letters = [...text];
  const length = Math.max(1, Math.ceil(letters.length / count));
  return Array.from({ length: count }, (_, i) => letters.slice(i * length, (i + 1) * length).join('')).filter(
    column => column !== '',
  );
}

function fittingPx(columns: readonly string[]): number {
  const longest = Math.max(1, ...columns.map(column => [...column].length));
  const fit = Math.min(
    ENVELOPE.name.height / longest / NAME_PITCH,
    ENVELOPE.name.width / columns.length / COLUMN_PITCH,
  );
  return Math.min(NAME_MAX_PX, Math.floor(fit * 10) / 10);
}
