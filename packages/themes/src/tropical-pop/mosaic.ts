import { mix } from '../drawing/colour.ts';
import { type Sheet, tag } from '../drawing/svg.ts';
import type { Box } from '../theme-manifest.ts';
import type { Shape } from './cutting/outline.ts';
import { cut } from './cutting/scissors.ts';
import { panel } from './motifs/sheets.ts';
import { gluedPath, gouache, PAINT } from './paper.ts';

/** One painted sheet and the colors of the figures on it, in order. */
export interface SheetPlan<Figure extends string> extends Box {
  readonly paint: string;
  readonly seed: number;
  readonly figures?: Readonly<Partial<Record<Figure, string>>>;
}

/** Adjacent painted sheets, and the leaf figures that change color wherever they cross an edge. */
export interface MosaicPlan<Figure extends string> {
  readonly figures: Readonly<Partial<Record<Figure, Shape>>>;
  readonly sheets: readonly SheetPlan<Figure>[];
  /** Shadow and looseness of the sheets, px. */
  readonly lift: number;
  readonly loose: number;
}

/** Draws the mosaic. */
export function mosaic<Figure extends string>(sheet: Sheet, plan: MosaicPlan<Figure>): string {
  const parts = new Map<string, string>();
  for (const [figure, shape] of Object.entries<Shape | undefined>(plan.figures)) {
    if (shape !== undefined) parts.set(figure, figurePart(sheet, figure, shape));
  }
  return plan.sheets.map((each, i) => paintedSheet(sheet, { each, i, parts, plan })).join('');
}

function figurePart(sheet: Sheet, figure: string, shape: Shape): string {
  const options = { tolerance: 0.5, stray: 0.5, seed: figure.length, blunt: figure === 'monstera' ? 5 : 0 };
  return sheet.part(tag('path', { d: cut(shape, options), 'fill-rule': 'evenodd' }));
}

interface Painted {
  readonly each: SheetPlan<string>;
  readonly i: number;
  readonly parts: ReadonlyMap<string, string>;
  readonly plan: { readonly lift: number; readonly loose: number };
}

function paintedSheet(sheet: Sheet, { each, i, parts, plan }: Painted): string {
  const outline = cut([panel(each, each.seed, plan.loose)], { tolerance: 0.4, soft: 0.3 });
  const strokes = Math.max(3, Math.round(each.height / 24));
  let inside = gouache(each, each.paint, { seed: i * 7 + 2, rotate: i % 2 === 0 ? -4 : 3, strokes, strength: 0.08 });
  for (const [figure, colour] of Object.entries<string | undefined>(each.figures ?? {})) {
    const href = parts.get(figure);
    if (href === undefined || colour === undefined) continue;
    inside +=
      tag('use', { href, x: 2, y: 3, fill: PAINT.ink, opacity: 0.2 }) +
      tag('use', { href, x: -0.7, y: -0.7, fill: mix(colour, '#ffffff', 0.4) }) +
      tag('use', { href, fill: colour });
  }
  return (
    gluedPath(sheet, outline, each.paint, {
      lift: plan.lift,
      rim: 0.8,
      shade: 0.18,
    }) + tag('g', { 'clip-path': sheet.clip(outline) }, inside)
  );
}
