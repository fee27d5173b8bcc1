import { type DepositRow, transfer } from '@kotohogi/contract/transfer';
import { instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { TRANSFER_STATES } from '@kotohogi/domain/transfer/types';
import { inFacility, inWedding, type Route } from '../../gate/route.ts';
import { readBatches } from '../../platform/db/batches.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { csvReply } from '../../platform/files/csv-reply.ts';
import { pdfReply } from '../../platform/files/pdf-reply.ts';
import { maskedAccount } from '../payment/index.ts';
import { couplesOf } from '../wedding/index.ts';
import { statementPdf } from './export.statement.ts';
import { depositColumns, unpaidColumns } from './export.ts';
import { type DepositStored, listDepositBatch, listDeposits, sumDeposits } from './store.deposits.ts';
import { readStatement } from './view.statement.ts';
import { readUnpaid } from './view.unpaid.ts';

/** The rows with their couples; the account only for callers who may read bank data. */
async function toDeposits(
  tx: Tx,
  stored: readonly DepositStored[],
  permissions: ReadonlySet<string>,
): Promise<DepositRow[]> {
  const seesAccounts = permissions.has('facility:read:paymentInfo');
  const couples = await couplesOf(tx, [...new Set(stored.map(row => row.wedding_id))]);
  return stored.map(row => ({
    ...{ id: row.id, number: row.number, attempt: row.attempt, amountYen: row.amount_yen, state: row.state },
    ...{ orderedAt: instant(row.ordered_at), endedAt: row.ended_at === null ? null : instant(row.ended_at) },
    ...{ reason: row.reason, resultCode: row.result_code },
    ...{ weddingId: row.wedding_id, reservationId: row.reservation_id },
    ...{ dateTime: instant(row.starts_at), couple: couples.get(row.wedding_id) ?? [] },
    account: seesAccounts && row.account !== null ? maskedAccount(row.account) : null,
  }));
}

/** Reports on what couples are owed and on their transfers (docs/product/transfer.md#reports). */
export function reportHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inFacility(transfer.unpaid, (call, scope) => readUnpaid(db, scope, call)),

    inFacility(transfer.unpaidCsv, async (call, scope) => {
      const { asOf, rows } = await readUnpaid(db, scope, call);
      await call.audit(db, scope.facilityId, call.query);
      return csvReply(`unpaid-${asOf}.csv`, unpaidColumns, [rows]);
    }),

    inFacility(transfer.deposits, async (call, scope) => {
      const search = { scope, filters: call.query };
      const sums = await sumDeposits(db, search);
      const total = sums.reduce((sum, { count }) => sum + count, 0);
      const { rows, ...page } = await listDeposits(db, search, call.query, total);
      return {
        ...page,
        rows: await toDeposits(db, rows, call.permissions),
        sums: TRANSFER_STATES.flatMap(state => sums.filter(sum => sum.state === state)),
      };
    }),

    inFacility(transfer.depositsCsv, async (call, scope) => {
      await call.audit(db, scope.facilityId, call.query);
      const search = { scope, filters: call.query };
      const batches = readBatches<DepositStored, readonly DepositRow[]>(
        db,
        (tx, next) => listDepositBatch(tx, search, next),
        (tx, rows) => toDeposits(tx, rows, call.permissions),
      );
      return csvReply(`transfers-${dateOf(call.now)}.csv`, depositColumns, batches);
    }),

    inWedding(transfer.statement, async (call, scope) => {
      const statement = await readStatement(db, scope, call.now);
      return pdfReply(`gifts-${dateOf(call.now)}.pdf`, await statementPdf(statement, call.query.language));
    }),
  ];
}
