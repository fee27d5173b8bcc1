import type { WeddingEraser } from '../wedding/index.ts';
import { keepCounts } from './store.ts';

/**
 * Keeps the anonymous counts of a wedding, so that the figures of its venue stay the same
 * (docs/product/marketing.md#after-an-erasure). Runs before its guests are erased.
 */
export const keepMarketingCounts: WeddingEraser = async (tx, scope) => {
  await keepCounts(tx, scope);
  return {};
};
