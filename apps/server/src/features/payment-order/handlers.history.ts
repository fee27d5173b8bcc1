import { paymentOrder, type WeddingPaymentEvent } from '@kotohogi/contract/payment-order';
import { instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { PAYMENT_PURPOSES } from '@kotohogi/domain/payment/types';
import { inFacility, type Route } from '../../gate/route.ts';
import { readBatches } from '../../platform/db/batches.ts';
import { type CsvColumns, csvInstant, csvReply } from '../../platform/files/csv-reply.ts';
import { findWeddingOfFacility, type PaymentDeps } from '../payment/index.ts';
import { type EventSearch, listWeddingEventBatch, listWeddingEvents, type WeddingEventRow } from './store.history.ts';

interface Reader {
  readonly permissions: ReadonlySet<string>;
  readonly params: Pick<EventSearch, 'weddingId'>;
  readonly query: EventSearch['filters'];
}

/** The events that a caller may see: those of recording sales need a permission of their own. */
const searchOf = ({ permissions, params, query }: Reader): EventSearch => ({
  weddingId: params.weddingId,
  filters: query,
  purposes: PAYMENT_PURPOSES.filter(
    purpose => purpose === 'gift' || permissions.has('facility:read:archiveVideoPayment'),
  ),
});

const toEvent =
  ({ permissions }: Pick<Reader, 'permissions'>) =>
  (row: WeddingEventRow): WeddingPaymentEvent => ({
    id: Number(row.id),
    at: instant(row.at),
    orderId: row.order_id ?? '',
    purpose: row.purpose,
    payType: row.method,
    payerName: permissions.has('facility:read:wedding') ? row.payer_name : null,
    amountYen: row.amount_yen,
    kind: row.kind,
    from: row.from_state,
    to: row.to_state,
    alarm: row.alarm,
    facilityCarries: row.facility_carries === 'true',
    about: row.about ?? '',
  });

/** The columns of the file (docs/product/payment-order.md#events-of-a-wedding). */
const CSV_COLUMNS: CsvColumns<WeddingPaymentEvent> = {
  at: event => csvInstant(instant(event.at)),
  orderId: event => event.orderId,
  purpose: event => event.purpose,
  payType: event => event.payType,
  payer: event => event.payerName ?? '',
  amount: event => event.amountYen,
  event: event => event.kind,
  about: event => event.about,
  from: event => event.from,
  to: event => event.to,
  alarm: event => event.alarm ?? '',
};

/** Handlers for the events of a wedding's payments, for its facility. */
export function historyHandlers({ db }: Pick<PaymentDeps, 'db'>): Route[] {
  return [
    inFacility(paymentOrder.weddingEvents, async (call, scope) => {
      if ((await findWeddingOfFacility(db, scope, call.params.weddingId)) === undefined) {
        return refuse('wedding_unknown');
      }
      const { rows, ...page } = await listWeddingEvents(db, searchOf(call), call.query);
      return { ...page, rows: rows.map(toEvent(call)) };
    }),

    inFacility(paymentOrder.weddingEventsCsv, async (call, scope) => {
      const { weddingId } = call.params;
      if ((await findWeddingOfFacility(db, scope, weddingId)) === undefined) return refuse('wedding_unknown');
      await call.audit(db, weddingId, call.query);
      const search = searchOf(call);
      const batches = readBatches<WeddingEventRow, readonly WeddingPaymentEvent[]>(
        db,
        (tx, next) => listWeddingEventBatch(tx, search, next),
        async (_tx, rows) => rows.map(toEvent(call)),
      );
      return csvReply(`payment-histories-${dateOf(call.now)}.csv`, CSV_COLUMNS, batches);
    }),
  ];
}
