import type { FiltersOf, ListQuery } from '@kotohogi/contract/kit/list';
import { paymentEventList } from '@kotohogi/contract/lists';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { PaymentPurpose } from '@kotohogi/domain/payment/types';
import { type SqlBool, sql } from 'kysely';
import type { NextBatch } from '../../platform/db/batches.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { countListed, matching, readPage, startsWith } from '../../platform/db/list.ts';
import { EVENT_ABOUT, EVENT_CARRIES } from './store.ts';

/** The events of a wedding's payments that match the filters, of the kinds that the caller may see. */
export interface EventSearch {
  readonly weddingId: WeddingId;
  readonly filters: FiltersOf<typeof paymentEventList>;
  readonly purposes: readonly PaymentPurpose[];
}

const found = (tx: Tx, { weddingId, filters, purposes }: EventSearch) =>
  tx
    .selectFrom('payment_event')
    .innerJoin('payment', 'payment.id', 'payment_event.payment_id')
    .leftJoin('attendant', 'attendant.id', 'payment.attendant_id')
    .leftJoin('app_user', 'app_user.id', 'payment.user_id')
    .select(eb => [
      ...(['payment_event.id', 'payment_event.at', 'payment_event.kind', 'payment_event.alarm'] as const),
      ...(['payment_event.from_state', 'payment_event.to_state', 'payment.order_id', 'payment.purpose'] as const),
      ...(['payment.method', 'payment.amount_yen'] as const),
      eb.fn.coalesce('attendant.name', 'app_user.name').as('payer_name'),
      EVENT_CARRIES.as('facility_carries'),
      EVENT_ABOUT.as('about'),
      sql<string>`payment_event.at::text`.as('place'),
    ])
    .where('payment.wedding_id', '=', weddingId)
    .where('payment.purpose', 'in', purposes)
    .where(eb =>
      matching(eb, paymentEventList, filters, {
        orderId: text => startsWith(eb.ref('payment.order_id'), text),
        date: 'payment_event.at',
      }),
    );

/** One page of the events. */
export async function listWeddingEvents(tx: Tx, search: EventSearch, query: ListQuery<typeof paymentEventList>) {
  const rows = found(tx, search);
  const order = { by: { at: 'payment_event.at' }, ties: 'payment_event.id', tiesFollow: true } as const;
  return await readPage(rows, query, order, await countListed(tx, rows));
}

export type WeddingEventRow = Awaited<ReturnType<typeof listWeddingEvents>>['rows'][number];

/** The next rows of the file, oldest first. */
export async function listWeddingEventBatch(
  tx: Tx,
  search: EventSearch,
  { after, limit }: NextBatch<WeddingEventRow>,
): Promise<readonly WeddingEventRow[]> {
  return await found(tx, search)
    .$if(after !== undefined, query =>
      query.where(
        sql<SqlBool>`(payment_event.at, payment_event.id) > (${after?.place}::timestamptz, ${after?.id}::bigint)`,
      ),
    )
    .orderBy('payment_event.at')
    .orderBy('payment_event.id')
    .limit(limit)
    .execute();
}
