import { lockSlotOf } from '../live/index.ts';
import type { WeddingEraser } from '../wedding/index.ts';
import { recordingPrefixes } from './jobs.backup.ts';
import { deleteRecording } from './store.erasure.ts';

/** Erases everything about the recording of a wedding except its slot. Runs before its stream is erased. */
export const eraseRecording: WeddingEraser = async (tx, { weddingId }) => {
  const deleted = await deleteRecording(tx, weddingId);
  const slot = await lockSlotOf(tx, weddingId);
  // Without a reference nothing was ever recorded.
  return { ...deleted, prefixes: slot === undefined || slot.ref === '' ? [] : recordingPrefixes(weddingId, slot.ref) };
};
