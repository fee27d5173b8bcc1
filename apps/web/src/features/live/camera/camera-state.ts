import type { LiveConsole } from '@kotohogi/contract/live';
import type { BroadcastReport } from './camera-broadcast.ts';
import type { StopReason } from './camera-retry.ts';

/** The current state of the camera, shown as one sentence. */
export type CameraStatus =
  | 'idle'
  | 'starting'
  | 'connecting'
  | 'sending'
  | 'late'
  | 'frozen'
  | 'reconnecting'
  | StopReason;

/** The style of the sentence. */
export type CameraTone = 'idle' | 'info' | 'ok' | 'warn' | 'bad';

/** Derives the state of a broadcast; `hasPicture` = the camera itself delivers frames. */
export function statusOf(report: BroadcastReport | 'starting' | null, hasPicture: boolean): CameraStatus {
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

/** The severity of a state. */
export function toneOf(status: CameraStatus): CameraTone {
  switch (status) {
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

/** Whether leaving would interrupt something: it is sending or about to. */
export function isUnderWay(report: BroadcastReport | 'starting' | null): boolean {
  return report === 'starting' || (report !== null && report.phase !== 'stopped');
}

/** Whether guests are watching, in which case stopping asks for confirmation. */
export function isWatched(state: LiveConsole['state']): boolean {
  return state === 'streaming' || state === 'waitingForStream' || state === 'streaming_error';
}

/** The preselected line: one that nothing is sent to, the main line before the spare. */
export function firstLine(ingest: LiveConsole['ingest']): LiveConsole['ingest'][number] | undefined {
  const lines = ingest.filter(({ browserUrl }) => browserUrl !== '');
  return lines.find(({ isConnected }) => !isConnected) ?? lines[0];
}
