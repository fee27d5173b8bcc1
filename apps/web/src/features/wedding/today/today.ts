import type { WeddingRow } from '@kotohogi/contract/wedding';
import { isOver, liveTone } from '../live-state.ts';

/** What a ceremony of today needs from staff. */
export type Need = 'alarm' | 'warning' | 'on-air' | 'no-slot' | 'next' | 'past';

/** From the most to the least urgent. */
const ORDER: readonly Need[] = ['alarm', 'warning', 'on-air', 'no-slot', 'next', 'past'];

/** The facts of a ceremony that decide what it needs. */
type Ceremony = Pick<WeddingRow, 'id' | 'startsAt' | 'lifeCycle' | 'liveState'>;

const isOff = (row: Ceremony) => row.lifeCycle !== 'day';

/** A ceremony without its own stream counts as past this long after its start. */
const PAST_AFTER_MS = 3 * 3_600_000;

/** What a ceremony needs now. A postponed or canceled one needs nothing. */
export function needOf(row: Ceremony, nowMs: number): Need {
  const tone = liveTone(row.liveState);
  if (isOff(row) || isOver(row.liveState)) return 'past';
  if (tone === 'bad') return 'alarm';
  if (tone === 'warn') return 'warning';
  if (tone === 'live') return 'on-air';
  if (nowMs > row.startsAt + PAST_AFTER_MS) return 'past';
  return row.liveState === 'pending' ? 'no-slot' : 'next';
}

/** Problems first, then what is on air, then by start time, and past ones last. */
export function sortByNeed<Row extends Ceremony>(rows: readonly Row[], nowMs: number): readonly Row[] {
  const rank = (row: Row) => ORDER.indexOf(needOf(row, nowMs));
  return [...rows].sort((a, b) => rank(a) - rank(b) || a.startsAt - b.startsAt || a.id - b.id);
}

/** The facts of the headline. */
export type Headline =
  | { readonly kind: 'trouble'; readonly row: WeddingRow; readonly troubles: number; readonly others: number }
  | { readonly kind: 'on-air'; readonly rows: readonly WeddingRow[]; readonly next: WeddingRow | undefined }
  | { readonly kind: 'next'; readonly row: WeddingRow; readonly left: number }
  | { readonly kind: 'done'; readonly count: number }
  | { readonly kind: 'none' };

/** The headline for today's ceremonies. */
export function headlineOf(today: readonly WeddingRow[], nowMs: number): Headline {
  const rows = sortByNeed(today, nowMs).filter(row => !isOff(row));
  const having = (...needs: readonly Need[]) => rows.filter(row => needs.includes(needOf(row, nowMs)));
  const troubles = having('alarm', 'warning');
  const onAir = having('on-air');
  const coming = having('no-slot', 'next').sort((a, b) => a.startsAt - b.startsAt);
  const [worst] = troubles;
  if (worst !== undefined) {
    return { kind: 'trouble', row: worst, troubles: troubles.length, others: rows.length - troubles.length };
  }
  const [next] = coming;
  if (onAir.length > 0) return { kind: 'on-air', rows: onAir, next };
  if (next !== undefined) return { kind: 'next', row: next, left: coming.length };
  return rows.length > 0 ? { kind: 'done', count: rows.length } : { kind: 'none' };
}
