import clipping, { type MultiPolygon, type Pair } from 'polygon-clipping';
import type { Ring, Shape } from './outline.ts';

/** The union of all rings. */
export function union(first: Ring, ...others: readonly Ring[]): Shape {
  return shapeOf(clipping.union([closed(first)], ...others.map(ring => [closed(ring)])));
}

/** A shape minus rings. */
export function difference(shape: Shape, ...rings: readonly Ring[]): Shape {
  return shapeOf(clipping.difference(polygonsOf(shape), ...rings.map(ring => [closed(ring)])));
}

/** The intersection of a shape and a ring. */
export function intersection(shape: Shape, ring: Ring): Shape {
  return shapeOf(clipping.intersection(polygonsOf(shape), [closed(ring)]));
}

/** Reads rings as even-odd: overlapping areas are holes. */
function polygonsOf(shape: Shape): MultiPolygon {
  return shape.reduce<MultiPolygon>((sum, ring) => clipping.xor(sum, [[closed(ring)]]), []);
}

function closed(ring: Ring): Pair[] {
  return [...ring, ...ring.slice(0, 1)].map(([x, y]) => [x, y]);
}

function shapeOf(polygons: MultiPolygon): Shape {
  return polygons.flatMap(polygon => polygon.map(ring => ring.slice(0, -1)));
}
