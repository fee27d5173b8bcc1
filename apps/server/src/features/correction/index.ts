import type { WeddingEraser } from '../wedding/index.ts';
import { emptyReasons } from './store.ts';

/** Empties the reasons of a wedding's corrections, which may name people; amounts and accounts stay, as in the ledger. */
export const eraseCorrections: WeddingEraser = async (tx, { weddingId }) => {
  await emptyReasons(tx, weddingId);
  return {};
};
