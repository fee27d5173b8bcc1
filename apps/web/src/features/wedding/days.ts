import type { WeddingRow } from '@kotohogi/contract/wedding';
import { dateOf, type LocalDate } from '@kotohogi/domain/kernel/jst';

/** A live slot is made in the last days before the ceremony; until then its absence is nothing to worry about. */
const SLOT_DUE_MS = 3 * 24 * 3_600_000;

/** A ceremony to come that still needs a hand: its invitation is not out, or its live slot is due. */
export function isUnready(row: WeddingRow, nowMs: number): boolean {
  return isUninvited(row) || lacksSlot(row, nowMs);
}

const isComing = ({ lifeCycle }: WeddingRow) => ['preparing', 'inviting', 'reply-closed', 'day'].includes(lifeCycle);

/** Whether the couple has not sent the invitation out yet. */
export function isUninvited(row: WeddingRow): boolean {
  return row.lifeCycle === 'preparing';
}

/** Whether a ceremony of the next three days has no live slot yet. */
export function lacksSlot(row: WeddingRow, nowMs: number): boolean {
  return isComing(row) && row.liveState === 'pending' && row.startsAt - nowMs < SLOT_DUE_MS;
}

/** Ceremonies by their date in Japan, each day in the order they begin. */
export function groupByDate(rows: readonly WeddingRow[]): ReadonlyMap<LocalDate, readonly WeddingRow[]> {
  const days = new Map<LocalDate, WeddingRow[]>();
  for (const row of [...rows].sort((a, b) => a.startsAt - b.startsAt || a.id - b.id)) {
    const date = dateOf(row.startsAt);
    days.set(date, [...(days.get(date) ?? []), row]);
  }
  return days;
}
