import clipping, { type MultiPolygon, type Pair } from 'polygon-clipping';
import type { Ring, Shape } from './outline.ts';

/** Everything that lies in any of the rings. */
export function union(first: Ring, ...others: readonly Ring[]): Shape {
  return shapeOf(clipping.union([closed(first)], ...others.map(ring => [closed(ring)])));
}

/** A shape with rings cut away. */
export function minus(shape: Shape, ...rings: readonly Ring[]): Shape {
  return shapeOf(clipping.difference(polygonsOf(shape), ...rings.map(ring => [closed(ring)])));
}

/** What lies in both a shape and a ring. */
export function both(shape: Shape, ring: Ring): Shape {
  return shapeOf(clipping.intersection(polygonsOf(shape), [closed(ring)]));
}

/** Reads rings as even-odd: where two overlap there is a hole. */
function polygonsOf(shape: Shape): MultiPolygon {
  return shape.reduce<MultiPolygon>((sum, ring) => clipping.xor(sum, [[closed(ring)]]), []);
}

function closed(ring: Ring): Pair[] {
  return [...ring, ...ring.slice(0, 1)].map(([x, y]) => [x, y]);
}

function shapeOf(polygons: MultiPolygon): Shape {
  return polygons.flatMap(polygon => polygon.map(ring => ring.slice(0, -1)));
}
