import { document, type Pose, type Sheet, tag, transform } from '../../drawing/svg.ts';

/** A part of the outline along which a sticker is cut: a closed shape, or a stroke of the given width. */
export interface Cut {
  readonly d: string;
  readonly pose?: Pose;
  /** Width of the line itself, if the part is drawn as a stroke. */
  readonly line?: number;
}

/** A stamp: its artwork and its cut outline, on a 96 × 96 field. */
export interface Sticker {
  readonly art: string;
  readonly cuts: readonly Cut[];
}

const MARGIN = 5.6;
const PAPER = '#fffefa';

/**
 * Formats a sticker: a white margin visible on dark video, a thin shadow visible on paper. No filters: they blur at
 * high pixel ratios.
 */
export function dieCut(sheet: Sheet, { art, cuts }: Sticker): string {
  const outline = (grow: number) =>
    cuts
      .map(cut =>
        tag('path', {
          d: cut.d,
          transform: cut.pose && transform(cut.pose),
          'stroke-width': (cut.line ?? 0) + grow,
          fill: cut.line === undefined ? undefined : 'none',
        }),
      )
      .join('');
  const layer = (colour: string, grow: number, rest: Record<string, string | number> = {}) =>
    tag(
      'g',
      { fill: colour, stroke: colour, 'stroke-linejoin': 'round', 'stroke-linecap': 'round', ...rest },
      outline(grow),
    );
  return document(
    [-4, -4, 104, 104],
    sheet,
    layer('#4a4632', MARGIN + 2.4, { opacity: 0.07, transform: 'translate(0 1.4)' }),
    layer('#4a4632', MARGIN + 0.8, { opacity: 0.12, transform: 'translate(0 1.1)' }),
    layer(PAPER, MARGIN),
    art,
  );
}

/** A circle as a path, so that it can be cut like any other shape. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
}
