import { offsetOf, type RecordedPart } from '../live/archive-time.ts';

/** A stored reaction: its value, and the time it reacted to. */
export interface StoredReaction {
  readonly value: string;
  readonly programMs: number | null;
  readonly offsetMs: number | null;
}

/** Many reactions in compact form: `at[i]` (ms of video time, ascending) was `values[kind[i]]`. */
export interface ReactionTrack {
  readonly values: readonly string[];
  readonly kind: readonly number[];
  readonly at: readonly number[];
}

/** Maps stored reactions to positions in a recording; those without a position are left out. */
export function toTrack(reactions: readonly StoredReaction[], parts: readonly RecordedPart[]): ReactionTrack {
  const placed = reactions
    .map(({ value, programMs, offsetMs }) => ({
      value,
      atMs: offsetMs ?? (programMs === null ? undefined : offsetOf(parts, programMs)),
    }))
    .filter((one): one is { value: string; atMs: number } => one.atMs !== undefined)
    .sort((a, b) => a.atMs - b.atMs);
  const values = [...new Set(placed.map(one => one.value))];
  const indexOf = new Map(values.map((value, index) => [value, index]));
  return {
    values,
    kind: placed.map(one => indexOf.get(one.value) ?? 0),
    at: placed.map(one => Math.round(one.atMs)),
  };
}

/** How lively a recording is: the number of reactions in each of `count` stretches of equal length. */
export function heatOf(track: Pick<ReactionTrack, 'at'>, durationMs: number, count: number): number[] {
  const heat = Array.from({ length: count }, () => 0);
  if (durationMs <= 0) return heat;
  for (const atMs of track.at) {
    const index = Math.min(count - 1, Math.max(0, Math.floor((atMs / durationMs) * count)));
    heat[index] = (heat[index] ?? 0) + 1;
  }
  return heat;
}
