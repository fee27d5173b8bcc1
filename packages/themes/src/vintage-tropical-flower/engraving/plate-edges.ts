import type { Point } from '../../drawing/curve.ts';
import { lerp, type Point3, range } from './geometry.ts';
import { LIGHT } from './hatch.ts';
import type { Patch } from './patch.ts';
import { thinnedLine } from './stroke.ts';

const EDGE_STEPS = 22;
const EDGE_TOLERANCE = 0.18;

/** The boundary of a surface, once around. */
export function boundaryOf(patch: Patch): readonly Point[] {
  const side = (v: 1 | -1) =>
    range(EDGE_STEPS + 1).map((i): Point => {
      const [x, y] = patch(i / EDGE_STEPS, v);
      return [x, y];
    });
  return [...side(-1), ...side(1).toReversed()];
}

/** The outline, heavier away from the light. */
export function outline(boundary: readonly Point[], centre: Point3, [lit, shade]: readonly [number, number]): string {
  const widths = boundary.map((point, i) => {
    const before = boundary[i - 1] ?? point;
    const after = boundary[i + 1] ?? point;
    let [nx, ny] = [after[1] - before[1], before[0] - after[0]];
    const length = Math.hypot(nx, ny) || 1;
    const outward = (point[0] - centre[0]) * nx + (point[1] - centre[1]) * ny < 0 ? -1 : 1;
    [nx, ny] = [(nx / length) * outward, (ny / length) * outward];
    return lit + shade * Math.max(0, -(nx * LIGHT[0] + ny * LIGHT[1]));
  });
  return thinnedLine(boundary, widths, EDGE_TOLERANCE);
}

/** The midrib, thinner toward the tip. */
export function rib(patch: Patch, width: number): string {
  const stations = range(15).map(i => i / 14);
  const points = stations.map((t): Point => {
    const [x, y] = patch(t * 0.97, 0);
    return [x, y];
  });
  return thinnedLine(
    points,
    stations.map(t => lerp(width, 0.3, t)),
  );
}
