import { type Refused, refuse } from '../kernel/refusal.ts';
import type { LiveCommand, LiveReport, SlotState } from './types.ts';

/** Where a command leads from which state: the diagram of live.md, and nothing else (decision 55). */
export const COMMAND_STEPS: Readonly<Record<LiveCommand, Readonly<Partial<Record<SlotState, SlotState>>>>> = {
  create: { pending: 'preparing' },
  open: { ready: 'starting' },
  publish: { unpulished: 'streaming' },
  close: { streaming: 'closed', waitingForStream: 'closed', streaming_error: 'closed' },
  emergencyStop: {
    ready: 'waitingForUpload',
    starting: 'waitingForUpload',
    unpulished: 'waitingForUpload',
    streaming: 'waitingForUpload',
    waitingForStream: 'waitingForUpload',
    streaming_error: 'waitingForUpload',
  },
  linkVideo: { waitingForUpload: 'uploading', archive_error: 'uploading' },
};

/** Where a report leads from which state; a report that a state does not wait for changes nothing. */
export const REPORT_STEPS: Readonly<Record<LiveReport, Readonly<Partial<Record<SlotState, SlotState>>>>> = {
  prepared: { preparing: 'ready' },
  frames: { starting: 'unpulished', waitingForStream: 'streaming', streaming_error: 'streaming' },
  lost: { streaming: 'waitingForStream' },
  lostTooLong: { waitingForStream: 'streaming_error' },
  archived: { closed: 'archived' },
  archiveFailed: { closed: 'archive_error', uploading: 'archive_error' },
  uploaded: { uploading: 'archived' },
  windowOver: { archived: 'end' },
};

/** The state a command leads to; a wrong one for the state is refused with the state it is in (409). */
export function afterCommand(state: SlotState, command: LiveCommand): SlotState | Refused<'live_wrong_state'> {
  return COMMAND_STEPS[command][state] ?? refuse('live_wrong_state', { state });
}

/** The state a report leads to; the same state when it means nothing here. */
export function afterReport(state: SlotState, report: LiveReport): SlotState {
  return REPORT_STEPS[report][state] ?? state;
}

/** The commands a state allows: what the console offers. */
export function commandsOf(state: SlotState): LiveCommand[] {
  const commands: readonly LiveCommand[] = ['create', 'open', 'publish', 'close', 'emergencyStop', 'linkVideo'];
  return commands.filter(command => COMMAND_STEPS[command][state] !== undefined);
}

/** How long frames may be missing before a published stream is called broken (live.md). */
export const GRACE_MS = 600_000;
