import type { Instant } from '../kernel/instant.ts';

/** How a guest's player fares, as it says itself. */
export interface Watching {
  readonly playback: 'playing' | 'waiting' | 'paused' | 'failed';
  /** Behind the moment in the hall; undefined = unknown. */
  readonly delayMs: number | undefined;
  readonly isAudioOnly: boolean;
  readonly at: Instant;
}

/** How the guests fare. */
export interface AudienceSummary {
  readonly playing: number;
  readonly waiting: number;
  readonly paused: number;
  readonly failed: number;
  /** Of those who play: who only listen. */
  readonly audioOnly: number;
  /** Of those who play and know it; null = nobody does. */
  readonly delayMs: { readonly p50: number; readonly p95: number } | null;
}

/** What a player said longer ago is no longer true: it says something every ten seconds. */
const FRESH_MS = 30_000;

/** The value that a share of all values does not exceed (nearest rank). `sorted` is ascending and not empty. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Whether what a player said still counts. */
export function isFresh({ at }: Watching, now: Instant): boolean {
  return now - at <= FRESH_MS;
}

/** Sums up what the players said in the last half minute, one entry for each guest. */
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
