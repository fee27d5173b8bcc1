import { createSheet, document, tag } from '../../drawing/svg.ts';
import { clamp } from '../engraving/geometry.ts';
import { Plate } from '../engraving/plate.ts';
import { ruleGround } from '../furniture/ruling.ts';
import { perforatedSheet } from '../furniture/sheet.ts';
import { INKS, PAPERS } from '../palette.ts';

/** The ground of a stamp: its color and the ink of its ruling. */
interface Ground {
  readonly colour: string;
  readonly ruling: string;
}

/** A reaction as a postage stamp, 96 × 96: perforated paper, ruled ground, one motif that overlaps the inner frame. */
export function postageStamp({ colour, ruling }: Ground, cut: (plate: Plate) => void): string {
  const ground = new Plate({ id: 'g' });
  ruleGround(ground, {
    from: [11, 11],
    to: [85, 85],
    pitch: () => 2.5,
    tone: (x, y) => 0.2 + 0.34 * clamp(Math.hypot((x - 44) / 62, (y - 42) / 62)),
    ink: ruling,
    step: 8,
  });
  const motif = new Plate({ id: 'm', coarseness: 1.25, ink: INKS.contour });
  cut(motif);
  const frame = (inset: number, stroke: string, width: number) =>
    tag('rect', {
      x: inset,
      y: inset,
      width: 96 - 2 * inset,
      height: 96 - 2 * inset,
      fill: 'none',
      stroke,
      'stroke-width': width,
    });
  return document(
    [0, 0, 96, 96],
    createSheet(),
    perforatedSheet({ x: 1, y: 1, width: 94, height: 93.4 }, { pitch: 10.44, radius: 3.1 }, 1.4),
    tag('rect', { x: 10, y: 10, width: 76, height: 76, fill: colour }),
    ground.svg(),
    frame(10, INKS.contour, 1.1),
    frame(13, PAPERS.card, 0.9),
    motif.svg(),
  );
}
