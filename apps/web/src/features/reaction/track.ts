import type { OutputOf } from '@kotohogi/contract/kit/endpoint';
import type { reaction } from '@kotohogi/contract/reaction';
import { heatOf } from '@kotohogi/domain/reaction/replay';
import type { TimedReaction } from '@kotohogi/reactions';

/** The hills over a seek bar are made of this many stretches. */
const HEAT_COUNT = 70;

/** Everything of a replay that a player shows. */
export interface Track {
  readonly reactions: readonly TimedReaction[];
  /** How lively each stretch is; undefined when nobody has reacted. */
  readonly heat: readonly number[] | undefined;
}

/** Reads a replay for a recording of that length. */
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
