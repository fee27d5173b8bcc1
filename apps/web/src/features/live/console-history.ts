import type { LiveConsole } from '@kotohogi/contract/live';

/** What one answer of the console had measured; null = nothing came that could be measured. */
export interface Sample {
  readonly atMs: number;
  readonly videoKbps: number | null;
  readonly frameRate: number | null;
  readonly keyFrameMs: number | null;
  readonly viewers: number;
}

export type Measure = Exclude<keyof Sample, 'atMs'>;

/** How far back the graphs reach. */
export const WINDOW_MS = 600_000;
/** One point of a graph. */
const STEP_MS = 5000;

/** What an answer says for the graphs: a stream that broke off has no bits and no frames, one that never came has no figures. */
export function sampleOf({ now, frames, health, viewers }: LiveConsole): Sample {
  const isFlowing = frames === 'flowing' && health !== null;
  const missing = frames === 'lost' ? 0 : null;
  return {
    atMs: now,
    // For its first two seconds a stream has no whole second to be measured by.
    videoKbps: isFlowing ? health.videoKbps || null : missing,
    frameRate: isFlowing ? health.frameRate || null : missing,
    keyFrameMs: isFlowing ? health.keyFrameDistanceMs : null,
    viewers,
  };
}

/** Adds a sample and lets go of what is too old to be drawn. */
export function addSample(samples: readonly Sample[], next: Sample): readonly Sample[] {
  return [...samples.filter(({ atMs }) => atMs > next.atMs - WINDOW_MS && atMs < next.atMs), next];
}

/** The points of a graph up to the newest sample, oldest first, five seconds apart; null where nothing was measured. */
export function pointsOf(samples: readonly Sample[], measure: Measure): readonly (number | null)[] {
  const newest = samples.at(-1);
  if (newest === undefined) return [];
  const last = Math.floor(newest.atMs / STEP_MS);
  const count = WINDOW_MS / STEP_MS;
  const sums = Array.from({ length: count }, () => ({ sum: 0, samples: 0 }));
  for (const sample of samples) {
    const value = sample[measure];
    const point = sums[Math.floor(sample.atMs / STEP_MS) - last + count - 1];
    if (value === null || point === undefined) continue;
    point.sum += value;
    point.samples += 1;
  }
  return sums.map(({ sum, samples: n }) => (n === 0 ? null : sum / n));
}

/** The last value measured before a stream broke off; the figures that sink while it does so say nothing. */
export function valueBefore(samples: readonly Sample[], measure: Measure, lostAtMs: number): number | null {
  return (
    samples.findLast(({ atMs, [measure]: value }) => atMs <= lostAtMs && value !== null && value > 0)?.[measure] ?? null
  );
}
