import type { QueryClient } from '@tanstack/react-query';
import { type CoupleInfo, coupleQuery } from './api.ts';

/** What was read this long ago is good enough to open a page with; the partner's changes come in at the next one. */
const FRESH_MS = 30_000;

/** Loads what every page of the couple's area begins with. */
export function loadCouple(client: QueryClient, weddingId: number): Promise<CoupleInfo> {
  return client.fetchQuery({ ...coupleQuery(weddingId), staleTime: FRESH_MS });
}
