import { type Point, polar } from '../drawing/curve.ts';
import { between, type Random, seededRandom } from '../drawing/random.ts';
import { boxCorners, convexOverlap, placed } from './convex.ts';
import { type LeafName, NAME_LEADING, nameWidthEm, setLeafName } from './leaf-name.ts';
import { LEAF_BOXES, leafHull } from './leaf-shapes.ts';
import { STAGE } from './settings.ts';

/** A preset place of a leaf of base size: upper left corner of its unturned box (px), turn (degrees), scale. */
export interface PresetPlace {
  readonly left: number;
  readonly top: number;
  readonly rotate: number;
  readonly scale: number;
}

/** A leaf to hang: keep the order of arrival, so that a leaf that hangs never moves. */
export interface TreeLeaf {
  readonly id: string;
  readonly name: string;
}

/** A leaf on the stage. The box is the blade's, before it is turned about its centre. */
export interface PlacedLeaf {
  readonly id: string;
  readonly name: LeafName;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly rotate: number;
  readonly scale: number;
  readonly zIndex: number;
  /** Which preset place it took; none when it was hung by chance. */
  readonly presetIndex?: number;
}

/** How much of a blade may lie over another (share of the smaller one); a name is never covered. */
export const MAX_OVERLAP = 0.3;

/** How often a random place is tried before the tree grows another page. */
export const MAX_TRIES = 1000;

/** Rows of the crown from the top: height of the row's middle and the distances of its leaves from the trunk. */
const ROWS: readonly (readonly [y: number, offsets: readonly number[]])[] = [
  [25, [-44, 44]],
  [53, [0, -90, 90]],
  [84, [-45, 45, -132, 132]],
  [115, [0, -89, 89]],
  [146, [-45, 45, -135, 135]],
  [177, [0, -90, 90]],
  [208, [-45, 45, -135, 135]],
  [238, [0, -91, 91]],
  [267, [-56, 56, -138, 138]],
  [296, [-98]],
];

const TRUNK_X = STAGE.width / 2;

/** The 31 preset places, from the heart of the crown outwards, so that few leaves already make a tree. */
export const PRESETS: readonly PresetPlace[] = makePresets();

function makePresets(): PresetPlace[] {
  const random = seededRandom(4);
  const { width, height } = LEAF_BOXES.slim;
  const places = ROWS.flatMap(([y, offsets], row) =>
    offsets.map(dx => {
      const side = dx / (STAGE.width / 2);
      const droop = side * side * Math.max(0, 30 - row * 6);
      const x = TRUNK_X + dx + between(random, -2, 2);
      const turn = side * 13 + between(random, -6, 6);
      return {
        left: round(x - width / 2),
        top: round(y + droop + between(random, -2, 2) - height / 2),
        rotate: round(turn),
        scale: round(between(random, 0.97, 1.06)),
      };
    }),
  );
  const heart: Point = [TRUNK_X, 168];
  const reach = (place: PresetPlace) =>
    Math.hypot((place.left + width / 2 - heart[0]) * 0.8, place.top + height / 2 - heart[1]);
  return places.sort((a, b) => reach(a) - reach(b));
}

/** Hangs all leaves: 31 preset places, then free ones found by chance, then another page of the tree. Pure: one seed, one tree. */
export function layOutTree(leaves: readonly TreeLeaf[], seed: number): readonly (readonly PlacedLeaf[])[] {
  const pages: PlacedLeaf[][] = [];
  let page: PlacedLeaf[] | undefined;
  let random = seededRandom(seed);
  for (const leaf of leaves) {
    let hung = page && place(leaf, page, random);
    if (page === undefined || hung === undefined) {
      random = seededRandom(seed + pages.length);
      page = [];
      pages.push(page);
      hung = place(leaf, page, random);
    }
    // An empty page always has its first preset free.
    if (hung === undefined) throw new Error('an empty page of the tree refused a leaf');
    page.push(hung);
  }
  return pages;
}

/** Which of the pattern's drawn leaves the n-th leaf (from 0) is: 1 to `leafCount`. */
export function leafNumber(index: number, leafCount: number): number {
  return (index % leafCount) + 1;
}

function place(leaf: TreeLeaf, page: readonly PlacedLeaf[], random: Random): PlacedLeaf | undefined {
  const name = setLeafName(leaf.name);
  const zIndex = page.length;
  const free = (spot: Omit<Spot, 'zIndex'>): PlacedLeaf | undefined => {
    const candidate = hang(leaf, name, { ...spot, zIndex });
    return page.every(other => isFree(candidate, other)) ? candidate : undefined;
  };
  for (const [i, preset] of PRESETS.entries()) {
    if (page.some(({ presetIndex }) => presetIndex === i)) continue;
    const hung = onPreset(preset, name, free);
    if (hung) return { ...hung, presetIndex: i };
  }
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const hung = free({ centre: inCrown(random), rotate: between(random, -16, 16), scale: 1 });
    if (hung) return hung;
  }
  return undefined;
}

/** Steps aside of a preset place, nearest first: a large leaf may need a little room from its neighbours. */
const STEPS: readonly Point[] = [0, 4, 8, 12].flatMap(r =>
  r === 0 ? [[0, 0] as const] : [0, 60, 120, 180, 240, 300].map(a => polar([0, 0], a, r)),
);

/** Hangs a leaf at a preset place, or a step aside; larger leaves turn less and keep their size, since their names fill them. */
function onPreset(
  preset: PresetPlace,
  name: LeafName,
  free: (spot: Omit<Spot, 'zIndex'>) => PlacedLeaf | undefined,
): PlacedLeaf | undefined {
  const { width, height } = LEAF_BOXES.slim;
  const slim = name.size === 'slim';
  for (const [dx, dy] of STEPS) {
    const centre: Point = [preset.left + width / 2 + dx, preset.top + height / 2 + dy];
    const hung = free({ centre, rotate: slim ? preset.rotate : preset.rotate * 0.5, scale: slim ? preset.scale : 1 });
    if (hung) return hung;
  }
  return undefined;
}

interface Spot {
  readonly centre: Point;
  readonly rotate: number;
  readonly scale: number;
  readonly zIndex: number;
}

function hang(leaf: TreeLeaf, name: LeafName, { centre: [x, y], rotate, scale, zIndex }: Spot): PlacedLeaf {
  const box = LEAF_BOXES[name.size];
  const [width, height] = [box.width * scale, box.height * scale];
  const a = (rotate * Math.PI) / 180;
  const reachX = (Math.abs(width * Math.cos(a)) + Math.abs(height * Math.sin(a))) / 2 + 1;
  const reachY = (Math.abs(width * Math.sin(a)) + Math.abs(height * Math.cos(a))) / 2 + 1;
  const cx = Math.min(STAGE.width - reachX, Math.max(reachX, x));
  const cy = Math.min(STAGE.height - reachY, Math.max(reachY, y));
  return {
    id: leaf.id,
    name,
    left: round(cx - width / 2),
    top: round(cy - height / 2),
    width: round(width),
    height: round(height),
    rotate: round(rotate),
    scale,
    zIndex,
  };
}

/** A point of the crown: an egg over the trunk whose lower middle stays free for the fork. */
function inCrown(random: Random): Point {
  for (;;) {
    const a = random() * Math.PI * 2;
    const q = Math.sqrt(random());
    const point: Point = [TRUNK_X + Math.cos(a) * q * 150, 152 + Math.sin(a) * q * 132];
    if (Math.abs(point[0] - TRUNK_X) > 40 || point[1] < 246) return point;
  }
}

/** True when a new leaf covers no name that hangs already and lies only lightly over its neighbours. */
function isFree(candidate: PlacedLeaf, other: PlacedLeaf): boolean {
  const near = Math.abs(candidate.left - other.left) < 90 && Math.abs(candidate.top - other.top) < 60;
  if (!near) return true;
  const blade = bladeOf(candidate);
  if (convexOverlap(blade, nameBoxOf(other)) > 0) return false;
  return overlapShare(candidate, other) <= MAX_OVERLAP;
}

/** The outline of a leaf on the stage, convex. */
export function bladeOf(leaf: PlacedLeaf): readonly Point[] {
  return placed(leafHull(leaf.name.size), poseOf(leaf));
}

/** The box of a leaf's name on the stage, turned with it. */
export function nameBoxOf(leaf: PlacedLeaf): readonly Point[] {
  const { lines, fontSizePx } = leaf.name;
  const width = Math.max(...lines.map(nameWidthEm)) * fontSizePx;
  const height = lines.length * fontSizePx * NAME_LEADING;
  return placed(boxCorners(width, height), { ...poseOf(leaf), scale: 1 });
}

/** The share of the smaller blade that two leaves have in common. */
export function overlapShare(one: PlacedLeaf, other: PlacedLeaf): number {
  const smaller = Math.min(one.width * one.height, other.width * other.height) * 0.72;
  return convexOverlap(bladeOf(one), bladeOf(other)) / smaller;
}

function poseOf(leaf: PlacedLeaf) {
  return { x: leaf.left + leaf.width / 2, y: leaf.top + leaf.height / 2, rotate: leaf.rotate, scale: leaf.scale };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
