import type { FiltersOf } from '@kotohogi/contract/kit/list';
import { permitted } from '@kotohogi/contract/kit/list';
import { marketing, marketingList } from '@kotohogi/contract/marketing';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { periodBefore } from '@kotohogi/domain/marketing/period';
import { visibleOf } from '@kotohogi/domain/marketing/protect';
import { inFacility, type Route } from '../../gate/route.ts';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Db } from '../../platform/db/connect.ts';
import { csvReply } from '../../platform/files/csv-reply.ts';
import { csvBatches, csvColumns } from './export.ts';
import { listChartGroups, listHallGroups } from './store.groups.ts';
import { type MarketingSearch, readTotal } from './store.ts';
import { toCharts, toFigures, toGroup, toTable } from './view.ts';

interface Asked {
  readonly query: FiltersOf<typeof marketingList>;
  readonly permissions: ReadonlySet<string>;
  readonly now: Instant;
}

/** A search without the filters and figures that the caller may not use. */
const searchOf = ({ query, permissions, now }: Asked): MarketingSearch => ({
  query: permitted(marketingList, query, permissions),
  now,
  seesGifts: permissions.has(marketingList.needs.giftMoney),
});

async function readFigures(db: Db, scope: FacilityScope, search: MarketingSearch) {
  const total = toGroup(await readTotal(db, scope, search));
  const visible = visibleOf(total);
  return { isTooFew: !visible.has('register'), ...toFigures(total, visible, search.seesGifts) };
}

/** The figures of the same days a year earlier; null without a first day, or if no guests were counted then. */
async function readBefore(db: Db, scope: FacilityScope, search: MarketingSearch) {
  const { query, now } = search;
  const today = dateOf(now);
  const to = query.dateTo === undefined || query.dateTo > today ? today : query.dateTo;
  const period = periodBefore(query.dateFrom, to);
  if (period === undefined) return null;
  const { isTooFew, ...figures } = await readFigures(db, scope, {
    ...search,
    query: { ...query, dateFrom: period.from, dateTo: period.to },
  });
  return isTooFew || figures.people.register === 0 ? null : { ...period, ...figures };
}

/** How guests took part in the ceremonies of a facility (docs/product/marketing.md). */
export function marketingHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inFacility(marketing.summary, async (call, scope) => {
      const search = searchOf(call);
      const [figures, before] = await Promise.all([readFigures(db, scope, search), readBefore(db, scope, search)]);
      return { ...figures, before };
    }),

    inFacility(marketing.charts, async (call, scope) => {
      const search = searchOf(call);
      return toCharts(await listChartGroups(db, scope, search), search.seesGifts);
    }),

    inFacility(marketing.table, async (call, scope) => {
      const search = searchOf(call);
      return toTable(await listHallGroups(db, scope, search), search.seesGifts);
    }),

    inFacility(marketing.csv, async (call, scope) => {
      const search = searchOf(call);
      await call.audit(db, scope.facilityId, call.query);
      return csvReply(`marketing-${dateOf(call.now)}.csv`, csvColumns(search), csvBatches(db, scope, search));
    }),
  ];
}
