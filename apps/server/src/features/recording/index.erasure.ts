import { recordingPrefixes } from '../backup/index.ts';
import { lockSlotOf } from '../live/index.ts';
import type { WeddingEraser } from '../wedding/index.ts';
import { deleteRecording } from './store.erasure.ts';

/** Erases chapters and poster of a wedding's recording, and its files. Runs before its stream is erased. */
export const eraseRecording: WeddingEraser = async (tx, { weddingId }) => {
  // Whoever is storing a file of the recording holds the slot.
  const slot = await lockSlotOf(tx, weddingId);
  const keys = await deleteRecording(tx, weddingId);
  // Without a reference nothing was ever recorded.
  return { keys, prefixes: slot === undefined || slot.ref === '' ? [] : recordingPrefixes(weddingId, slot.ref) };
};
