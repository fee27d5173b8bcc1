import { type Refused, refuse } from '../kernel/refusal.ts';
import { LIVE_COMMANDS, type LiveCommand, type LiveReport, type SlotState, type SlotStatus } from './types.ts';

/** The state each command leads to: exactly the diagram in docs/product/live.md#states. */
export const COMMAND_STEPS: Readonly<Record<LiveCommand, Readonly<Partial<Record<SlotState, SlotState>>>>> = {
  create: { pending: 'preparing' },
  open: { ready: 'starting' },
  publish: { unpulished: 'streaming' },
  intermission: { streaming: 'streaming' },
  resume: { streaming: 'streaming' },
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

/** The state each report leads to; a report the state does not expect changes nothing. */
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

/**
 * Whether the intermission flag forbids the command: no second one starts during an intermission, and only a running
 * one ends.
 */
function isAgainstIntermission(command: LiveCommand, isIntermission: boolean): boolean {
  return (command === 'intermission' && isIntermission) || (command === 'resume' && !isIntermission);
}

/** The result of a command; one that does not fit the state is refused with the current state (409). */
export function afterCommand(slot: SlotStatus, command: LiveCommand): SlotStatus | Refused<'live_wrong_state'> {
  const state = COMMAND_STEPS[command][slot.state];
  if (state === undefined || isAgainstIntermission(command, slot.isIntermission)) {
    return refuse('live_wrong_state', { state: slot.state });
  }
  return { state, isIntermission: command === 'intermission' };
}

/** The state after a report, unchanged if the report does not apply. During an intermission no frames are expected. */
export function afterReport(slot: SlotStatus, report: LiveReport): SlotState {
  if (slot.isIntermission && (report === 'lost' || report === 'lostTooLong')) return slot.state;
  return REPORT_STEPS[report][slot.state] ?? slot.state;
}

/** The commands allowed now, as the console offers them. */
export function commandsOf(slot: SlotStatus): LiveCommand[] {
  return LIVE_COMMANDS.filter(command => !('refused' in afterCommand(slot, command)));
}

/** How long frames may be missing before a published stream counts as broken (docs/product/live.md#states). */
export const GRACE_MS = 600_000;
