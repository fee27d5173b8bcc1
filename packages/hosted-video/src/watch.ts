import { setTimeout as pause } from 'node:timers/promises';
import type { SlotReport } from '@kotohogi/ports/video-provider';
import type { SlotFacts } from './hosted-service.ts';

export interface Watched {
  readonly pollMs: number;
  readonly slots: () => readonly (readonly [string, SlotFacts])[];
  readonly poll: (ref: string) => Promise<SlotReport>;
  readonly onReport: (report: SlotReport) => void;
}

/** Polls the slots one after the other and reports changes. A slot that cannot change by itself is reported once. */
export function watchByPolling({ pollMs, slots, poll, onReport }: Watched): () => void {
  const stopped = new AbortController();
  const reported = new Map<string, string>();
  /** True if every slot could be polled. */
  const round = async (): Promise<boolean> => {
    let isWhole = true;
    for (const [ref, { isQuiet }] of slots()) {
      if (stopped.signal.aborted) return isWhole;
      if (isQuiet && reported.has(ref)) continue;
      const report = await poll(ref).catch(() => undefined);
      if (report === undefined) {
        isWhole = false;
        continue;
      }
      const text = JSON.stringify(report);
      if (stopped.signal.aborted || reported.get(ref) === text) continue;
      reported.set(ref, text);
      onReport(report);
    }
    return isWhole;
  };
  const forever = async () => {
    while (!stopped.signal.aborted) {
      // why: changes during an outage are unknown, so every slot is reported again afterwards
      if (!(await round())) reported.clear();
      // why: only the end of the watch can reject this wait
      await pause(pollMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  };
  void forever();
  return () => stopped.abort();
}
