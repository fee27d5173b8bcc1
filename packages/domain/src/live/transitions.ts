import { type Refused, refuse } from '../kernel/refusal.ts';
import { LIVE_COMMANDS, type LiveCommand, type LiveReport, type SlotStanding, type SlotState } from './types.ts';

/** Where a command leads from which state: the diagram of live.md, and nothing else (decision 55). */
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

/** Whether an intermission stands in the way: it begins once, and only a running one can end. */
function isAgainstIntermission(command: LiveCommand, isIntermission: boolean): boolean {
  return (command === 'intermission' && isIntermission) || (command === 'resume' && !isIntermission);
}

/** Where a command leads; a wrong one for the state is refused with the state it is in (409). */
export function afterCommand(slot: SlotStanding, command: LiveCommand): SlotStanding | Refused<'live_wrong_state'> {
  const state = COMMAND_STEPS[command][slot.state];
  if (state === undefined || isAgainstIntermission(command, slot.isIntermission)) {
    return refuse('live_wrong_state', { state: slot.state });
  }
  return { state, isIntermission: command === 'intermission' };
}

/** The state a report leads to; the same state when it means nothing here. In an intermission no frame is missed. */
export function afterReport(slot: SlotStanding, report: LiveReport): SlotState {
  if (slot.isIntermission && (report === 'lost' || report === 'lostTooLong')) return slot.state;
  return REPORT_STEPS[report][slot.state] ?? slot.state;
}

/** The commands that are allowed now: what the console offers. */
export function commandsOf(slot: SlotStanding): LiveCommand[] {
  return LIVE_COMMANDS.filter(command => !('refused' in afterCommand(slot, command)));
}

/** How long frames may be missing before a published stream is called broken (live.md). */
export const GRACE_MS = 600_000;
