import type { LiveConsole } from '@kotohogi/contract/live';
import { useLiveHistory } from '../api.ts';
import { type Check, checksOf } from './console-checks.ts';
import { driftPerMinute } from './console-history.ts';

/** The checks of the current stream, based on the samples so far. */
export function useChecks(weddingId: number, live: LiveConsole): readonly Check[] {
  const samples = useLiveHistory(weddingId);
  return checksOf(live, { driftMsPerMinute: driftPerMinute(samples), loudnessDb: samples.at(-1)?.loudnessDb ?? null });
}
