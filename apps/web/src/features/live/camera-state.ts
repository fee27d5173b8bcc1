import type { LiveConsole } from '@kotohogi/contract/live';
import type { BroadcastReport } from './camera-broadcast.ts';
import type { StopReason } from './camera-retry.ts';

/** What is true of the camera now, as one sentence of the room. */
export type CameraSaying =
  | 'idle'
  | 'starting'
  | 'connecting'
  | 'sending'
  | 'late'
  | 'frozen'
  | 'reconnecting'
  | StopReason;

/** How a sentence looks. */
export type CameraTone = 'idle' | 'info' | 'ok' | 'warn' | 'bad';

/** Judges a broadcast; `hasPicture` = the camera itself delivers. */
export function sayingOf(report: BroadcastReport | 'starting' | null, hasPicture: boolean): CameraSaying {
  if (report === null) return 'idle';
  if (report === 'starting') return 'starting';
  switch (report.phase) {
    case 'connecting':
      return 'connecting';
    case 'reconnecting':
      return 'reconnecting';
    case 'stopped':
      return report.stopReason ?? 'asked';
    case 'sending':
      if (!hasPicture) return 'frozen';
      return report.isLate ? 'late' : 'sending';
  }
}

/** How grave it is. */
export function toneOf(saying: CameraSaying): CameraTone {
  switch (saying) {
    case 'idle':
    case 'asked':
    case 'live-ended':
      return 'idle';
    case 'starting':
    case 'connecting':
      return 'info';
    case 'sending':
      return 'ok';
    case 'late':
    case 'reconnecting':
      return 'warn';
    case 'frozen':
    case 'encoder':
    case 'unknown-key':
    case 'key-in-use':
    case 'expelled':
    case 'malformed':
    case 'other-version':
      return 'bad';
  }
}

/** Whether something would be lost by leaving: it is sending, or about to. */
export function isUnderWay(report: BroadcastReport | 'starting' | null): boolean {
  return report === 'starting' || (report !== null && report.phase !== 'stopped');
}

/** Whether guests are watching, so that stopping is asked about first. */
export function isWatched(state: LiveConsole['state']): boolean {
  return state === 'streaming' || state === 'waitingForStream' || state === 'streaming_error';
}

/** The line to offer first: one that nobody sends on, the main one before the spare. */
export function firstLine(ingest: LiveConsole['ingest']): LiveConsole['ingest'][number] | undefined {
  const lines = ingest.filter(({ browserUrl }) => browserUrl !== '');
  return lines.find(({ isConnected }) => !isConnected) ?? lines[0];
}
