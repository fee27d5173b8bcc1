import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, DAY_MS, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf, localDate } from '@kotohogi/domain/kernel/jst';
import { OPEN_DAYS_AFTER } from '@kotohogi/domain/wedding/calendar';
import { RESTORE_DAYS } from '@kotohogi/domain/wedding/deletion';
import { type ErasureWait, isErasureDue } from '@kotohogi/domain/wedding/erasure';
import type { WeddingStatus } from '@kotohogi/domain/wedding/types';
import { mint, type WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { findPendingWork, listErasures } from './store.ts';

/** Erases every wedding that is due when its data is kept for this many days; started by operators. */
export const weddingClean = defineJob<{ readonly keptDays: number }>('weddingErasure.clean');

export interface CleanRule {
  readonly now: Instant;
  /** Null: the days that couples chose or were notified of, and deleted weddings. */
  readonly keptDays: number | null;
}

/** The wedding of a row, for jobs, which have no call. */
export const scopeOf = (row: Awaited<ReturnType<typeof listErasures>>[number]): WeddingScope =>
  mint.wedding({
    companyId: row.company_id,
    facilityId: row.facility_id,
    weddingId: row.id,
    weddingKey: row.key,
  });

interface ErasureRow {
  readonly status: WeddingStatus;
  readonly starts_at: number;
  readonly erase_on: string | null;
  readonly erase_announced: string | null;
  readonly deleted_at: number | null;
}

/** The facts that decide whether a wedding is to be erased. */
export const toFacts = (row: ErasureRow) => ({
  status: row.status,
  startsAt: instant(row.starts_at),
  chosen: row.erase_on === null ? null : localDate(row.erase_on),
  announced: row.erase_announced === null ? null : localDate(row.erase_announced),
  deletedAt: row.deleted_at === null ? null : instant(row.deleted_at),
});

/** The weddings that are to be erased now, whether something is still in progress there or not. */
export async function listDueErasures(tx: Tx, { now, keptDays }: CleanRule) {
  const today = dateOf(now);
  const rows = await listErasures(tx, {
    today,
    startsBefore: keptDays === null ? null : atJst(addDays(today, -keptDays - OPEN_DAYS_AFTER)),
    deletedUntil: after(now, -RESTORE_DAYS * DAY_MS),
  });
  return rows.filter(row => isErasureDue(toFacts(row), now, keptDays));
}

/** A wedding that a clean would erase, or why it waits. */
export interface DueWedding {
  readonly weddingId: WeddingId;
  readonly reservationId: string;
  readonly facilityName: string;
  readonly startsAt: Instant;
  readonly waitsFor: ErasureWait | null;
}

/** What a clean would erase now. */
export async function previewClean(tx: Tx, rule: CleanRule): Promise<DueWedding[]> {
  const due: DueWedding[] = [];
  for (const row of await listDueErasures(tx, rule)) {
    const unfinished = { weddingId: row.id, now: rule.now };
    due.push({
      weddingId: row.id,
      reservationId: row.reservation_id,
      facilityName: row.facility_name,
      startsAt: instant(row.starts_at),
      waitsFor: (await findPendingWork(tx, unfinished)) ?? null,
    });
  }
  return due;
}
