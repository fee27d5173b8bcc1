import { paymentOrder } from '@kotohogi/contract/payment-order';
import { instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { compareTrade } from '@kotohogi/domain/payment-order/trade';
import { type Call, inNoScope, type Route } from '../../gate/route.ts';
import { readBatches } from '../../platform/db/batches.ts';
import { type CsvColumns, csvInstant, csvReply } from '../../platform/files/csv-reply.ts';
import { findMerchant, lookUpTrade, moneyOfRow, type PaymentDeps } from '../payment/index.ts';
import { historyHandlers } from './handlers.history.ts';
import { reconcileHandlers } from './handlers.reconcile.ts';
import { refundHandlers } from './handlers.refund.ts';
import { findRefundOrder, listOrderBatch, listOrders, type OrderRow } from './store.ts';
import { findReadable, purposesOf, readDetail, toRow } from './view.ts';

export interface PaymentOrderDeps {
  readonly paymentDeps: PaymentDeps;
}

/** The columns of the file (docs/product/payment-order.md#list). */
const CSV_COLUMNS: CsvColumns<OrderRow> = {
  orderId: row => row.order_id ?? '',
  purpose: row => row.purpose,
  company: row => row.company_name,
  facility: row => row.facility_name,
  weddingId: row => row.wedding_id,
  reservationId: row => row.reservation_id,
  payType: row => row.method,
  cardBrand: row => row.card_brand,
  amount: row => row.amount_yen,
  commission: row => moneyOfRow(row).commissionYen,
  refund: row => moneyOfRow(row).refundYen,
  net: row => moneyOfRow(row).netYen,
  status: row => row.state,
  createdAt: row => csvInstant(instant(row.created_at)),
  paidAt: row => (row.captured_at === null ? '' : csvInstant(instant(row.captured_at))),
};

/** Asks the gateway outside any transaction, and compares its trade with the payment. */
async function readTrade({ paymentDeps }: PaymentOrderDeps, call: Call<typeof paymentOrder.tradeInfo>) {
  const { db } = paymentDeps;
  const payment = await findReadable(db, call);
  if (payment === undefined) return refuse('payment_unknown');
  const merchant = await findMerchant(db, payment.facilityId);
  if (merchant === undefined) return refuse('payment_shop_missing');
  const answer = await lookUpTrade(paymentDeps, payment, merchant);
  if (answer.outcome === 'unknown') return refuse('payment_gateway_unreachable');
  if (answer.outcome === 'refused') {
    // A gateway that is busy or broken has refused nothing.
    if (answer.kind === 'busy' || answer.kind === 'system') return refuse('payment_gateway_unreachable');
    return refuse('payment_gateway_refused', { info: answer.errors.map(error => error.info).join('|') });
  }
  const trade = answer.value;
  const isByHand = (await findRefundOrder(db, payment.paymentId))?.kind === 'refunded-by-hand';
  const { status = '', jobCd = '', amountYen = 0, maskedCardNo = '', approval } = trade ?? {};
  const { forward = '', approvalNo = '', tranId = '', processedAt = null } = approval ?? {};
  const shown = { status, jobCd, amountYen, maskedCardNo, forward, approvalNo, tranId, processedAt };
  return {
    askedAt: call.now,
    trade: trade === undefined ? null : shown,
    ...compareTrade({ state: payment.state, amountYen: payment.amountYen, isByHand, trade }),
  };
}

/** Handlers for the payments of all facilities, the events of one wedding's, and the differences (docs/product/payment-order.md). */
export function paymentOrderHandlers(deps: PaymentOrderDeps): Route[] {
  const { db } = deps.paymentDeps;
  return [
    inNoScope(paymentOrder.list, async ({ query, permissions }) => {
      const { rows, ...page } = await listOrders(db, { filters: query, purposes: purposesOf(permissions) }, query);
      return { ...page, rows: rows.map(toRow) };
    }),

    inNoScope(paymentOrder.csv, async call => {
      await call.audit(db, 'csv', call.query);
      const search = { filters: call.query, purposes: purposesOf(call.permissions) };
      const batches = readBatches<OrderRow, readonly OrderRow[]>(
        db,
        (tx, next) => listOrderBatch(tx, search, next),
        async (_tx, rows) => rows,
      );
      return csvReply(`payments-${dateOf(call.now)}.csv`, CSV_COLUMNS, batches);
    }),

    inNoScope(paymentOrder.read, call =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async tx => {
          const payment = await findReadable(tx, call);
          return payment === undefined ? refuse('payment_unknown') : await readDetail(tx, payment, call.now);
        }),
    ),

    inNoScope(paymentOrder.tradeInfo, call => readTrade(deps, call)),

    ...refundHandlers(deps),

    ...historyHandlers(deps.paymentDeps),
    ...reconcileHandlers(deps.paymentDeps),
  ];
}
