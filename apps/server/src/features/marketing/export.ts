import { instant } from '@kotohogi/domain/kernel/instant';
import type { Counted } from '@kotohogi/domain/marketing/funnel';
import { type Group, type Merging, mergeSome, visibleOf } from '@kotohogi/domain/marketing/protect';
import type { FacilityScope } from '../../gate/scope.ts';
import { readBatches } from '../../platform/db/batches.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { type CsvColumns, csvInstant } from '../../platform/files/csv-reply.ts';
import { listWeddingGroups } from './store.groups.ts';
import { type MarketingSearch, readTotal } from './store.ts';
import { toFigures, toGroup } from './view.ts';

type WeddingRow = Awaited<ReturnType<typeof listWeddingGroups>>[number];

interface Exported {
  readonly weddings: readonly WeddingRow[];
  readonly figures: ReturnType<typeof toFigures>;
}

/** Each value once, in the order of the weddings. */
const each = ({ weddings }: Exported, textOf: (row: WeddingRow) => string) =>
  [...new Set(weddings.map(textOf))].join('; ');

const at = (row: WeddingRow | undefined) => (row === undefined ? '' : csvInstant(instant(row.starts_at)));

/** The columns of the file: what the filters are about, then the counts (docs/product/marketing.md#csv). */
export function csvColumns({ query, seesGifts }: MarketingSearch): CsvColumns<Exported> {
  return {
    reservationId: row => each(row, one => one.reservation_id),
    dateFrom: ({ weddings }) => at(weddings[0]),
    dateTo: ({ weddings }) => at(weddings.at(-1)),
    hall: row => each(row, one => one.hall_name),
    weddingAggregateArea: row => each(row, one => one.wedding_aggregate_area),
    numOfAttendeesDiv: row => each(row, one => one.num_of_attendees_div),
    viewedType: () => query.viewedType ?? '',
    viewedRelationShip: () => query.viewedRelationShip ?? '',
    giftMoneyMin: () => query.giftMoneyMin ?? '',
    giftMoneyMax: () => query.giftMoneyMax ?? '',
    weddings: ({ figures }) => figures.weddings,
    register: ({ figures }) => figures.people.register ?? '',
    join: ({ figures }) => figures.people.join ?? '',
    live: ({ figures }) => figures.people.live ?? '',
    archive: ({ figures }) => figures.people.archive ?? '',
    message: ({ figures }) => figures.people.message ?? '',
    ...(seesGifts
      ? {
          giftCount: ({ figures }: Exported) => figures.gifts?.givers ?? '',
          giftSum: ({ figures }: Exported) => figures.gifts?.amountYen ?? '',
        }
      : {}),
  };
}

interface Progress {
  readonly visible: ReadonlySet<Counted>;
  readonly merging: Merging<WeddingRow>;
}

async function begin(tx: Tx, scope: FacilityScope, search: MarketingSearch): Promise<Progress> {
  const total = toGroup<WeddingRow>(await readTotal(tx, scope, search));
  return { visible: visibleOf(total), merging: { open: undefined, left: total } };
}

/**
 * The rows of the file, read on demand: one for each wedding, or for several consecutive ones if a count of one would
 * describe too few people.
 */
export function csvBatches(db: Db, scope: FacilityScope, search: MarketingSearch): AsyncIterable<readonly Exported[]> {
  let progress: Progress | undefined;
  return readBatches<WeddingRow, readonly Exported[]>(
    db,
    (tx, next) => listWeddingGroups(tx, scope, search, next),
    async (tx, rows) => {
      const { visible, merging } = progress ?? (await begin(tx, scope, search));
      if (!visible.has('register')) return [];
      // Weddings without guests are left out, whether they were erased or not.
      const groups = rows.filter(({ chosen }) => chosen !== null).map((row): Group<WeddingRow> => toGroup(row, row));
      const merged = mergeSome(merging, groups, visible);
      progress = { visible, merging: merged.merging };
      return merged.complete
        .filter(({ chosen }) => chosen.register > 0)
        .map(group => ({ weddings: group.keys, figures: toFigures(group, visible, search.seesGifts) }));
    },
  );
}
