import type { TimedReaction } from '../reaction.ts';
import { enqueue, takeDue } from './playhead.ts';
import { isSeek, replayBetween, toTrack } from './replay.ts';

/** The result of a playhead reading: values to draw, and whether the viewer has seeked. */
type Brought = { readonly seeked: boolean; readonly values: readonly string[] };

/** A source of reactions that is polled with the playhead. */
export interface Feed {
  /** `playheadMs` is null while nothing plays. */
  read(playheadMs: number | null): Brought;
  clear(): void;
}

const valuesOf = (reactions: readonly TimedReaction[]): readonly string[] => reactions.map(({ value }) => value);

/** The reactions of others in a live; they wait until the viewer's own playhead reaches their time. */
export function createLiveFeed(): Feed & { push(reactions: readonly TimedReaction[]): void } {
  let waiting: readonly TimedReaction[] = [];
  return {
    push(reactions) {
      waiting = enqueue(waiting, reactions);
    },
    read(playheadMs) {
      const taken = takeDue(waiting, playheadMs);
      waiting = taken.waiting;
      return { seeked: false, values: valuesOf(taken.due) };
    },
    clear() {
      waiting = [];
    },
  };
}

/** The reactions of a recording, replayed at their video time. */
export function createReplayFeed(): Feed & { setTrack(reactions: readonly TimedReaction[]): void } {
  let track: readonly TimedReaction[] = [];
  let lastMs: number | null = null;
  return {
    setTrack(reactions) {
      track = toTrack(reactions);
    },
    read(playheadMs) {
      if (playheadMs === null) return { seeked: false, values: [] };
      const fromMs = lastMs ?? playheadMs;
      lastMs = playheadMs;
      if (isSeek(fromMs, playheadMs)) return { seeked: true, values: [] };
      return { seeked: false, values: valuesOf(replayBetween(track, fromMs, playheadMs)) };
    },
    clear() {
      lastMs = null;
    },
  };
}
