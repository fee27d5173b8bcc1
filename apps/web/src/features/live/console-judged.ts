import type { LiveConsole } from '@kotohogi/contract/live';
import { useLiveHistory } from './api.ts';
import { type Check, checksOf } from './console-checks.ts';
import { driftPerMinute } from './console-history.ts';

/** The checks of a stream as it is now, judged by what was measured since. */
export function useChecks(weddingId: number, live: LiveConsole): readonly Check[] {
  const samples = useLiveHistory(weddingId);
  return checksOf(live, { driftMsPerMinute: driftPerMinute(samples), loudnessDb: samples.at(-1)?.loudnessDb ?? null });
}
