import { instant } from '@kotohogi/domain/kernel/instant';
import { withoutHidden } from '@kotohogi/domain/kernel/text';
import { fullNames } from '@kotohogi/domain/profile/full-name';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Db } from '../../platform/db/connect.ts';
import { type CsvRecord, csvInstant } from '../../platform/files/csv-reply.ts';
import { type ExportRow, readWeddingBatches } from './store.export.ts';
import type { WeddingFilters } from './store.list.ts';
import { toRows, type ViewerContext } from './view.ts';

/** The columns, in order (docs/product/wedding.md#list). */
export const CSV_COLUMNS = [
  'id',
  'key',
  'reservationId',
  'facility',
  'hall',
  'dateTime',
  'couple',
  'email',
  'band',
  'status',
  'liveState',
  'guestsLive',
  'guestsArchive',
  'guestsAbsent',
  'giftCount',
  'giftSum',
  'paymentState',
  'created',
  'updated',
] as const;

type WeddingRecord = CsvRecord<(typeof CSV_COLUMNS)[number]>;

function recordOf(stored: ExportRow, row: Awaited<ReturnType<typeof toRows>>[number]): WeddingRecord {
  return {
    id: row.id,
    key: row.key,
    reservationId: row.reservationId,
    facility: stored.facility_name,
    hall: row.hallName,
    dateTime: csvInstant(row.startsAt),
    couple: withoutHidden(fullNames(row.couple, 'ja')),
    email: stored.email,
    band: stored.num_of_attendees_div,
    status: row.lifeCycle,
    liveState: row.liveState,
    guestsLive: row.answers.attendance,
    guestsArchive: row.answers.viewArchive,
    guestsAbsent: row.answers.absence,
    giftCount: row.gifts?.count ?? '',
    giftSum: row.gifts?.amountYen ?? '',
    paymentState: row.paymentState ?? '',
    created: csvInstant(instant(stored.created_at)),
    updated: csvInstant(instant(stored.updated_at)),
  };
}

/** The weddings that match the filters as records of the file, read on demand. */
export function csvBatches(
  db: Db,
  scope: FacilityScope,
  filters: WeddingFilters,
  asking: ViewerContext,
): AsyncIterable<readonly WeddingRecord[]> {
  return readWeddingBatches(db, scope, filters, async (tx, stored) => {
    const rows = await toRows(tx, stored, asking);
    return stored.flatMap((one, index) => {
      const row = rows[index];
      return row === undefined ? [] : [recordOf(one, row)];
    });
  });
}
