import { type Point, polar } from '../drawing/curve.ts';
import { createSheet, document, groupAt, roundTo2, type Sheet, svgNumbers, tag } from '../drawing/svg.ts';
import { STAGE } from '../tree/kit.ts';
import { type Burin, createBurin, type Print } from './engraving/burin.ts';
import { arc, bezier, lerp, spiral } from './engraving/geometry.ts';
import { rinceau } from './engraving/rinceau.ts';
import { coronet, mirrored } from './ornament.ts';
import { paleFoil } from './paints.ts';
import { RIBS, type Rib, ribY, TRUNK_X } from './tree-kit.ts';
import { leader, trunk } from './trunk.ts';

const DEEP_GREEN = '#44604a';

/** The tree without guests' leaves, 374 × 400: two stems twined into one, gilt ribs, plumes of acanthus, a coronet. */
export function tree(): string {
  const sheet = createSheet();
  return document(
    [0, 0, STAGE.width, STAGE.height],
    sheet,
    crownGlow(sheet),
    groupAt({ x: TRUNK_X }, plumes(sheet)),
    leader(sheet),
    groupAt({ x: TRUNK_X }, ribs(sheet)),
    groupAt({ x: TRUNK_X, y: 17, scale: 0.62 }, coronet(sheet, { foil: paleFoil(sheet), ground: '#f3f3e6' })),
    ground(sheet),
    trunk(sheet),
    groupAt({ x: TRUNK_X }, perch(sheet)),
  );
}

function crownGlow(sheet: Sheet): string {
  const fill = sheet.radial([
    [0, '#dbe4d0'],
    [0.72, '#e3e9d9', 0.9],
    [1, '#e9eede', 0],
  ]);
  return tag('ellipse', { cx: TRUNK_X, cy: 156, rx: 172, ry: 142, fill });
}

/** A plume of acanthus, drawn once and reused: its root at the origin, growing to the right. */
function plume(sheet: Sheet, print: Print, bow: number): string {
  return sheet.part(
    createBurin()
      .leaf(bezier([0, 0, 12, 0, 24, -2 * bow, 36, -7 * bow]), { width: 7, lobes: 5, isStalked: true })
      .print(print),
  );
}

const PALE: Print = {
  foil: '#d3dcc8',
  ground: '#93a689',
  gap: 0.6,
  shade: '#8fa386',
  shadeOpacity: 0.24,
  veinWidth: 0.45,
};
const DEEP: Print = {
  foil: '#abbd9f',
  ground: '#5f7a60',
  gap: 0.6,
  shade: '#4c6350',
  shadeOpacity: 0.32,
  veinWidth: 0.45,
};

function used(href: string | undefined, [x, y]: Point, [turn, size]: readonly [number, number]): string {
  return tag('use', {
    href,
    transform: `translate(${svgNumbers(x, y)})rotate(${roundTo2(turn)})scale(${roundTo2(size)})`,
  });
}

/** A ring of plumes around the right half of the oval. */
interface Ring {
  readonly count: number;
  /** The first angle and the step between two, degrees. */
  readonly from: number;
  readonly step: number;
  /** Radius of their roots, as a share of the oval. */
  readonly reach: number;
  readonly size: number;
}

function ring({ count, from, step, reach, size }: Ring, parts: readonly string[]): string {
  return Array.from({ length: count }, (_, i) => {
    const [c, s] = polar([0, 0], from + i * step, 1);
    const outward = (Math.atan2(s - 0.3, c) * 180) / Math.PI;
    return used(
      parts[i % parts.length],
      [c * 152 * reach, 154 + s * 126 * reach],
      [outward, size * (i % 2 === 0 ? 1 : 0.9)],
    );
  }).join('');
}

/** Two rings of plumes around the oval, and leaves that grow from the ribs; the right half, mirrored. */
function plumes(sheet: Sheet): string {
  const far = [plume(sheet, PALE, 1), plume(sheet, PALE, 0.3)];
  const near = [plume(sheet, DEEP, 1), plume(sheet, DEEP, 0.2)];
  return (
    mirrored(sheet, ring({ count: 15, from: -86, step: 9.7, reach: 0.85, size: 1.45 }, far)) +
    mirrored(sheet, ring({ count: 14, from: -81, step: 10.4, reach: 0.84, size: 1.12 }, near)) +
    mirrored(
      sheet,
      RIBS.slice(1)
        .map((rib, row) => twigs(rib, row, row % 3 === 1 ? far : near))
        .join(''),
    )
  );
}

/** The tree's own leaves, in pairs on bare stretches of a rib between two places for guests' leaves. */
function twigs(rib: Rib, row: number, parts: readonly string[]): string {
  const [gap, beyond] = rib.offsets[0] === 0 ? [40, 118] : [4, 90];
  // Buds mark the places of guests' leaves, which later cover them.
  const places = [gap, beyond, ...rib.offsets.map(offset => offset + 10)];
  return places
    .filter(x => x < Math.max(...rib.offsets) + 40)
    .map((x, i) => {
      const root: Point = [x, ribY(rib, x) + UNDER];
      const up = used(parts[(row + i) % 2], root, [-46 - (row % 2) * 10, 0.72]);
      return x < 10 && row < 7 ? up : up + used(parts[(row + i + 1) % 2], root, [38 - (row % 3) * 8, 0.6]);
    })
    .join('');
}

/** How far a rib runs below the middle of its leaves, px: where their stalks end. */
const UNDER = 6;

/** The gilt ribs that carry the leaves: they leave the stem, follow their row and end in a scroll. */
function ribs(sheet: Sheet): string {
  const print: Print = { foil: paleFoil(sheet), ground: '#eef1e4', gap: 0.8, shadeOpacity: 0.18 };
  const curls = [8.4, 7.2].map(radius => {
    const line = spiral({ centre: [0, -radius], radius, from: 90, turn: -1, hold: 0.42, turns: 1.1, eye: 0.22 });
    const curl = createBurin().line(line, t => 1.5 - 0.6 * t);
    return sheet.part(curl.rosette([0, -radius], radius * 0.4).print(print));
  });
  const burin = createBurin();
  let ends = '';
  for (const rib of RIBS.slice(1)) {
    const end = cutRib(burin, rib);
    ends += used(curls[rib.offsets[0] === 0 ? 0 : 1], end, [0, 1]);
  }
  return mirrored(sheet, burin.print(print) + ends);
}

/** Cuts a rib up to the start of its scroll, and returns that point. */
function cutRib(burin: Burin, rib: Rib): Point {
  const outer = Math.max(...rib.offsets);
  const x = Math.min(152, outer + (rib.offsets.length > 1 && rib.offsets[0] === 0 ? 44 : 12));
  const at = (share: number): Point => [x * share, ribY(rib, x * share) + UNDER];
  const y = at(0.42)[1];
  const root = bezier([1, rib.y + 36, 6, rib.y + 16, x * 0.2, y + 3, x * 0.42, y], 6);
  burin.line([...root, at(0.6), at(0.8), at(1)], t => 3.3 - 1.8 * t);
  return at(1);
}

/** The two lowest limbs; the right one is the dove's perch. */
function perch(sheet: Sheet): string {
  const burin = createBurin();
  const curl = spiral({ centre: [116, 320], radius: 9.6, from: 90, turn: -1, hold: 0.4, turns: 1.1, eye: 0.22 });
  burin.line([...bezier([5, 346, 20, 326, 56, 329.6, 116, 329.6]), ...curl.slice(1)], t => 4.6 - 3.3 * t);
  burin.rosette([116, 320], 3.6);
  burin.leaf(arc([116, 320], [9.8, 14], [84, -4]), { width: 4.8, lobes: 4, right: 0.3 });
  const leaves = createBurin()
    .leaf(bezier([22, 332, 36, 341, 54, 342, 74, 331]), { width: 6, lobes: 4 })
    .leaf(bezier([60, 328, 66, 321, 78, 318, 88, 321]), { width: 4.4, lobes: 4 });
  const gilt: Print = { foil: paleFoil(sheet), ground: '#faf6ee', gap: 0.8, shadeOpacity: 0.18 };
  return mirrored(sheet, leaves.print(greenPrint(0.3)) + burin.print(gilt));
}

function greenPrint(shadeOpacity: number): Print {
  return { foil: '#8fa584', ground: DEEP_GREEN, gap: 0.55, shade: '#39543f', shadeOpacity, veinWidth: 0.4 };
}

/** Engraved ground: even lines, acanthus at the foot, a low scroll, and an empty ribbon. */
function ground(sheet: Sheet): string {
  let lines = '';
  for (let i = 0; i < 9; i += 1) {
    const [y, half] = [371.5 + i * 1.5, 126 - i * 9.5];
    lines += `M${svgNumbers(TRUNK_X - half, y)}H${roundTo2(TRUNK_X + half)}`;
  }
  const scroll = createBurin();
  rinceau(scroll, { from: [40, 361.4], radius: 8.4, shrink: 0.84, first: 1, width: 1.7, firstHusk: 0.7 });
  const leaves = createBurin();
  for (const [x, y, x2, y2, width] of [
    [14, 371, 38, 350, 9.6],
    [92, 371, 116, 362, 6.4],
    [104, 372, 138, 368, 5.6],
  ] as const)
    leaves.leaf(bezier([x, y, lerp(x, x2, 0.3), lerp(y, y2, 0.75), lerp(x, x2, 0.7), y2, x2, y2 + 2]), {
      width,
      lobes: 4,
    });
  const gilt: Print = { foil: paleFoil(sheet), ground: '#f4f3e8', gap: 0.8, shadeOpacity: 0.18 };
  return (
    tag('ellipse', { cx: TRUNK_X, cy: 376, rx: 132, ry: 9, fill: '#dfe6d3' }) +
    tag('path', { d: lines, stroke: '#5f7a60', 'stroke-width': 0.6, opacity: 0.7 }) +
    tag('path', { d: `M${TRUNK_X - 134} 371H${TRUNK_X + 134}`, stroke: '#4c6350' }) +
    groupAt({ x: TRUNK_X }, mirrored(sheet, leaves.print(greenPrint(0.35)) + scroll.print(gilt)))
  );
}
