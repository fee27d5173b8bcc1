import type { LiveConsole } from '@kotohogi/contract/live';
import type { SlotState } from '@kotohogi/domain/live/types';
import type { IconName } from '@kotohogi/ui/icon';

/** The state of a stream in one sentence, shown at the top of the console. */
export type ConsoleStatus =
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

/** Derives the state of a stream. While its provider is unreachable, nothing else is certain. */
export function statusOf({ state, frames, isReachable, intermissionAt }: Facts): ConsoleStatus {
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

/** The style of a state: filled (warn, bad) = needs action. */
export type StatusTone = 'quiet' | 'go' | 'live' | 'warn' | 'bad';

export function toneOf(status: ConsoleStatus): StatusTone {
  switch (status) {
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

/** The commands on the console. `sync` refetches the state and changes nothing. */
export type ConsoleCommand = 'create' | 'open' | 'publish' | 'intermission' | 'resume' | 'close' | 'sync';

/** Commands without a dialog of their own; `create` has one. */
export type PlainCommand = Exclude<ConsoleCommand, 'create'>;

export const COMMAND_ICONS: Readonly<Record<ConsoleCommand, IconName>> = {
  create: 'plus',
  open: 'play',
  publish: 'radio',
  intermission: 'pause',
  resume: 'play',
  close: 'power',
  sync: 'refresh-cw',
};

/** Commands that everybody sees at once, so they ask for confirmation. */
const CONFIRMED_COMMANDS = ['publish', 'intermission', 'resume', 'close'] as const satisfies readonly ConsoleCommand[];
export type ConfirmedCommand = (typeof CONFIRMED_COMMANDS)[number];

export const needsConfirmation = (command: ConsoleCommand): command is ConfirmedCommand =>
  CONFIRMED_COMMANDS.some(asked => asked === command);

/** A command and its button style: filled is for the one that moves the ceremony on. */
export interface OfferedCommand<One extends ConsoleCommand = ConsoleCommand> {
  readonly command: One;
  readonly variant: 'filled' | 'outlined';
}

const filled = (command: ConsoleCommand): OfferedCommand => ({ command, variant: 'filled' });
const outlined = (command: ConsoleCommand): OfferedCommand => ({ command, variant: 'outlined' });

/** The commands for a stream state, the next step first. */
export function offeredCommands(status: ConsoleStatus): readonly OfferedCommand[] {
  switch (status) {
    case 'none':
      return [filled('create')];
    case 'ready':
    case 'ready-with-video':
      return [filled('open')];
    case 'can-publish':
      return [filled('publish')];
    case 'lost-before':
      return [outlined('publish')];
    case 'on-air':
      return [outlined('intermission'), outlined('close')];
    case 'intermission':
      return [filled('resume'), outlined('close')];
    case 'unreachable':
    case 'archive-failed':
      return [filled('sync')];
    case 'preparing':
      return [outlined('sync')];
    case 'waiting':
    case 'lost':
    case 'broken':
    case 'archiving':
    case 'archived':
    case 'stopped':
    case 'converting':
    case 'ended':
      return [];
  }
}

/** The states of a normal ceremony, in order: the steps of the console. */
export const STEPS = [
  'preparing',
  'ready',
  'starting',
  'unpulished',
  'streaming',
  'closed',
  'archived',
] as const satisfies readonly SlotState[];

/** The step of a state; an exceptional state (映像待ち) maps to the step it interrupts. */
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

/** Whether the stream is published and has not ended, so that guests count as viewers. */
export function isShown(state: SlotState): boolean {
  return state === 'streaming' || state === 'waitingForStream' || state === 'streaming_error';
}

/** Whether there is a recording, or one is being finished. */
export function hasRecording(state: SlotState): boolean {
  return state === 'closed' || state === 'archived' || state === 'end';
}

/** The slate guests see while neither live video nor a recording is available. */
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

/** Whether the stream is over and nothing more is measured. */
export function isOver(state: SlotState): boolean {
  return ['closed', 'archived', 'archive_error', 'waitingForUpload', 'uploading', 'end'].includes(state);
}

/** Whether there is data for graphs, or soon will be: before an encoder can send they would be empty frames. */
export function hasGraphs(state: SlotState): boolean {
  return state !== 'pending' && state !== 'preparing' && !isOver(state);
}

/** Whether a delayed start can still be announced: the stream was never published (docs/product/live.md#delay). */
export function isBeforePublishing({ state, publishedAt }: Pick<LiveConsole, 'state' | 'publishedAt'>): boolean {
  return publishedAt === null && ['pending', 'preparing', 'ready', 'starting', 'unpulished'].includes(state);
}

/**
 * This long after the start time, guests see the delay notice even if staff have not announced it
 * (docs/product/live.md#delay).
 */
const LATE_AFTER_MS = 300_000;

/** Whether guests see the delay notice because of the time alone. */
export function isLate({ startsAt, now }: Pick<LiveConsole, 'startsAt' | 'now'>): boolean {
  return now >= startsAt + LATE_AFTER_MS;
}

/** The recording before publishing: an encoder can send once the provider has the slot. */
export type RehearsalState = 'running' | 'recorded' | 'none';

/** The state of the rehearsal; undefined if there can be none (any more). */
export function rehearsalOf(
  live: Pick<LiveConsole, 'state' | 'publishedAt' | 'frames' | 'recording'>,
): RehearsalState | undefined {
  if (!isBeforePublishing(live) || live.state === 'pending' || live.state === 'preparing') return undefined;
  if (live.frames === 'flowing') return 'running';
  return live.recording.durationMs > 0 ? 'recorded' : 'none';
}
