import type { LiveConsole } from '@kotohogi/contract/live';
import type { SlotState } from '@kotohogi/domain/live/types';

/** What is true of a stream now, as the one sentence the console opens with. */
export type Verdict =
  | 'unreachable'
  | 'none'
  | 'preparing'
  | 'ready'
  | 'ready-with-video'
  | 'waiting'
  | 'can-publish'
  | 'lost-before'
  | 'on-air'
  | 'intermission'
  | 'lost'
  | 'broken'
  | 'archiving'
  | 'archived'
  | 'archive-failed'
  | 'stopped'
  | 'converting'
  | 'ended';

type Facts = Pick<LiveConsole, 'state' | 'frames' | 'isReachable' | 'intermissionAt'>;

/** Judges a stream. While its provider is silent nothing else is certain. */
export function verdictOf({ state, frames, isReachable, intermissionAt }: Facts): Verdict {
  if (!isReachable) return 'unreachable';
  switch (state) {
    case 'pending':
      return 'none';
    case 'preparing':
      return 'preparing';
    case 'ready':
      return frames === 'flowing' ? 'ready-with-video' : 'ready';
    case 'starting':
      return 'waiting';
    case 'unpulished':
      return frames === 'flowing' ? 'can-publish' : 'lost-before';
    case 'streaming':
      return intermissionAt === null ? 'on-air' : 'intermission';
    case 'waitingForStream':
      return 'lost';
    case 'streaming_error':
      return 'broken';
    case 'closed':
      return 'archiving';
    case 'archived':
      return 'archived';
    case 'archive_error':
      return 'archive-failed';
    case 'waitingForUpload':
      return 'stopped';
    case 'uploading':
      return 'converting';
    case 'end':
      return 'ended';
  }
}

/** How a verdict stands: filled (warn, bad) = needs a hand. */
export type VerdictTone = 'quiet' | 'go' | 'live' | 'warn' | 'bad';

export function toneOf(verdict: Verdict): VerdictTone {
  switch (verdict) {
    case 'ready':
    case 'ready-with-video':
    case 'can-publish':
    case 'archived':
      return 'go';
    case 'on-air':
      return 'live';
    case 'unreachable':
    case 'lost-before':
    case 'lost':
    case 'stopped':
      return 'warn';
    case 'broken':
    case 'archive-failed':
      return 'bad';
    case 'none':
    case 'preparing':
    case 'waiting':
    case 'intermission':
    case 'archiving':
    case 'converting':
    case 'ended':
      return 'quiet';
  }
}

/** The states of a ceremony that goes well, in their order: the steps of the console. */
export const STEPS = [
  'preparing',
  'ready',
  'starting',
  'unpulished',
  'streaming',
  'closed',
  'archived',
] as const satisfies readonly SlotState[];

/** The step a state stands at; a state beside the way (映像待ち) takes the place of the one it interrupts. */
export function stepOf(state: SlotState): (typeof STEPS)[number] | 'pending' {
  switch (state) {
    case 'pending':
    case 'preparing':
    case 'ready':
    case 'starting':
    case 'unpulished':
    case 'streaming':
    case 'closed':
    case 'archived':
      return state;
    case 'waitingForStream':
    case 'streaming_error':
      return 'streaming';
    case 'archive_error':
    case 'waitingForUpload':
    case 'uploading':
      return 'closed';
    case 'end':
      return 'archived';
  }
}

/** Whether guests have been shown the stream and it has not ended: then they are counted as viewers. */
export function isShown(state: SlotState): boolean {
  return state === 'streaming' || state === 'waitingForStream' || state === 'streaming_error';
}

/** Whether there is a recording, or it is being finished. */
export function hasRecording(state: SlotState): boolean {
  return state === 'closed' || state === 'archived' || state === 'end';
}

/** What guests read instead of a video, where the venue sends none (any more) and none is recorded (yet). */
export function slateOf(state: SlotState): 'archiving' | 'preparing' | undefined {
  switch (state) {
    case 'closed':
      return 'archiving';
    case 'waitingForUpload':
    case 'uploading':
    case 'archive_error':
      return 'preparing';
    default:
      return undefined;
  }
}

/** Whether the stream is over: nothing more is measured. */
export function isOver(state: SlotState): boolean {
  return ['closed', 'archived', 'archive_error', 'waitingForUpload', 'uploading', 'end'].includes(state);
}

/** Whether there is, or may soon be, something to draw graphs of: before an encoder can send they are empty frames. */
export function hasGraphs(state: SlotState): boolean {
  return state !== 'pending' && state !== 'preparing' && !isOver(state);
}

/** Whether guests can still be told that it begins later: it was never published (decision 29). */
export function isBeforePublishing({ state, publishedAt }: Pick<LiveConsole, 'state' | 'publishedAt'>): boolean {
  return publishedAt === null && ['pending', 'preparing', 'ready', 'starting', 'unpulished'].includes(state);
}

/** Without a word from staff the guests are told of a delay this long after its time (decision 29). */
const LATE_AFTER_MS = 300_000;

/** Whether the guests are told of a delay by the clock alone. */
export function isLate({ startsAt, now }: Pick<LiveConsole, 'startsAt' | 'now'>): boolean {
  return now >= startsAt + LATE_AFTER_MS;
}

/** What is recorded before publishing: an encoder may send once the provider has the slot. */
export type Rehearsal = 'running' | 'recorded' | 'none';

/** How the rehearsal stands; undefined where there can be none (any more). */
export function rehearsalOf(
  live: Pick<LiveConsole, 'state' | 'publishedAt' | 'frames' | 'recording'>,
): Rehearsal | undefined {
  if (!isBeforePublishing(live) || live.state === 'pending' || live.state === 'preparing') return undefined;
  if (live.frames === 'flowing') return 'running';
  return live.recording.durationMs > 0 ? 'recorded' : 'none';
}
