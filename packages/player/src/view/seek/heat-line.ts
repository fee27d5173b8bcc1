/** The size of the viewBox, 100 × 20; the line keeps a small distance to the upper edge. */
const WIDTH = 100;
const HEIGHT = 20;
const HEADROOM = 1;
/** A scene counts as lively from this share of the liveliest one. */
const PEAK_SHARE = 0.5;

interface Point {
  readonly x: number;
  readonly y: number;
}

function toPoints(samples: readonly number[]): readonly Point[] {
  const highest = Math.max(...samples, 0) || 1;
  const step = WIDTH / Math.max(1, samples.length - 1);
  return samples.map((sample, index) => ({
    x: index * step,
    y: HEIGHT - (Math.max(0, sample) / highest) * (HEIGHT - HEADROOM),
  }));
}

const at = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A curve through points that never overshoots two neighbors, because its handles are level. */
function curve(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  const steps = points.slice(1).map((point, index) => {
    const before = points[index] ?? first;
    const middle = (before.x + point.x) / 2;
    return `C${at({ x: middle, y: before.y })} ${at({ x: middle, y: point.y })} ${at(point)}`;
  });
  return `M${at(first)}${steps.join('')}`;
}

/**
 * The heat line over a seek bar in a 100 × 20 viewBox: the open line, and the area under it. Samples are evenly spaced,
 * from 0 up.
 */
export function heatPaths(samples: readonly number[]): { readonly line: string; readonly area: string } {
  const line = curve(toPoints(samples));
  return { line, area: line === '' ? '' : `${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z` };
}

/** How many lively scenes the samples show: peaks of at least half the highest one, separated by a dip below that. */
export function countPeaks(samples: readonly number[]): number {
  const bar = Math.max(...samples, 0) * PEAK_SHARE;
  if (bar === 0) return 0;
  return samples.filter((sample, index) => sample >= bar && (samples[index - 1] ?? 0) < bar).length;
}
