import { document, type Sheet, tag, transform } from '../../drawing/svg.ts';
import type { Cut, Sticker } from '../../natural/stamps/die-cut.ts';

const MARGIN = 5;
const BEAD = 7.4;
const BEAD_GAP = 6.2;
const FOAM = '#ffffff';
const DEEP = '#1c4a5e';

/**
 * Formats a stamp with a ring of foam: a beaded white rim visible on dark video, with a blue shade below it visible on
 * paper.
 */
export function foamRing(sheet: Sheet, { art, cuts }: Sticker): string {
  const outline = (grow: number) =>
    cuts
      .map(cut => {
        const scale = Math.abs(cut.pose?.scale ?? 1);
        return tag('path', {
          d: cut.d,
          transform: cut.pose && transform(cut.pose),
          'stroke-width': (cut.line ?? 0) + grow / scale,
          fill: cut.line === undefined ? undefined : 'none',
        });
      })
      .join('');
  const layer = (colour: string, grow: number, rest: Readonly<Record<string, string | number>> = {}) =>
    tag(
      'g',
      { fill: colour, stroke: colour, 'stroke-linejoin': 'round', 'stroke-linecap': 'round', ...rest },
      outline(grow),
    );
  // Dots of foam: a dashed line whose dashes have zero length and round caps.
  const shapes = cuts.filter(cut => cut.line === undefined);
  const beads = shapes
    .map(cut =>
      tag('path', {
        d: cut.d,
        transform: cut.pose && transform(cut.pose),
        'stroke-width': BEAD / Math.abs(cut.pose?.scale ?? 1),
      }),
    )
    .join('');
  return document(
    [-4, -4, 104, 104],
    sheet,
    layer(DEEP, MARGIN + 3.2, { opacity: 0.09, transform: 'translate(0 1.6)' }),
    layer(DEEP, MARGIN + 1.6, { opacity: 0.16, transform: 'translate(0 1.2)' }),
    tag('g', { fill: 'none', stroke: FOAM, 'stroke-linecap': 'round', 'stroke-dasharray': `.01 ${BEAD_GAP}` }, beads),
    layer(FOAM, MARGIN),
    art,
  );
}

/** Combines the parts of a stamp, in painting order. */
export function combineStickers(...parts: readonly Sticker[]): Sticker {
  return { art: parts.map(({ art }) => art).join(''), cuts: parts.flatMap(({ cuts }): readonly Cut[] => cuts) };
}
