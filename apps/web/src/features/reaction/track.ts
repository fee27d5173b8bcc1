import type { OutputOf } from '@kotohogi/contract/kit/endpoint';
import type { reaction } from '@kotohogi/contract/reaction';
import { heatOf } from '@kotohogi/domain/reaction/replay';
import type { TimedReaction } from '@kotohogi/reactions';

/** The number of segments in the heat curve above the seek bar. */
const HEAT_COUNT = 70;

/** The replay data a player shows. */
export interface Track {
  readonly reactions: readonly TimedReaction[];
  /** The activity of each segment; undefined if there are no reactions. */
  readonly heat: readonly number[] | undefined;
}

/** Converts a replay for a recording of that length. */
export function readTrack(replay: OutputOf<typeof reaction.replay>, durationMs: number): Track {
  const reactions = replay.at.map((atMs, index) => ({
    id: String(index),
    value: replay.values[replay.kind[index] ?? 0] ?? '',
    atMs,
  }));
  return {
    reactions,
    heat: reactions.length > 0 ? heatOf(replay, durationMs, HEAT_COUNT) : undefined,
  };
}
