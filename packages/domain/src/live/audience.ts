import type { Instant } from '../kernel/instant.ts';

/** The playback state a guest's player reports. */
export interface Watching {
  readonly playback: 'playing' | 'waiting' | 'paused' | 'failed';
  /** Delay behind the hall; undefined = unknown. */
  readonly delayMs: number | undefined;
  readonly isAudioOnly: boolean;
  readonly at: Instant;
}

/** Playback states of all guests, summed up. */
export interface AudienceSummary {
  readonly playing: number;
  readonly waiting: number;
  readonly paused: number;
  readonly failed: number;
  /** How many of the playing guests only listen. */
  readonly audioOnly: number;
  /** Over the playing guests with a known delay; null = none. */
  readonly delayMs: { readonly p50: number; readonly p95: number } | null;
}

/** Players report every ten seconds; an older report is stale. */
const FRESH_MS = 30_000;

/** The value that the given share of all values does not exceed (nearest rank). `sorted` is ascending and not empty. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Whether a report still counts. */
export function isFresh({ at }: Watching, now: Instant): boolean {
  return now - at <= FRESH_MS;
}

/** Sums up the reports of the last half minute, one per guest. */
export function sumUpAudience(all: readonly Watching[], now: Instant): AudienceSummary {
  const fresh = all.filter(one => isFresh(one, now));
  const count = (playback: Watching['playback']) => fresh.filter(one => one.playback === playback).length;
  const playing = fresh.filter(one => one.playback === 'playing');
  const delays = playing.flatMap(one => one.delayMs ?? []).sort((a, b) => a - b);
  return {
    playing: playing.length,
    waiting: count('waiting'),
    paused: count('paused'),
    failed: count('failed'),
    audioOnly: playing.filter(one => one.isAudioOnly).length,
    delayMs: delays.length === 0 ? null : { p50: percentile(delays, 0.5), p95: percentile(delays, 0.95) },
  };
}
