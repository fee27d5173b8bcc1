/** Sizes that pages and drawings share, px of each drawing. Kept apart from the generators, so that a page does not load them. */

/** The opening of an arch: a round head on straight sides. */
export interface ArchWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One setting of the invitation's opening picture. It stands below the page header, never behind it. */
export interface HeroSetting {
  readonly width: number;
  readonly height: number;
  /** Where the scene, or the couple's photograph, shows through. */
  readonly window: ArchWindow;
}

/** The opening picture for phones, for tablets and for wide screens. */
export const HERO_SETTINGS = {
  375: { width: 375, height: 412, window: { x: 77, y: 22, width: 221, height: 312 } },
  768: { width: 768, height: 520, window: { x: 444, y: 52, width: 262, height: 374 } },
  1280: { width: 1280, height: 700, window: { x: 806, y: 62, width: 364, height: 510 } },
} as const satisfies Record<number, HeroSetting>;

/** The screen widths the opening picture is set for. */
export type HeroWidth = keyof typeof HERO_SETTINGS;

/** The player's frame and where the video lies in it. */
export const PLAYER_FRAME = { width: 1376, height: 816, video: { x: 48, y: 48, width: 1280, height: 720 } } as const;

/** Where the couple's bird sits on the stage: its feet and its scale. */
export const BIRD_PERCH = { x: 292, y: 329.5, scale: 0.62 } as const;

/** The bird's drawing and where its feet stand in it. */
export const BIRD_BOX = { width: 64, height: 52, feet: { x: 32, y: 47 } } as const;

/**
 * The gift envelope (祝儀袋). Its words are live: the page sets them vertically in these boxes,
 * the occasion above the knot and the giver's name below it.
 */
export const ENVELOPE = {
  width: 220,
  height: 330,
  occasion: { x: 92, y: 22, width: 36, height: 106 },
  name: { x: 92, y: 224, width: 36, height: 80 },
} as const;

/** A giver's name as it stands on the envelope: columns from right to left, and their type size (px of the drawing). */
export interface EnvelopeName {
  readonly columns: readonly string[];
  readonly fontSizePx: number;
}

const NAME_MAX_PX = 20;
const NAME_PITCH = 1.08;
const COLUMN_PITCH = 1.12;
const MAX_COLUMNS = 3;

/** Sets a giver's name in one to three columns, whichever lets it stand largest; parts parted by a space stay whole where they can. */
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
