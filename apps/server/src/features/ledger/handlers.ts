import { ledger } from '@kotohogi/contract/ledger';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { commissionReport, reportMonths, spanOf } from '@kotohogi/domain/ledger/commissions';
import { totalPeriod, totalReport } from '@kotohogi/domain/ledger/totals';
import { inFacility, inNoScope, type Route } from '../../gate/route.ts';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { csvReply } from '../../platform/files/csv-reply.ts';
import { commissionColumns, totalColumns } from './export.ts';
import { sumEntries } from './store.report.ts';
import { sumFacilities } from './store.totals.ts';

interface Asked {
  readonly query: { readonly year?: string | undefined };
  readonly now: Instant;
}

async function readCommissions(tx: Tx, scope: FacilityScope, { query, now }: Asked) {
  const months = reportMonths(now, query.year);
  const span = spanOf(months);
  const { rows, total } = commissionReport(months, span === undefined ? [] : await sumEntries(tx, scope, span));
  return { months: [...months], rows: [...rows], total };
}

async function readTotals(tx: Tx, now: Instant, wanted: string | undefined) {
  const period = totalPeriod(now, wanted);
  const { rows, total } = totalReport(await sumFacilities(tx, period));
  return { month: period.month, months: [...period.months], rows: [...rows], total };
}

/** Reports of the ledger (docs/product/ledger.md#reports). */
export function ledgerHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inFacility(ledger.commissions, (call, scope) => readCommissions(db, scope, call)),

    inFacility(ledger.commissionsCsv, async (call, scope) => {
      const { rows } = await readCommissions(db, scope, call);
      await call.audit(db, scope.facilityId, call.query);
      return csvReply(`commissions-${dateOf(call.now)}.csv`, commissionColumns, [rows]);
    }),

    inNoScope(ledger.totals, call => readTotals(db, call.now, call.query.month)),

    inNoScope(ledger.totalsCsv, async call => {
      const { month, rows } = await readTotals(db, call.now, call.query.month);
      await call.audit(db, 'csv', { month });
      return csvReply(`totals-${month}.csv`, totalColumns, [rows]);
    }),
  ];
}
