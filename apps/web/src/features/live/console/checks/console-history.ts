import type { LiveConsole } from '@kotohogi/contract/live';

/** The measurements of one console response; null = not measurable. */
export interface Sample {
  readonly atMs: number;
  readonly videoKbps: number | null;
  readonly frameRate: number | null;
  readonly keyFrameMs: number | null;
  /** Mean level of the preview, dB below full scale. */
  readonly loudnessDb: number | null;
  /** Accumulated drift of the encoder's clock. */
  readonly clockDriftMs: number | null;
  readonly viewers: number;
  readonly present: number;
  /** The median delay of the guests, and the 95th percentile. */
  readonly delayMs: number | null;
  readonly delayP95Ms: number | null;
}

export type Measure = Exclude<keyof Sample, 'atMs'>;

/** The time span of the graphs. */
export const WINDOW_MS = 600_000;
/** The time between two points of a graph. */
const STEP_MS = 5000;

/** The values from the venue: a stream that broke off has 0 bits and frames; one that never started has no values. */
function arrivingIn({ frames, health }: Pick<LiveConsole, 'frames' | 'health'>) {
  const missing = frames === 'lost' ? 0 : null;
  if (frames !== 'flowing' || health === null) {
    return { videoKbps: missing, frameRate: missing, keyFrameMs: null, clockDriftMs: null };
  }
  return {
    // In its first two seconds a stream has no complete second to measure.
    videoKbps: health.videoKbps || null,
    frameRate: health.frameRate || null,
    keyFrameMs: health.keyFrameDistanceMs,
    clockDriftMs: health.clockDriftMs,
  };
}

/** Builds a sample from a response and the loudness measured locally. */
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

/** Adds a sample and drops those too old for the graphs. */
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

/** The last value before the stream broke off, ignoring the values that fell to 0 as it did. */
export function valueBefore(samples: readonly Sample[], measure: Measure, lostAtMs: number): number | null {
  return (
    samples.findLast(({ atMs, [measure]: value }) => atMs <= lostAtMs && value !== null && value !== 0)?.[measure] ??
    null
  );
}

/** The time span for measuring clock drift, and the minimum observation time. */
const DRIFT_WINDOW_MS = 180_000;
const DRIFT_FROM_MS = 60_000;
/** A jump of this size means a new session, whose drift starts at 0 again. */
const LEAP_MS = 250;

/** The samples of the current session since its last gap in the drift readings. */
function unbroken(samples: readonly Sample[], sinceMs: number): readonly Sample[] {
  const from = samples.findLastIndex(({ atMs, clockDriftMs }, index) => {
    const before = samples[index - 1]?.clockDriftMs ?? clockDriftMs;
    return atMs < sinceMs || clockDriftMs === null || Math.abs(clockDriftMs - (before ?? 0)) > LEAP_MS;
  });
  const broken = samples[from];
  // A sample that jumped is the first of its session; one that is too old or empty belongs to none.
  const isFirst = broken !== undefined && broken.atMs >= sinceMs && broken.clockDriftMs !== null;
  return samples.slice(isFirst ? from : from + 1);
}

/** The drift of the encoder's clock in ms per minute (+ = slow); null until it has been observed for a minute. */
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
