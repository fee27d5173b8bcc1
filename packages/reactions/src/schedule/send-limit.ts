import { MAX_SENDS_PER_SECOND } from '../constants.ts';

/** The times of the latest reports, oldest first, in ms. */
export type SendHistory = readonly number[];

/** Decides whether a tap is reported: at most five per second; the surplus is only drawn. */
export function admitSend(history: SendHistory, nowMs: number): { admitted: boolean; history: SendHistory } {
  const recent = history.filter(sentMs => nowMs - sentMs < 1_000);
  if (recent.length >= MAX_SENDS_PER_SECOND) return { admitted: false, history: recent };
  return { admitted: true, history: [...recent, nowMs] };
}
