import type { WeddingEraser } from '../wedding/index.ts';
import { deleteCaptions } from './store.ts';

export { captionTrack, listCaptions } from './store.ts';

/** Erases the captions of a wedding's recording. */
export const eraseCaptions: WeddingEraser = async (tx, { weddingId }) => ({
  keys: await deleteCaptions(tx, weddingId),
});
