import type { Point } from '../drawing/curve.ts';
import { type Sheet, svgNumbers, tag } from '../drawing/svg.ts';
import { bezier, closedShape, lerp, measureAlong, openLine, shares, swelledOutline } from './engraving/geometry.ts';
import { TRUNK_X } from './tree-kit.ts';

/** From the tip of the leader to the ground; stems are hatched below the knee and fine above it. */
const TIP = 30;
const KNEE = 262;
const FOOT = 363;
/** Height of half a turn of the twist. */
const TURN = 20.2;
const CROSSINGS = (FOOT - KNEE) / TURN;

/** Colors of a stem: the wash of its body, the color of its lines. */
interface StemPaint {
  readonly fill: string;
  readonly line: string;
}

function paints(sheet: Sheet): { readonly gold: StemPaint; readonly green: StemPaint } {
  const across = { gradientUnits: 'userSpaceOnUse', x1: 172, x2: 203, y1: 0, y2: 0 };
  const gold = sheet.linear(
    [
      [0, '#f8eed2'],
      [0.5, '#e2c88f'],
      [1, '#b8924a'],
    ],
    across,
  );
  const green = sheet.linear(
    [
      [0, '#dde7d2'],
      [0.5, '#a9bd9d'],
      [1, '#728b6f'],
    ],
    across,
  );
  return { gold: { fill: gold, line: '#6f4f22' }, green: { fill: green, line: '#2f4a36' } };
}

/** Position of a stem at a height: the twist becomes slower and wider toward the ground. */
function twist(side: 1 | -1, y: number): Point {
  const reach = y < KNEE ? lerp(1.3, 5.4, (y - TIP) / (KNEE - TIP)) : lerp(5.4, 11.2, (y - KNEE) / (FOOT - KNEE));
  return [TRUNK_X + side * reach * Math.cos((Math.PI * (y - KNEE)) / TURN), y];
}

/** The leader: the two stems continue through the crown, finer and finer, and carry the ribs. */
export function leader(sheet: Sheet): string {
  const { gold, green } = paints(sheet);
  const height = KNEE + 4 - TIP;
  const part = (side: 1 | -1, paint: StemPaint, from = 0, to = 1) =>
    tag('path', {
      d: swelledOutline(
        shares(Math.max(4, Math.round((to - from) * 66))).map(t => twist(side, TIP + lerp(from, to, t) * height)),
        t => lerp(1.5, 5.4, lerp(from, to, t)),
      ),
      fill: paint.fill,
      stroke: paint.line,
      'stroke-width': 0.5,
    });
  let drawn = part(-1, gold) + part(1, green);
  for (let y = KNEE - TURN * 1.5; y > TIP + TURN; y -= TURN * 2) {
    const middle = (y - TIP) / height;
    drawn += part(-1, gold, middle - 0.034, middle + 0.034);
  }
  return drawn;
}

/** Two stems, gold and green, twined into one: an emblem of the couple. Woven alternately over and under. */
export function trunk(sheet: Sheet): string {
  const { gold, green } = paints(sheet);
  const one: Stem = { way: strand(-1), paint: gold };
  const other: Stem = { way: strand(1), paint: green };
  let drawn = toe(-1, green) + toe(1, gold) + stem(one) + stem(other);
  for (let crossing = 0; crossing < CROSSINGS; crossing += 2) {
    const middle = ((crossing + 0.5) / CROSSINGS) * 0.86;
    drawn += stem(one, middle - 0.07, middle + 0.07);
  }
  return drawn;
}

/** The path of one stem from the knee to the ground, where it ends in a root. */
function strand(side: 1 | -1): readonly Point[] {
  const twisted = shares(60).map(t => twist(side, lerp(KNEE, FOOT, t)));
  const [x, y] = twisted.at(-1) ?? [TRUNK_X, FOOT];
  const out = Math.sign(x - TRUNK_X);
  return [...twisted, ...bezier([x, y, x + out * 3, y + 7, x + out * 14, y + 8, x + out * 25, y + 9], 8).slice(1)];
}

/** A short root in the other stem's color. */
function toe(side: 1 | -1, { fill, line }: StemPaint): string {
  const x = (out: number) => TRUNK_X + side * out;
  const way = bezier([x(9), 360, x(13), 368, x(22), 367, x(44), 369.6], 8);
  return tag('path', { d: swelledOutline(way, t => 5 * (1 - t) + 0.4), fill, stroke: line, 'stroke-width': 0.6 });
}

/** A stem: its path and its paint. */
interface Stem {
  readonly way: readonly Point[];
  readonly paint: StemPaint;
}

/** The width of a stem along its path: it widens toward the ground and tapers in its root. */
function width(t: number): number {
  return lerp(5.6, 11.6, Math.min(1, t * 1.1)) * (t > 0.9 ? 1 - (t - 0.9) * 8.4 : 1);
}

/** An engraved stem: pale body, two contour lines, hatching on the side away from the light. */
function stem({ way, paint }: Stem, from = 0, to = 1): string {
  const along = measureAlong(way);
  const edge = (sign: 1 | -1) =>
    shares(Math.max(5, Math.round((to - from) * 36))).map(share => {
      const t = lerp(from, to, share);
      return along.point(t, (sign * width(t)) / 2);
    });
  const [left, right] = [edge(1), edge(-1)];
  const joint = (at: 0 | -1): readonly Point[] => [left.at(at) ?? [0, 0], right.at(at) ?? [0, 0]];
  let hatching = '';
  const strokes = Math.round(((to - from) * along.length) / 2);
  for (let i = 0; i <= strokes; i += 1) {
    const t = lerp(from, to, i / strokes);
    const half = width(t) / 2;
    const [nx, ny] = along.normal(t);
    const dark = nx * 0.8 + ny * 0.3 > 0 ? 1 : -1;
    const reach = 0.62 + 0.22 * Math.sin(i * 0.9) + 0.14 * Math.sin(i * 2.3);
    const at = (k: number) => along.point(t - 0.006 * k * (2 - k) * 3, dark * half * (1 - k * reach));
    hatching += `M${svgNumbers(...at(0))}Q${svgNumbers(...at(0.55), ...at(1))}`;
  }
  const line = { fill: 'none', stroke: paint.line, 'stroke-linecap': 'round' };
  return (
    tag('path', { d: closedShape([left, joint(-1), right.toReversed(), joint(0).toReversed()]), fill: paint.fill }) +
    tag('path', { ...line, d: hatching, 'stroke-width': 0.36, opacity: 0.62 }) +
    tag('path', { ...line, d: openLine(left) + openLine(right), 'stroke-width': 0.75 })
  );
}
