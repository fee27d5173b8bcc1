import { type Point, polar } from '../drawing/curve.ts';
import { between, type Random, seededRandom } from '../drawing/random.ts';
import { boxCorners, convexOverlap, placed } from './convex.ts';
import { LEAF_SIZES, type PresetPlace, STAGE, type TreeKit } from './kit.ts';
import { type LeafName, NAME_LEADING, nameWidthEm, setLeafName } from './leaf-name.ts';

/** A leaf to place: keep the order of arrival, so that placed leaves never move. */
export interface TreeLeaf {
  readonly id: string;
  readonly name: string;
}

/** A leaf on the stage. The box is the blade's, before rotation about its center. */
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
  /** The preset place it takes; undefined if it was placed randomly. */
  readonly presetIndex?: number;
}

/** How much of a blade may overlap another (share of the smaller one); a name is never covered. */
export const MAX_OVERLAP = 0.3;

/** How many random places are tried before the tree gets another page. */
export const MAX_TRIES = 1000;

/**
 * Places all leaves: 31 preset places, then random free ones, then another page of the tree. Pure: deterministic for a
 * seed.
 */
export function layOutTree(
  kit: TreeKit,
  leaves: readonly TreeLeaf[],
  seed: number,
): readonly (readonly PlacedLeaf[])[] {
  const pages: PlacedLeaf[][] = [];
  let page: PlacedLeaf[] | undefined;
  let random = seededRandom(seed);
  for (const leaf of leaves) {
    let hung = page && place(kit, leaf, page, random);
    if (page === undefined || hung === undefined) {
      random = seededRandom(seed + pages.length);
      page = [];
      pages.push(page);
      hung = place(kit, leaf, page, random);
    }
    // The first preset of an empty page is always free.
    if (hung === undefined) throw new Error('an empty page of the tree refused a leaf');
    page.push(hung);
  }
  return pages;
}

/** Which of the pattern's drawn leaves the n-th leaf (from 0) uses: 1 to `leafCount`. */
export function leafNumber(index: number, leafCount: number): number {
  return (index % leafCount) + 1;
}

function place(kit: TreeKit, leaf: TreeLeaf, page: readonly PlacedLeaf[], random: Random): PlacedLeaf | undefined {
  const name = setLeafName(kit.boxes, leaf.name);
  const zIndex = page.length;
  const free = (spot: Omit<Spot, 'zIndex'>): PlacedLeaf | undefined => {
    const candidate = hang(kit, leaf, name, { ...spot, zIndex });
    return page.every(other => isFree(kit, candidate, other)) ? candidate : undefined;
  };
  for (const [i, preset] of kit.presets.entries()) {
    if (page.some(({ presetIndex }) => presetIndex === i)) continue;
    const hung = onPreset(kit, preset, name, free);
    if (hung) return { ...hung, presetIndex: i };
  }
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const hung = free({ centre: kit.chance(random), rotate: between(random, -kit.turn, kit.turn), scale: 1 });
    if (hung) return hung;
  }
  return undefined;
}

/** Offsets from a preset place, nearest first: a large leaf may need some distance from its neighbors. */
const STEPS: readonly Point[] = [0, 4, 8, 12].flatMap(r =>
  r === 0 ? [[0, 0] as const] : [0, 60, 120, 180, 240, 300].map(a => polar([0, 0], a, r)),
);

/**
 * Places a leaf at a preset place, or near it; larger leaves rotate less and keep their size, since their names fill
 * them.
 */
function onPreset(
  kit: TreeKit,
  preset: PresetPlace,
  name: LeafName,
  free: (spot: Omit<Spot, 'zIndex'>) => PlacedLeaf | undefined,
): PlacedLeaf | undefined {
  const { width, height } = kit.boxes.slim;
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

function hang(
  kit: TreeKit,
  leaf: TreeLeaf,
  name: LeafName,
  { centre: [x, y], rotate, scale, zIndex }: Spot,
): PlacedLeaf {
  const box = kit.boxes[name.size];
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

/** True if a new leaf covers no placed name and overlaps its neighbors only slightly. */
function isFree(kit: TreeKit, candidate: PlacedLeaf, other: PlacedLeaf): boolean {
  if (Math.hypot(candidate.left - other.left, candidate.top - other.top) > reachOf(kit)) return true;
  if (convexOverlap(bladeOf(kit, candidate), nameBoxOf(kit, other)) > 0) return false;
  return overlapShare(kit, candidate, other) <= MAX_OVERLAP;
}

/** The distance beyond which two leaves cannot touch, px. */
function reachOf(kit: TreeKit): number {
  return 1.25 * Math.max(...LEAF_SIZES.map(size => Math.hypot(kit.boxes[size].width, kit.boxes[size].height)));
}

/** The convex outline of a leaf on the stage. */
export function bladeOf(kit: TreeKit, leaf: PlacedLeaf): readonly Point[] {
  return placed(kit.hull(leaf.name.size), poseOf(leaf));
}

/** The box of a leaf's name on the stage, with its rotation. */
export function nameBoxOf(kit: TreeKit, leaf: PlacedLeaf): readonly Point[] {
  const { lines, fontSizePx } = leaf.name;
  const along = Math.max(...lines.map(nameWidthEm)) * fontSizePx;
  const across = lines.length * fontSizePx * NAME_LEADING;
  const corners = kit.isVertical === true ? boxCorners(across, along) : boxCorners(along, across);
  return placed(corners, { ...poseOf(leaf), scale: 1 });
}

/** The overlap of two leaves as a share of the smaller blade. */
export function overlapShare(kit: TreeKit, one: PlacedLeaf, other: PlacedLeaf): number {
  const smaller = Math.min(one.width * one.height, other.width * other.height) * 0.72;
  return convexOverlap(bladeOf(kit, one), bladeOf(kit, other)) / smaller;
}

function poseOf(leaf: PlacedLeaf) {
  return { x: leaf.left + leaf.width / 2, y: leaf.top + leaf.height / 2, rotate: leaf.rotate, scale: leaf.scale };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
