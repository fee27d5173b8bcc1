import { type Point, radians } from '../drawing/curve.ts';
import { groupAt, roundTo2, type Sheet, svgNumbers, tag } from '../drawing/svg.ts';
import { type Burin, createBurin, type Print } from './engraving/burin.ts';
import { bezier, closedShape } from './engraving/geometry.ts';
import { type Rinceau, rinceau } from './engraving/rinceau.ts';

/** A drawing and its mirror image about the axis x = 0: one half is drawn and reused. */
export function mirrored(sheet: Sheet, half: string): string {
  const href = sheet.part(half);
  return tag('use', { href }) + tag('use', { href, transform: 'scale(-1 1)' });
}

/** How ornate a corner is. */
export interface CornerPlan {
  readonly scrolls: number;
  readonly width: number;
  /** Radius of the first scroll. */
  readonly radius: number;
}

const CORNER: CornerPlan = { scrolls: 4, width: 2.4, radius: 20.6 };

/**
 * The engraved corner, its origin in the upper left: one half grows along the top edge, the other is its mirror image
 * about the diagonal.
 */
export function cornerOrnament(sheet: Sheet, print: Print, plan: CornerPlan = CORNER): string {
  const half = createBurin();
  rinceau(half, { from: [38.6, 31], shrink: 0.8, first: 1, firstHusk: 0, ...plan });
  const href = sheet.part(half.print(print));
  const diagonal = createBurin()
    .leaf(bezier([31, 31, 26, 26, 20, 20, 12, 12]), { width: 8, lobes: 3 })
    .leaf(bezier([47, 47, 55, 55, 64, 64, 75, 75]), { width: 8.4, lobes: 4 })
    .bead([79.4, 79.4], 1.7)
    .bead([83.8, 83.8], 1.3)
    .bead([87.4, 87.4], 1);
  return [
    tag('use', { href }),
    tag('use', { href, transform: 'matrix(0 1 1 0 0 0)' }),
    diagonal.print(print),
    tag('circle', { cx: 31, cy: 31, r: 9.6, fill: print.ground }),
    tag('circle', { cx: 31, cy: 31, r: 8, fill: 'none', stroke: print.foil, 'stroke-width': 1.3 }),
    createBurin()
      .rosette([31, 31], 5.2, 6)
      .print({ ...print, gap: 0.6 }),
  ].join('');
}

/** A crowned scroll for the top of a section or of a frame, around x = 0; about 200 × 50. */
export function cresting(sheet: Sheet, print: Print): string {
  const half = createBurin();
  rinceau(half, { from: [13, 0], radius: 13, shrink: 0.76, first: 1, width: 2.1 });
  const middle = createBurin()
    .leaf(bezier([0, 7, 0, 0, 0, -8, 0, -20]), { width: 9, lobes: 4 })
    .leaf(bezier([0, 5, 0, 9, 0, 13, 0, 18]), { width: 6, lobes: 3 })
    .bead([0, -23.6], 1.4)
    .bead([0, -27], 1)
    .bead([0, 21], 1);
  return (
    mirrored(sheet, half.print(print)) +
    middle.print(print) +
    tag('circle', { r: 3.6, cy: 6, fill: print.ground }) +
    tag('circle', { r: 2.6, cy: 6, fill: print.foil })
  );
}

/** A swelled engraved line on either side of a four-leaf boss, around the origin; `reach` px to each side. */
export function swelledRule(sheet: Sheet, print: Print, reach = 107): string {
  const half = createBurin()
    .line(
      [
        [16, 0],
        [reach * 0.47, 0],
        [reach - 3, 0],
      ],
      t => 0.35 + 1.3 * Math.sin(Math.PI * Math.min(1, t * 0.75 + 0.12)) ** 2,
    )
    .leaf(
      [
        [5, 0],
        [9, 0],
        [13, 0],
        [18, 0],
      ],
      { width: 4.8, lobes: 3 },
    )
    .bead([22, 0], 1.1)
    .bead([reach, 0], 1.1);
  const upright = (sign: 1 | -1): readonly Point[] => [
    [0, 3 * sign],
    [0, 6 * sign],
    [0, 9 * sign],
  ];
  const boss = createBurin()
    .leaf(upright(1), { width: 3.6, lobes: 2 })
    .leaf(upright(-1), { width: 3.6, lobes: 2 })
    .rosette([0, 0], 4.4, 4, -45);
  return mirrored(sheet, half.print({ ...print, gap: 0.6 })) + boss.print({ ...print, gap: 0.6 });
}

/** One strawberry leaf of the coronet with its pearl, positioned, rotated and scaled. */
function coronetLeaf(burin: Burin, [x, y]: Point, scale: number, angle: number): void {
  const [cos, sin] = [Math.cos(radians(angle)) * scale, Math.sin(radians(angle)) * scale];
  const at = ([px, py]: Point): Point => [x + px * cos - py * sin, y + px * sin + py * cos];
  const spine: readonly Point[] = [0, -6, -12, -17].map(py => at([0, py]));
  burin.leaf(spine, { width: 6.4 * scale, lobes: 3, lean: 0.5 });
  burin.bead(at([0, -19.6]), 1.5 * scale);
}

/** A coronet on the line y = 3, 48 wide and 32 high: band, five strawberry leaves, pearls. */
export function coronet(sheet: Sheet, print: Print): string {
  const half = createBurin();
  coronetLeaf(half, [21, -5.4], 0.62, 25);
  coronetLeaf(half, [11.4, -6.4], 0.86, 11);
  half.line(bezier([3, -5, 5, -10, 8, -10, 10.6, -5.6]), 1.5);
  half.line(bezier([13, -5, 15, -9, 18, -8.6, 20.4, -4.6]), 1.3);
  half.bead([6.2, -11.6], 1.2).bead([16.6, -10.2], 1.05);
  const middle = createBurin()
    .leaf(
      [
        [0, -5],
        [0, -12],
        [0, -19],
        [0, -25],
      ],
      { width: 7.4, lobes: 3, lean: 0.5 },
    )
    .bead([0, -28], 1.7);
  const fine = { ...print, gap: 0.9 };
  const band = closedShape([
    [
      [-24, -4.6],
      [-12, -7.4],
      [0, -8.2],
      [12, -7.4],
      [24, -4.6],
    ],
    [
      [24, -4.6],
      [22.6, 3],
    ],
    [
      [22.6, 3],
      [12, 0.4],
      [0, -0.4],
      [-12, 0.4],
      [-22.6, 3],
    ],
    [
      [-22.6, 3],
      [-24, -4.6],
    ],
  ]);
  return (
    mirrored(sheet, half.print(fine)) +
    middle.print(fine) +
    tag('path', { d: band, fill: print.foil, stroke: print.ground, 'paint-order': 'stroke' }) +
    tag('g', { fill: print.ground }, ...[-18, -9, 0, 9, 18].map(jewel))
  );
}

/** A jewel of the band: lozenges and pearls alternate. */
function jewel(x: number): string {
  const y = -3.9 + Math.abs(x) * 0.135;
  if (Math.abs(x) % 18 !== 0) return tag('circle', { cx: x, cy: y, r: 1.5 });
  return tag('path', {
    d: `M${svgNumbers(x, y - 2)}L${svgNumbers(x + 2.4, y)}L${svgNumbers(x, y + 2)}L${svgNumbers(x - 2.4, y)}Z`,
  });
}

/** An oval frame: radii of the opening, and the scrolls wrapped around it. */
export interface OvalPlan {
  readonly rx: number;
  readonly ry: number;
  readonly scroll: Pick<Rinceau, 'radius' | 'width' | 'scrolls' | 'shrink'>;
  /** Degrees of the half circle per px of scroll. */
  readonly pitch: number;
  readonly beads: number;
  readonly coronet: number;
}

/** A beaded oval around the origin, mantled with acanthus, crowned. Its opening stays empty. */
export function crownedOval(sheet: Sheet, print: Print, plan: OvalPlan): string {
  const { rx, ry, pitch, beads, scroll } = plan;
  const grow = scroll.radius * 0.52;
  // x of the scroll climbs the side from the foot, y points outward.
  const wrap = ([x, y]: Point): Point => {
    const a = radians(92 - x * pitch);
    return [Math.cos(a) * (rx + grow - y), Math.sin(a) * (ry + grow - y)];
  };
  const half = createBurin(wrap);
  rinceau(half, { from: [6, -scroll.radius * 0.36], first: -1, turns: 1.2, ...scroll });
  const oval = (beyond: number, width: number, opacity?: number) =>
    tag('ellipse', {
      rx: rx + beyond,
      ry: ry + beyond,
      fill: 'none',
      stroke: print.foil,
      'stroke-width': width,
      opacity,
    });
  const mount = tag('path', {
    d: `${ellipse(rx + 6.4, ry + 6.4)}${ellipse(rx, ry)}`,
    'fill-rule': 'evenodd',
    fill: print.ground,
  });
  // Leaves end at the mount: none may reach into the opening.
  const outside = sheet.mask(
    tag('path', { d: `M${svgNumbers(-2 * rx, -2 * ry)}h${4 * rx}v${4 * ry}h${-4 * rx}Z`, fill: '#fff' }) +
      tag('path', { d: ellipse(rx + 2, ry + 2), fill: '#000' }),
  );
  return [
    tag('g', { mask: outside }, mirrored(sheet, half.print({ ...print, gap: 1 }))),
    mount,
    oval(6, 0.8),
    tag('g', { fill: print.foil }, beadRing(rx + 3.4, ry + 3.4, beads)),
    oval(0.8, 1.7),
    groupAt({ y: -ry - 6 - plan.coronet * 0.4, scale: plan.coronet }, coronet(sheet, print)),
  ].join('');
}

function beadRing(rx: number, ry: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const a = (i / count) * 2 * Math.PI;
    return tag('circle', { cx: Math.cos(a) * rx, cy: Math.sin(a) * ry, r: 1.1 });
  }).join('');
}

/** An ellipse around the origin as a path. */
export function ellipse(rx: number, ry: number): string {
  return `M${roundTo2(-rx)} 0a${svgNumbers(rx, ry)} 0 1 0 ${roundTo2(2 * rx)} 0a${svgNumbers(rx, ry)} 0 1 0 ${roundTo2(-2 * rx)} 0Z`;
}

/** Even engraved hatching inside an oval, as one path. */
export function ovalHatching(rx: number, ry: number, pitch = 1.7): string {
  let d = '';
  for (let y = -ry + 1; y <= ry - 1; y += pitch) {
    const x = rx * Math.sqrt(Math.max(0, 1 - (y * y) / ry / ry)) - 1.2;
    if (x > 2) d += `M${svgNumbers(-x, y)}H${roundTo2(x)}`;
  }
  return d;
}
