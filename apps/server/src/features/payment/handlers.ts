import { permitted } from '@kotohogi/contract/kit/list';
import { paymentList } from '@kotohogi/contract/lists';
import { payment } from '@kotohogi/contract/payment';
import type { PaymentId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { NOTICE_REPLY, PAYMENT_PURPOSES } from '@kotohogi/domain/payment/types';
import type { ChallengeReturn, FormFields } from '@kotohogi/ports/payment-gateway';
import { type Call, inFacility, inNoScope, inWedding, type Route } from '../../gate/route.ts';
import { type FacilityScope, mint } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { RawReply, seeOther } from '../../platform/http/raw-reply.ts';
import { listSaleCorrections } from '../ledger/index.ts';
import { readWeddingSummary } from '../wedding/index.ts';
import { apply, type PaymentDeps } from './jobs.event.ts';
import { findMerchant } from './store.call.ts';
import {
  findWeddingOfFacility,
  listAmountsOfFacility,
  listGiftDays,
  listPaymentsOfFacility,
  type PaymentSearch,
} from './store.list.ts';
import { findPaymentId, lockPayment, type Payment } from './store.ts';
import { readSummary, readTotals, toRows, totalsOf } from './view.list.ts';

/** The permission to see recording sales. */
const READ_SALES = 'facility:read:archiveVideoPayment';

async function answerPage(tx: Tx, scope: FacilityScope, { permissions }: Call, search: PaymentSearch) {
  const amounts = await listAmountsOfFacility(tx, scope, search);
  const count = amounts.reduce((sum, { payments }) => sum + payments, 0);
  const { rows, ...page } = await listPaymentsOfFacility(tx, scope, search, count);
  const seesGuests = permissions.has('facility:read:wedding');
  return { ...page, rows: await toRows(tx, rows, seesGuests), totals: totalsOf(amounts) };
}

/** The payment that the issuer's posted return refers to; undefined = not one of ours. */
async function findReturned(tx: Tx, returned: ChallengeReturn | undefined): Promise<PaymentId | undefined> {
  if (returned === undefined) return undefined;
  return await findPaymentId(tx, returned.version === 2 ? { accessId: returned.accessId } : { md: returned.md });
}

/**
 * The payment page to redirect the guest to, with the query parameters the gateway's own return would have
 * (docs/product/payment.md#returns-and-notices).
 */
async function paymentPage(deps: PaymentDeps, { weddingId, ...payment }: Payment): Promise<string> {
  const { companyAccountId, key } = await readWeddingSummary(deps.db, weddingId);
  const url = new URL(`${deps.publicUrl}/c/${companyAccountId}/weddings/${key}/payment`);
  const { method, cardBrand, approval, state, orderId, callbackUrl } = payment;
  url.search = new URLSearchParams({
    payType: method,
    cardBrand,
    forward: approval.forward,
    status: state,
    orderId,
    ...(callbackUrl === '' ? {} : { callback: callbackUrl }),
  }).toString();
  return url.href;
}

/**
 * The guest is back from the issuer or the wallet: stores the return once; the payment's own job continues from there.
 */
async function takeReturn(deps: PaymentDeps, fields: FormFields): Promise<RawReply> {
  const returned = deps.gateway.readReturn(fields);
  const paymentId = await findReturned(deps.db, returned);
  if (returned === undefined || paymentId === undefined) return seeOther(`${deps.publicUrl}/`);
  const { payment: after, done } = await deps.db.transaction().execute(async tx => {
    const payment = await lockPayment(tx, paymentId);
    if (payment.returned !== undefined) return { payment, done: undefined };
    const happened = await apply(tx, deps, { payment: { ...payment, returned }, event: { kind: 'returned' } });
    return { payment: await lockPayment(tx, paymentId), done: happened };
  });
  done?.();
  return seeOther(await paymentPage(deps, after));
}

const replyTo = (text: string) => new RawReply(200, { 'content-type': 'text/plain; charset=utf-8' }, text);

/**
 * A notice is only a hint to query the gateway, and only if its three identifiers match one of our payments. The reply
 * `1` makes the gateway send it again: for an order that is not stored yet, or identifiers that do not match.
 */
async function takeNotice(deps: PaymentDeps, fields: FormFields): Promise<RawReply> {
  const notice = deps.gateway.readNotice(fields);
  if (notice === undefined) return replyTo(NOTICE_REPLY.received);
  const paymentId = await findPaymentId(deps.db, { orderId: notice.orderId });
  if (paymentId === undefined) return replyTo(NOTICE_REPLY.failed);
  const done = await deps.db.transaction().execute(async tx => {
    const payment = await lockPayment(tx, paymentId);
    const merchant = await findMerchant(tx, payment.facilityId);
    const isKnown = payment.access?.accessId === notice.accessId && merchant?.shopId === notice.shopId;
    if (!isKnown) return undefined;
    return await apply(tx, deps, { payment, event: { kind: 'notified', status: notice.status } });
  });
  if (done === undefined) return replyTo(NOTICE_REPLY.failed);
  done();
  return replyTo(NOTICE_REPLY.received);
}

async function answerWeddingSummary(deps: PaymentDeps, facility: FacilityScope, call: Call, weddingId: WeddingId) {
  const { db } = deps;
  const found = await findWeddingOfFacility(db, facility, weddingId);
  if (found === undefined) return refuse('wedding_unknown');
  const scope = mint.wedding({ ...facility, weddingId, weddingKey: found.key });
  const seesSales = call.permissions.has(READ_SALES);
  return {
    ...(await readSummary(db, scope, call.now)),
    giftDays: await listGiftDays(db, scope),
    archiveSales: seesSales ? await readTotals(db, scope, 'archive-video') : null,
    saleCorrections: seesSales
      ? await listSaleCorrections(db, facility, { weddingId, dateFrom: undefined, dateTo: undefined })
      : [],
  };
}

/** Handlers for lists and totals of payments, and for what the gateway sends by itself. */
export function paymentHandlers(deps: PaymentDeps): Route[] {
  const { db } = deps;
  return [
    inWedding(payment.summary, (call, scope) => readSummary(db, scope, call.now)),

    inFacility(payment.weddingSummary, (call, scope) => answerWeddingSummary(deps, scope, call, call.params.weddingId)),

    inFacility(payment.list, (call, scope) => {
      const seesSales = call.permissions.has(READ_SALES);
      const purposes = PAYMENT_PURPOSES.filter(purpose => purpose === 'gift' || seesSales);
      return answerPage(db, scope, call, { query: permitted(paymentList, call.query, call.permissions), purposes });
    }),

    inFacility(payment.listArchiveVideo, async (call, scope) => {
      const { query } = call;
      const search = { query: { ...query, purpose: undefined }, purposes: ['archive-video'] } as const;
      const asksForState = query.state !== undefined || query.needsHand !== undefined;
      const corrections = asksForState ? [] : await listSaleCorrections(db, scope, query);
      return { ...(await answerPage(db, scope, call, search)), corrections };
    }),

    inNoScope(payment.takeReturn, call => takeReturn(deps, { ...call.query, ...call.body })),

    inNoScope(payment.takeNotice, call => takeNotice(deps, call.body)),
  ];
}
