import type { WeddingRow } from '@kotohogi/contract/wedding';
import { instant } from '@kotohogi/domain/kernel/instant';
import { withoutHidden } from '@kotohogi/domain/kernel/text';
import { fullNames } from '@kotohogi/domain/profile/full-name';
import type { FacilityScope } from '../../gate/scope.ts';
import { readBatches } from '../../platform/db/batches.ts';
import type { Db } from '../../platform/db/connect.ts';
import { type CsvColumns, csvInstant } from '../../platform/files/csv-reply.ts';
import { type ExportRow, listBatch } from './store.export.ts';
import type { WeddingSearch } from './store.list.ts';
import { READ_MONEY, toRows, type ViewerContext } from './view.ts';

interface Exported {
  readonly row: WeddingRow;
  readonly stored: ExportRow;
}

/** The columns for callers who may read payment states. */
const MONEY: CsvColumns<Exported> = {
  giftCount: ({ row }) => row.gifts?.count ?? '',
  giftSum: ({ row }) => row.gifts?.amountYen ?? '',
  paymentState: ({ row }) => row.paymentState ?? '',
};

/** The columns of the file for a caller (docs/product/wedding.md#list). */
export const columnsFor = ({ permissions }: Pick<ViewerContext, 'permissions'>): CsvColumns<Exported> => ({
  id: ({ row }) => row.id,
  key: ({ row }) => row.key,
  reservationId: ({ row }) => row.reservationId,
  facility: ({ stored }) => stored.facility_name,
  hall: ({ row }) => row.hallName,
  dateTime: ({ row }) => csvInstant(row.startsAt),
  couple: ({ row }) => withoutHidden(fullNames(row.couple, 'ja')),
  email: ({ stored }) => stored.email,
  band: ({ stored }) => stored.num_of_attendees_div,
  status: ({ row }) => row.lifeCycle,
  liveState: ({ row }) => row.liveState,
  guestsLive: ({ row }) => row.answers.attendance,
  guestsArchive: ({ row }) => row.answers.viewArchive,
  guestsAbsent: ({ row }) => row.answers.absence,
  ...(permissions.has(READ_MONEY) ? MONEY : {}),
  created: ({ stored }) => csvInstant(instant(stored.created_at)),
  updated: ({ stored }) => csvInstant(instant(stored.updated_at)),
});

/** The weddings of a search as rows of the file, read on demand. */
export function csvBatches(
  db: Db,
  scope: FacilityScope | 'platform',
  search: WeddingSearch,
  asking: ViewerContext,
): AsyncIterable<readonly Exported[]> {
  return readBatches<ExportRow, readonly Exported[]>(
    db,
    (tx, next) => listBatch(tx, scope, search, next),
    async (tx, stored) => {
      const rows = await toRows(tx, stored, asking);
      return stored.flatMap((one, index) => {
        const row = rows[index];
        return row === undefined ? [] : [{ row, stored: one }];
      });
    },
  );
}
