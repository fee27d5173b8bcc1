import { PROVIDER_KEYS } from '@kotohogi/domain/live/types';
import type { WeddingEraser } from '../wedding/index.ts';
import { liveErase } from './jobs.ts';
import { deleteSlot } from './store.erasure.ts';

/** Erases the stream of a wedding: its rows at once, what the provider has of it by a job. */
export const eraseLive: WeddingEraser = async (tx, { weddingId }) => {
  const slot = await deleteSlot(tx, weddingId);
  // Without a provider the row only holds what staff announced beforehand.
  const provider = PROVIDER_KEYS.find(key => key === slot?.provider);
  if (slot !== undefined && provider !== undefined) await liveErase.add(tx, { provider, ref: slot.ref });
  return { keys: slot?.mp4_key ? [slot.mp4_key] : [] };
};
