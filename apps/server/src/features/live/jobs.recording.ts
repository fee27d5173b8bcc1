import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { SlotReport } from '@kotohogi/ports/video-provider';
import type { Tx } from '../../platform/db/connect.ts';
import { type AlarmDeps, raiseAlarm } from './jobs.alarm.ts';
import { findLastKind, insertLiveEvent } from './store.event.ts';
import type { Slot } from './store.ts';

/** Log kinds: the recording of a live stream stopped, and resumed. */
const FAILED = 'recording_failed';
const RESUMED = 'recording_resumed';

/**
 * Logs when the recording of a live stream stops, with an alarm at once, and when it resumes
 * (docs/product/processes.md#recording). A repeated report adds nothing.
 */
export async function followRecording(
  tx: Tx,
  alarms: AlarmDeps,
  slot: Slot,
  { report, now }: { readonly report: SlotReport; readonly now: Instant },
): Promise<boolean> {
  if (report.isClosed || (report.frames !== 'flowing' && !report.recording.isInterrupted)) return false;
  const { weddingId } = slot;
  const hadFailed = (await findLastKind(tx, weddingId, [FAILED, RESUMED])) === FAILED;
  if (report.recording.isInterrupted === hadFailed) return false;
  await insertLiveEvent(tx, { weddingId, at: now, kind: hadFailed ? RESUMED : FAILED, actorName: '' });
  if (!hadFailed) await raiseAlarm(tx, alarms, slot, { kind: 'recording_failed', actorName: '', reason: '', now });
  return true;
}
