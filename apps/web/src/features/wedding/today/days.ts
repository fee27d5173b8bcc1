import type { WeddingRow } from '@kotohogi/contract/wedding';
import { dateOf, type LocalDate } from '@kotohogi/domain/kernel/jst';

/** A live slot is created in the last days before the ceremony; before that, a missing one is fine. */
const SLOT_DUE_MS = 3 * 24 * 3_600_000;

/** Whether an upcoming ceremony needs action: its invitation is not published, or its live slot is due. */
export function isUnready(row: WeddingRow, nowMs: number): boolean {
  return isUninvited(row) || lacksSlot(row, nowMs);
}

const isComing = ({ lifeCycle }: WeddingRow) => ['preparing', 'inviting', 'reply-closed', 'day'].includes(lifeCycle);

/** Whether the couple has not published the invitation yet. */
export function isUninvited(row: WeddingRow): boolean {
  return row.lifeCycle === 'preparing';
}

/** Whether a ceremony in the next three days has no live slot yet. */
export function lacksSlot(row: WeddingRow, nowMs: number): boolean {
  return isComing(row) && row.liveState === 'pending' && row.startsAt - nowMs < SLOT_DUE_MS;
}

/** Groups ceremonies by their date in Japan, each day in start order. */
export function groupByDate(rows: readonly WeddingRow[]): ReadonlyMap<LocalDate, readonly WeddingRow[]> {
  const days = new Map<LocalDate, WeddingRow[]>();
  for (const row of [...rows].sort((a, b) => a.startsAt - b.startsAt || a.id - b.id)) {
    const date = dateOf(row.startsAt);
    days.set(date, [...(days.get(date) ?? []), row]);
  }
  return days;
}
