import type { CubicNumbers, Point } from '../../drawing/curve.ts';
import { around, seededRandom } from '../../drawing/random.ts';
import { bezierAt, clamp, lerp, type Point3, range } from '../engraving/geometry.ts';
import { bladePatch, lance, type Patch, placedPatch } from '../engraving/patch.ts';
import type { Plate } from '../engraving/plate.ts';
import { TINTS } from '../palette.ts';

/**
 * A ring of bracts: their number, their profile (radius and height, shares of the flower's radius), half-width, and a
 * rotation in bracts.
 */
interface Ring {
  readonly bracts: number;
  readonly profile: CubicNumbers;
  readonly width: number;
  readonly turn: number;
}

/** Parameters of a king protea. */
export interface ProteaStyle {
  readonly seed: number;
  /** How far it nods toward the viewer, radians: 0 from the side, 1.2 from above. */
  readonly tilt?: number;
  readonly widest?: number;
  readonly pitch?: number;
  readonly florets?: number;
}

const RINGS: readonly Ring[] = [
  { bracts: 13, profile: [0.16, -0.1, 0.62, -0.1, 0.92, 0.26, 1.14, 0.56], width: 0.19, turn: 0 },
  { bracts: 14, profile: [0.16, 0, 0.6, 0.06, 0.78, 0.5, 0.95, 0.92], width: 0.165, turn: 0.5 },
  { bracts: 13, profile: [0.15, 0.05, 0.54, 0.1, 0.68, 0.52, 0.8, 1.02], width: 0.145, turn: 0 },
  { bracts: 12, profile: [0.14, 0.1, 0.5, 0.16, 0.56, 0.5, 0.6, 0.96], width: 0.11, turn: 0.5 },
];

const DOME = { radius: 0.5, height: 0.52, foot: 0.34 } as const;

/** A part of a flower, drawn from the back to the front. */
interface Layer {
  readonly depth: number;
  readonly draw: () => void;
}

/** Projects a point of the flower (shares of its radius, Y upward) onto the sheet. */
type Projection = (x: number, y: number, z: number) => Point3;

/** A king protea in space: rings of bracts around a dome of florets. */
export function protea(plate: Plate, [cx, cy]: Point, radius: number, style: ProteaStyle): void {
  const tilt = style.tilt ?? 0.74;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const project: Projection = (x, y, z) => [
    cx + x * radius,
    cy + (z * sin - y * cos) * radius,
    (y * sin + z * cos) * radius,
  ];
  const random = seededRandom(style.seed);
  const layers: Layer[] = RINGS.flatMap((ring, at) =>
    range(ring.bracts).flatMap(i => {
      const phase = ((i + ring.turn) / ring.bracts) * Math.PI * 2 + around(random, 0, 0.06);
      const size = 0.95 + random() * 0.1;
      // In front, the feet of the inner rings overlap: every second bract is omitted, so that they do not crowd.
      if (at > 1 && Math.sin(phase) > 0.25 && i % 2 === 1) return [];
      return [bract({ plate, project, radius, style }, ring, at, { phase, size })];
    }),
  );
  layers.push({ depth: 0, draw: () => florets(plate, project, radius, style) });
  for (const layer of layers.toSorted((a, b) => a.depth - b.depth)) layer.draw();
}

interface Flower {
  readonly plate: Plate;
  readonly project: Projection;
  readonly radius: number;
  readonly style: ProteaStyle;
}

function bract(
  { plate, project, radius, style }: Flower,
  { profile, width }: Ring,
  ring: number,
  { phase, size }: { readonly phase: number; readonly size: number },
): Layer {
  const [cos, sin] = [Math.cos(phase), Math.sin(phase)];
  const patch: Patch = (u, v) => {
    const [reach, height] = bezierAt(profile, u);
    const half = u > 0.99 ? 0 : width * Math.max(0, Math.sin(Math.PI * clamp(u) ** 0.72)) ** 0.8;
    const out = (reach - half * 0.55 * v * v) * size;
    return project(out * cos - sin * half * v, height * size, out * sin + cos * half * v);
  };
  const isFront = sin > 0;
  const depth = patch(0.62, 0)[2] + radius * (isFront ? 0.2 - ring * 0.1 : ring * 0.02 - 0.2);
  const isInner = isFront && ring > 1;
  const shade = (u: number) => (isFront ? 0.02 + 0.05 * ring : 0.34) * (Math.max(0, 0.6 - u) / 0.6) ** 1.5;
  return {
    depth,
    draw: () =>
      plate.surface(patch, {
        pitch: (style.pitch ?? 2.3) * (isInner ? 1.5 : 1),
        widest: (style.widest ?? 0.62) * (isInner ? 0.7 : 1),
        tint: ring < 2 ? TINTS.rose : TINTS.innerRose,
        from: isInner ? 0.3 : 0.03,
        to: 0.96,
        shade,
        ...(sin > 0.1 && ring < 2 ? { midrib: 0.5 } : {}),
      }),
  };
}

interface Floret {
  readonly foot: Point3;
  readonly tip: Point3;
  readonly shade: number;
}

/** The dome of silky florets, each a small blade, arranged by the golden angle. */
function florets(plate: Plate, project: Projection, radius: number, style: ProteaStyle): void {
  const random = seededRandom(style.seed + 1);
  plate.area(domeHull(project), '#efe0cb');
  const [cx, cy] = project(0, DOME.foot + DOME.height * 0.4, 0);
  const [, up, near] = [0, project(0, 1, 0)[2] - project(0, 0, 0)[2], project(0, 0, 1)[2] - project(0, 0, 0)[2]];
  const count = style.florets ?? Math.round(270 / plate.coarseness);
  const all: Floret[] = [];
  for (let i = 0; i < count; i += 1) {
    const lean = Math.acos(1 - ((i + 0.5) / count) * 0.98);
    const turn = i * 2.39996;
    const [rise, out] = [Math.cos(lean), Math.sin(lean)];
    const normal: Point3 = [Math.cos(turn) * out, rise, Math.sin(turn) * out];
    const shade = clamp(0.25 + 0.55 * (normal[0] * 0.6 + (1 - rise) * 0.5) + around(random, 0, 0.1));
    if ((normal[1] * up + normal[2] * near) / radius < -0.05) continue;
    const [x, y, z] = [DOME.radius * normal[0], DOME.foot + DOME.height * rise, DOME.radius * normal[2]];
    all.push({ foot: project(x, y, z), tip: project(x * 0.8, y + 0.14, z * 0.8), shade });
  }
  for (const { foot, tip, shade } of all.toSorted((a, b) => a.foot[2] - b.foot[2])) {
    const mx = (foot[0] + tip[0]) / 2 + (foot[0] - cx) * 0.05;
    const my = (foot[1] + tip[1]) / 2 + (foot[1] - cy) * 0.05;
    plate.surface(
      bladePatch([foot[0], foot[1], mx, my, mx, my, tip[0], tip[1]], u => radius * 0.021 * (1 - 0.55 * u) + 0.1),
      { pitch: 9, tint: ['#c4998a', '#e6d0bd', '#f7efe1'], edge: [0.2 + 0.25 * shade, 0.3], threshold: 0.95 },
    );
  }
}

function domeHull(project: Projection): readonly Point[] {
  const [cx, cy] = project(0, 0, 0);
  return range(61).map((i): Point => {
    const angle = (i / 60) * Math.PI * 2;
    const rim = range(13).map(j => {
      const lean = ((j / 12) * Math.PI) / 2;
      const out = DOME.radius * Math.cos(lean);
      return project(out * Math.cos(angle), DOME.foot + DOME.height * Math.sin(lean), out * Math.sin(angle));
    });
    const reach = ([x, y]: Point3) => (x - cx) * Math.cos(angle) + (y - cy) * Math.sin(angle);
    const [x, y] = rim.reduce((best, next) => (reach(next) > reach(best) ? next : best));
    return [x, y];
  });
}

/** A protea bud: three rows of bracts, its foot at x, y. */
export function proteaBud(plate: Plate, [x, y]: Point, radius: number, rotate = 0): void {
  const rows = [
    { bracts: 7, spread: 1 },
    { bracts: 6, spread: 0.78 },
    { bracts: 5, spread: 0.52 },
  ];
  rows.forEach(({ bracts, spread }, row) => {
    const middle = (bracts - 1) / 2;
    const outsideIn = range(bracts).toSorted((a, b) => Math.abs(b - middle) - Math.abs(a - middle));
    for (const i of row === 0 ? outsideIn.toReversed() : outsideIn) {
      const side = (i - middle) / middle;
      const length = radius * (1.55 - row * 0.3) * (1 - 0.1 * Math.abs(side));
      const out = radius * 0.5 * side * spread;
      const blade = bladePatch(
        [out * 0.25, 0, out * 1.25, -length * 0.3, out * 1.1, -length * 0.72, out * 0.55, -length],
        lance(radius * lerp(0.17, 0.16, row / 2), 0.8),
        { cup: -0.7 },
      );
      plate.surface(placedPatch(blade, { x, y, rotate }), {
        pitch: 2.2,
        tint: row < 2 ? TINTS.rose : TINTS.innerRose,
        edge: [0.4, 0.7],
        shade: u => 0.3 * Math.max(0, 0.5 - u),
      });
    }
  });
}
