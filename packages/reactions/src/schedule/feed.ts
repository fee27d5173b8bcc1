import type { TimedReaction } from '../reaction.ts';
import { enqueue, takeDue } from './playhead.ts';
import { isSeek, replayBetween, toTrack } from './replay.ts';

/** What the playhead brings: values to draw, or the news that it was moved by hand. */
type Brought = { readonly seeked: boolean; readonly values: readonly string[] };

/** A source of reactions that is looked at with the playhead, again and again. */
export interface Feed {
  /** `playheadMs` is null while nothing plays. */
  look(playheadMs: number | null): Brought;
  clear(): void;
}

const valuesOf = (reactions: readonly TimedReaction[]): readonly string[] => reactions.map(({ value }) => value);

/** Others' reactions of a live: they wait until the viewer's own playhead reaches their moment. */
export function createLiveFeed(): Feed & { push(reactions: readonly TimedReaction[]): void } {
  let waiting: readonly TimedReaction[] = [];
  return {
    push(reactions) {
      waiting = enqueue(waiting, reactions);
    },
    look(playheadMs) {
      const taken = takeDue(waiting, playheadMs);
      waiting = taken.waiting;
      return { seeked: false, values: valuesOf(taken.due) };
    },
    clear() {
      waiting = [];
    },
  };
}

/** The reactions of a recording, seen again at their video time. */
export function createReplayFeed(): Feed & { setTrack(reactions: readonly TimedReaction[]): void } {
  let track: readonly TimedReaction[] = [];
  let lastMs: number | null = null;
  return {
    setTrack(reactions) {
      track = toTrack(reactions);
    },
    look(playheadMs) {
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
