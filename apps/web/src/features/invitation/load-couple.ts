import type { QueryClient } from '@tanstack/react-query';
import { loadPatternStyles } from '../../shell/theme/pattern-styles.ts';
import { type CoupleInfo, coupleQuery } from './api.ts';

/** Cached data up to this age is fresh enough to open a page; the partner's changes appear at the next refetch. */
const FRESH_MS = 30_000;

/** Loads the initial data of the couple's area, and the assets of its pattern. */
export async function loadCouple(client: QueryClient, weddingId: number): Promise<CoupleInfo> {
  const couple = await client.fetchQuery({ ...coupleQuery(weddingId), staleTime: FRESH_MS });
  await loadPatternStyles(couple.designPattern);
  return couple;
}
