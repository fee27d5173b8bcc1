import type { Point } from '../drawing/curve.ts';
import type { Random } from '../drawing/random.ts';
import type { TreeKit } from '../tree/kit.ts';
import { BIRD } from './settings.ts';
import { LEAF_BOXES, leafHull, leafShape } from './tree/leaves.ts';
import { PRESETS } from './tree/places.ts';

/** A point of the banyan's wide crown; its lower middle stays free for the trunk. */
function inCrown(random: Random): Point {
  for (;;) {
    const angle = random() * Math.PI * 2;
    const out = Math.sqrt(random());
    const point: Point = [187 + Math.cos(angle) * out * 150, 152 + Math.sin(angle) * out * 128];
    if (Math.abs(point[0] - 187) > 54 || point[1] < 226) return point;
  }
}

/** The leaves of the banyan, engraved and tinted; the hummingbird does not perch: its bill touches an orchid. */
export const VINTAGE_TREE: TreeKit = {
  boxes: LEAF_BOXES,
  shape: leafShape,
  hull: leafHull,
  presets: PRESETS,
  chance: inCrown,
  turn: 14,
  wash: 'lit',
  rim: { paint: 'ink', width: 0.55 },
  stalkWidth: 0,
  shadow: { colour: '#43382f', opacity: 0.16, dx: 0.7, dy: 1.4 },
  nameWeight: 400,
  bird: {
    perch: [BIRD.perch.x, BIRD.perch.y],
    scale: BIRD.perch.scale,
    box: BIRD.box,
    feet: [BIRD.bill.x, BIRD.bill.y],
  },
};
