import { setTimeout as pause } from 'node:timers/promises';
import type { SlotReport } from '@kotohogi/ports/video-provider';
import type { SlotFacts } from './hosted-service.ts';

export interface Watched {
  readonly pollMs: number;
  readonly slots: () => readonly (readonly [string, SlotFacts])[];
  readonly look: (ref: string) => Promise<SlotReport>;
  readonly onReport: (report: SlotReport) => void;
}

/** Asks about every slot, one after the other; tells what is new. A slot in which nothing happens by itself is told of once. */
export function watchByPolling({ pollMs, slots, look, onReport }: Watched): () => void {
  const stopped = new AbortController();
  const told = new Map<string, string>();
  /** True when everybody could be asked. */
  const round = async (): Promise<boolean> => {
    let isWhole = true;
    for (const [ref, { isQuiet }] of slots()) {
      if (stopped.signal.aborted) return isWhole;
      if (isQuiet && told.has(ref)) continue;
      const report = await look(ref).catch(() => undefined);
      if (report === undefined) {
        isWhole = false;
        continue;
      }
      const text = JSON.stringify(report);
      if (stopped.signal.aborted || told.get(ref) === text) continue;
      told.set(ref, text);
      onReport(report);
    }
    return isWhole;
  };
  const forever = async () => {
    while (!stopped.signal.aborted) {
      // why: nobody knows what was missed in a break; after it everything is told again.
      if (!(await round())) told.clear();
      // why: the end of the watch ends the wait; there is nothing else it can fail by.
      await pause(pollMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  };
  void forever();
  return () => stopped.abort();
}
