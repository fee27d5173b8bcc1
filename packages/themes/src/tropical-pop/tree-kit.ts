import { type Point, smoothPath } from '../drawing/curve.ts';
import { around, between, type Random, seededRandom } from '../drawing/random.ts';
import { svgNumbers } from '../drawing/svg.ts';
import { type LeafBox, type LeafShape, type LeafSize, type PresetPlace, STAGE, type TreeKit } from '../tree/kit.ts';
import { BIRD_BOX, BIRD_PERCH } from './settings.ts';

/** The leaves of `tropical-pop`: cut from painted paper, a blunt paddle with a nick in its edge. */
const BOXES: Readonly<Record<LeafSize, LeafBox>> = {
  slim: { width: 63, height: 31, room: 46, maxPx: 12.4 },
  wide: { width: 80, height: 34, room: 62, maxPx: 12 },
  tall: { width: 82, height: 42, room: 58, maxPx: 10.6 },
};

/** Half-heights of the blade at points along its length, as shares of half the height. */
const PROFILE: readonly (readonly [along: number, half: number])[] = [
  [0.05, 0.4],
  [0.19, 0.82],
  [0.42, 1],
  [0.64, 0.92],
  [0.85, 0.52],
  [0.95, 0.22],
];

/** A nick as cut by scissors: its start, deepest point and end along the blade; its depth, and its far lip. */
const NICK = { from: 0.69, at: 0.735, to: 0.76, depth: 0.62, lip: 0.72 } as const;

/**
 * The paths of a leaf of one size. `number` (1 to the pattern's leaf count) selects a variant: its bend and its nick.
 */
function leafShape(size: LeafSize, number: number): LeafShape {
  const { width, height } = BOXES[size];
  const bend = ((((number * 29) % 13) - 6) / 6) * height * 0.05;
  const nickSide = number % 2 === 0 ? 1 : -1;
  const at = (along: number, half: number): Point => [
    (along - 0.5) * width,
    bend * (1 - (2 * along - 1) ** 2) + (half * height) / 2,
  ];
  const [base, tip] = [at(0, 0), at(1, 0)];
  const side = (sign: 1 | -1) => PROFILE.map(([along, half]) => at(along, half * sign));
  /** One edge from base to tip, in smooth pieces with corners between them. */
  const edge = (sign: 1 | -1): readonly (readonly Point[])[] => {
    if (sign !== nickSide) return [[base, ...side(sign), tip]];
    const [before, after] = [side(sign).slice(0, 4), side(sign).slice(4)];
    const lip = at(NICK.to, NICK.lip * sign);
    return [[base, ...before, at(NICK.from, 0.86 * sign)], [at(NICK.at, NICK.depth * sign)], [lip, ...after, tip]];
  };
  const back = edge(1)
    .toReversed()
    .map(piece => piece.toReversed());
  return {
    blade: `${joined([...edge(-1), ...back])}Z`,
    stalk: '',
    marks: [
      { d: smoothPath([at(0.03, -0.2), ...side(-1).slice(0, 4)]), paint: 'white', width: 1.2, opacity: 0.55 },
      {
        d: `M${svgNumbers(...at(0.015, 0))}L${svgNumbers(...at(0.1, 0))}M${svgNumbers(...at(0.9, 0))}L${svgNumbers(...at(0.985, 0))}`,
        paint: 'deep',
        width: 1.3,
      },
    ],
  };
}

/** One path of smooth pieces, joined by straight lines. */
function joined(pieces: readonly (readonly Point[])[]): string {
  return pieces.map((piece, i) => (i === 0 ? smoothPath(piece) : smoothPath(piece).replace(/^M/, 'L'))).join('');
}

/** The corners of a convex outline around a blade (px, center at the origin): used for collision tests. */
function leafHull(size: LeafSize): readonly Point[] {
  const { width, height } = BOXES[size];
  const side = (sign: 1 | -1) =>
    PROFILE.slice(0, 5).map(([along, half]): Point => [(along - 0.5) * width, (half * sign * height) / 2]);
  return [[-width / 2, 0], ...side(-1), [width / 2, 0], ...side(1).toReversed()];
}

/**
 * Rows of the fan from the top: height of the row above the trunk and the distances of its leaves from it. Heavier at
 * the upper right and the lower left, as if shaped by wind.
 */
const ROWS: readonly (readonly [y: number, offsets: readonly number[]])[] = [
  [24, [-45, 45, 134]],
  [55, [0, -90, 90]],
  [86, [-45, 45, -136, 136]],
  [117, [0, -90, 90]],
  [148, [-45, 45, -137, 137]],
  [179, [0, -90, 90]],
  [210, [-45, 45, -137, 137]],
  [240, [0, -91, 91]],
  [270, [-52, 52, -136]],
  [298, [-96]],
];

const TRUNK_X = STAGE.width / 2;
const HEART: Point = [TRUNK_X, 150];

/** How much lower the outer leaves of a row hang, and how far they rotate with it. */
const droop = (dx: number) => 0.00115 * dx * dx;
const lean = (dx: number) => (Math.atan(0.0023 * dx) * 180) / Math.PI;

/** Orders the places so that the first five are spread over the whole fan, and the next ones fill the gaps. */
function makePresets(): PresetPlace[] {
  const random = seededRandom(6);
  const { width, height } = BOXES.slim;
  const places = ROWS.flatMap(([y, offsets], row) =>
    offsets.map(dx => ({
      left: round(TRUNK_X + dx + around(random, 0, 1.6) - width / 2),
      top: round(y + droop(dx) * (row < 8 ? 1 : 0.6) + around(random, 0, 1.6) - height / 2),
      rotate: round(lean(dx) + around(random, 0, 3)),
      scale: round(between(random, 0.98, 1.04)),
    })),
  );
  return scattered(places);
}

/** Repeatedly takes the place farthest from those already taken, but not far from the center of the fan. */
function scattered(places: readonly PresetPlace[]): PresetPlace[] {
  const middle = ({ left, top }: PresetPlace): Point => [left + BOXES.slim.width / 2, top + BOXES.slim.height / 2];
  const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot((ax - bx) * 0.7, ay - by);
  const rest = [...places];
  const taken: PresetPlace[] = [];
  const scoreOf = (place: PresetPlace) => {
    const at = middle(place);
    const clear = taken.length === 0 ? 0 : Math.min(...taken.map(other => apart(at, middle(other))));
    return Math.min(clear, 84) - apart(at, HEART) * 0.42;
  };
  while (rest.length > 0) {
    const best = rest.reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a));
    taken.push(best);
    rest.splice(rest.indexOf(best), 1);
  }
  return taken;
}

/** A point of the fan; the trunk below it and the bird's branch stay free. */
function inFan(random: Random): Point {
  for (;;) {
    const a = random() * Math.PI * 2;
    const q = Math.sqrt(random());
    const point: Point = [TRUNK_X + Math.cos(a) * q * 152, 158 + Math.sin(a) * q * 138];
    const overTrunk = Math.abs(point[0] - TRUNK_X) < 42 && point[1] > 256;
    const overBird = point[0] > 226 && point[1] > 262;
    if (!overTrunk && !overBird) return point;
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const INK = '#3b2a4a';

/** The leaves of the tree of `tropical-pop`. */
export const TROPICAL_POP_TREE: TreeKit = {
  boxes: BOXES,
  shape: leafShape,
  hull: leafHull,
  presets: makePresets(),
  chance: inFan,
  turn: 14,
  wash: 'flat',
  rim: { paint: 'light', width: 0.6 },
  stalkWidth: 0,
  shadow: { colour: INK, opacity: 0.34, dx: 1.5, dy: 2 },
  nameWeight: 500,
  bird: {
    perch: [BIRD_PERCH.x, BIRD_PERCH.y],
    scale: BIRD_PERCH.scale,
    box: BIRD_BOX,
    feet: [BIRD_BOX.feet.x, BIRD_BOX.feet.y],
  },
  paints: {
    yellow: { light: '#ffcb52', deep: '#e3a736', ink: INK },
    pink: { light: '#f8a9b6', deep: '#e58698', ink: INK },
    green: { light: '#b5d37a', deep: '#93bb57', ink: INK },
    blue: { light: '#9fd3ee', deep: '#76b9dd', ink: INK },
  },
};
