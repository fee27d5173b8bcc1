import type { LiveConsole } from '@kotohogi/contract/live';

/** What one answer of the console had measured; null = nothing came that could be measured. */
export interface Sample {
  readonly atMs: number;
  readonly videoKbps: number | null;
  readonly frameRate: number | null;
  readonly keyFrameMs: number | null;
  /** Mean level of what the preview plays, dB below full scale. */
  readonly loudnessDb: number | null;
  /** How far the encoder's clock had run away. */
  readonly clockDriftMs: number | null;
  readonly viewers: number;
  readonly present: number;
  /** The delay half of the guests stay under, and the one nearly all do. */
  readonly delayMs: number | null;
  readonly delayP95Ms: number | null;
}

export type Measure = Exclude<keyof Sample, 'atMs'>;

/** How far back the graphs reach. */
export const WINDOW_MS = 600_000;
/** One point of a graph. */
const STEP_MS = 5000;

/** What comes from the venue: a stream that broke off has no bits and no frames, one that never came has no figures. */
function arrivingIn({ frames, health }: Pick<LiveConsole, 'frames' | 'health'>) {
  const missing = frames === 'lost' ? 0 : null;
  if (frames !== 'flowing' || health === null) {
    return { videoKbps: missing, frameRate: missing, keyFrameMs: null, clockDriftMs: null };
  }
  return {
    // For its first two seconds a stream has no whole second to be measured by.
    videoKbps: health.videoKbps || null,
    frameRate: health.frameRate || null,
    keyFrameMs: health.keyFrameDistanceMs,
    clockDriftMs: health.clockDriftMs,
  };
}

/** What an answer says for the graphs, and what was heard beside it. */
export function sampleOf(answer: LiveConsole, loudnessDb: number | null): Sample {
  const { now, viewers, present, audience } = answer;
  return {
    atMs: now,
    ...arrivingIn(answer),
    loudnessDb: answer.frames === 'flowing' ? loudnessDb : null,
    viewers,
    present,
    delayMs: audience.delayMs?.p50 ?? null,
    delayP95Ms: audience.delayMs?.p95 ?? null,
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
    samples.findLast(({ atMs, [measure]: value }) => atMs <= lostAtMs && value !== null && value !== 0)?.[measure] ??
    null
  );
}

/** How far back the drift of a clock is looked at, and for how long it must have been watched to be told. */
const DRIFT_WINDOW_MS = 180_000;
const DRIFT_FROM_MS = 60_000;
/** A reading that leaps is another session's, which counts from nought again. */
const LEAP_MS = 250;

/** The samples of the present session, as far as its clock was read without a break. */
function unbroken(samples: readonly Sample[], sinceMs: number): readonly Sample[] {
  const from = samples.findLastIndex(({ atMs, clockDriftMs }, index) => {
    const before = samples[index - 1]?.clockDriftMs ?? clockDriftMs;
    return atMs < sinceMs || clockDriftMs === null || Math.abs(clockDriftMs - (before ?? 0)) > LEAP_MS;
  });
  const broken = samples[from];
  // A sample that leapt is the first of its session; one that is too old or empty is none of it.
  const isFirst = broken !== undefined && broken.atMs >= sinceMs && broken.clockDriftMs !== null;
  return samples.slice(isFirst ? from : from + 1);
}

/** How fast the encoder's clock runs away, ms a minute (+ = it is slow); null until it has been watched for a minute. */
export function driftPerMinute(samples: readonly Sample[]): number | null {
  const last = samples.at(-1);
  if (last === undefined) return null;
  const run = unbroken(samples, last.atMs - DRIFT_WINDOW_MS);
  const [first] = run;
  const watchedMs = first === undefined ? 0 : last.atMs - first.atMs;
  if (watchedMs < DRIFT_FROM_MS) return null;
  const driftMs = (last.clockDriftMs ?? 0) - (first?.clockDriftMs ?? 0);
  return (driftMs / watchedMs) * 60_000;
}
