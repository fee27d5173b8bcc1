import type { QueryClient } from '@tanstack/react-query';
import { loadLook } from '../../shell/theme/looks.ts';
import { type CoupleInfo, coupleQuery } from './api.ts';

/** What was read this long ago is good enough to open a page with; the partner's changes come in at the next one. */
const FRESH_MS = 30_000;

/** Loads what every page of the couple's area begins with, and the look of the pattern it shows. */
export async function loadCouple(client: QueryClient, weddingId: number): Promise<CoupleInfo> {
  const couple = await client.fetchQuery({ ...coupleQuery(weddingId), staleTime: FRESH_MS });
  await loadLook(couple.designPattern);
  return couple;
}
