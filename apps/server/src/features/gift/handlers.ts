import { type GiftRow, gift } from '@kotohogi/contract/gift';
import type { OutputOf } from '@kotohogi/contract/kit/endpoint';
import { refusalText } from '@kotohogi/contract/texts/refusals';
import { decideGift, type GiftFacts, type GiftRefusal, refuseOffer } from '@kotohogi/domain/gift/decide';
import { isSampleKey } from '@kotohogi/domain/gift/policy';
import { after, HOUR_MS, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { isRefused, type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import { yen } from '@kotohogi/domain/kernel/yen';
import { isWallet, type PaymentMethod } from '@kotohogi/domain/payment/types';
import type { GuestActor } from '../../gate/actor.ts';
import { once, type Written } from '../../gate/once.ts';
import { asGuest, type Call, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import {
  beginPayment,
  findEarlierPayments,
  findMerchant,
  listPaymentsOfPayer,
  moneyOfRow,
  ourPath,
  type PaymentDeps,
  readSummary,
  toOwnPayment,
} from '../payment/index.ts';
import { holdWedding, readOffers, readSchedule, readWeddingSummary } from '../wedding/index.ts';
import type { AddGiftMessage } from './index.ts';
import { findGiver, insertGift, listGiftsOfWedding, listGiftTimes, listMessagesOfGiver, lockGiver } from './store.ts';

export interface GiftHandlerDeps {
  readonly paymentDeps: PaymentDeps;
  /** The payment methods that are switched on (docs/product/gift.md#methods). */
  readonly methods: readonly PaymentMethod[];
  readonly addGiftMessage: AddGiftMessage;
}

type SendCall = Call<typeof gift.send>;
type Sent = Written<OutputOf<typeof gift.send>> | Refused<GiftRefusal>;

const INACTIVE = ['postponed', 'canceled', 'cleaned'];

async function giftFacts(
  tx: Tx,
  scope: WeddingScope,
  methods: readonly PaymentMethod[],
  now: Instant,
): Promise<GiftFacts> {
  const { lifeCycle, isPublished, closesAt } = await readSchedule(tx, scope.weddingId, now);
  const { isPayOffered } = await readOffers(tx, scope.weddingId);
  return {
    isSample: isSampleKey(scope.weddingKey),
    isActive: !INACTIVE.includes(lifeCycle),
    isPublished,
    closesAt,
    isPayOffered,
    hasShop: (await findMerchant(tx, scope.facilityId)) !== undefined,
    methods,
  };
}

/** What is stored about the card; empty for a wallet. */
function cardOf(method: PaymentMethod, body: SendCall['body']) {
  if (isWallet(method)) return { maskedCardNo: '', cardBrand: '', cardToken: undefined };
  return { maskedCardNo: body.maskedCardNo ?? '', cardBrand: body.cardBrand ?? '', cardToken: body.token };
}

/** Decides on a gift and stores it; starts the payment of a money gift. */
async function give(
  tx: Tx,
  deps: GiftHandlerDeps,
  call: SendCall,
  who: { readonly guest: GuestActor; readonly scope: WeddingScope },
): Promise<Sent> {
  const { paymentDeps, addGiftMessage, methods } = deps;
  const { body, now } = call;
  const { scope, guest } = who;
  const { weddingId } = scope;
  const { attendantId } = guest;
  await holdWedding(tx, weddingId);
  await lockGiver(tx, attendantId);
  const payer = { attendantId };
  const way = await findEarlierPayments(tx, paymentDeps, { weddingId, payer, purpose: 'gift' });
  const callback = ourPath(body.callbackUrl, paymentDeps.publicUrl);
  const decision = decideGift(
    await giftFacts(tx, scope, methods, now),
    {
      recentGiftsAt: await listGiftTimes(tx, attendantId, after(now, -HOUR_MS)),
      hasOpenPayment: way.hasOpenPayment,
    },
    {
      amountYen: yen(body.amount ?? 0),
      payType: body.payType,
      hasCardToken: body.token !== undefined,
      isCallbackOurs: callback !== undefined,
    },
    now,
  );
  if (isRefused(decision)) return decision;
  const giftMessage = { weddingId, attendantId, message: body.message, isMessagePublic: body.isMessagePublic, now };
  if (decision.kind === 'message-only') {
    const id = await insertGift(tx, { ...giftMessage, paymentId: undefined });
    if (body.isMessagePublic) await addGiftMessage(tx, giftMessage);
    await call.audit(tx, id, { amountYen: 0 });
    return { kept: { payment: null } };
  }
  const givenUp = await way.giveUp();
  const started = await beginPayment(tx, paymentDeps, {
    purpose: 'gift',
    weddingId,
    facilityId: scope.facilityId,
    payer,
    method: decision.method,
    amountYen: decision.amountYen,
    ...cardOf(decision.method, body),
    callbackUrl: callback ?? '',
  });
  if (isRefused(started)) return started;
  const { payment, done } = started;
  const id = await insertGift(tx, { ...giftMessage, paymentId: payment.paymentId });
  await call.audit(tx, id, { orderId: payment.orderId, amountYen: payment.amountYen });
  return {
    kept: { payment: toOwnPayment(payment, call.language, paymentDeps.publicUrl) },
    done: () => {
      givenUp();
      done();
    },
  };
}

function readOffer(facts: GiftFacts, call: Call) {
  const refusal = facts.isSample ? refuse('sample_mode') : refuseOffer(facts, call.now);
  return {
    isOpen: refusal === undefined,
    refusal: refusal?.refused ?? null,
    userMessage: refusal === undefined ? null : (refusalText(refusal.refused, call.language) ?? null),
    payTypes: [...facts.methods],
    closesAt: facts.closesAt,
  };
}

async function readOwn(tx: Tx, paymentDeps: PaymentDeps, call: Call, { attendantId, weddingId }: GuestActor) {
  const [giver, payments, messages] = await Promise.all([
    findGiver(tx, attendantId),
    listPaymentsOfPayer(tx, weddingId, { attendantId }),
    listMessagesOfGiver(tx, attendantId),
  ]);
  return {
    guest: { name: giver.name, email: giver.email ?? '' },
    payments: payments.map(payment => ({
      ...toOwnPayment(payment, call.language, paymentDeps.publicUrl),
      message: messages.get(payment.paymentId) ?? '',
    })),
  };
}

type StoredGift = Awaited<ReturnType<typeof listGiftsOfWedding>>[number];

const NO_MONEY = { grossYen: 0, commissionYen: 0, refundYen: 0, netYen: 0 };

/**
 * The couple reads everything; staff read names if they may see guests, and only messages meant for all
 * (docs/product/gift.md#who-may).
 */
function toRow(row: StoredGift, reads: { readonly names: boolean; readonly messages: boolean }): GiftRow {
  const { state, amount_yen, commission_rate } = row;
  const isMoney = state !== null && amount_yen !== null;
  return {
    id: row.id,
    orderId: row.order_id,
    attendantId: row.attendant_id,
    name: reads.names ? row.name : null,
    relationShip: row.relation_ship,
    message: reads.messages || row.is_message_public ? row.message : null,
    isMessagePublic: row.is_message_public,
    amountYen: amount_yen ?? 0,
    ...(isMoney ? moneyOfRow({ state, amount_yen, commission_rate }) : NO_MONEY),
    state: isMoney ? (state === 'REFUNDED' ? 'REFUNDED' : 'CAPTURED') : null,
    at: instant(row.at),
  };
}

/** Handlers for gift money. */
export function giftHandlers(deps: GiftHandlerDeps): Route[] {
  const { paymentDeps, methods } = deps;
  const { db } = paymentDeps;
  return [
    asGuest(gift.send, (call, guest, scope) => once(db, call, tx => give(tx, deps, call, { guest, scope }))),

    inWedding(gift.paymentInfo, async (call, scope) => {
      const wedding = await readWeddingSummary(db, scope.weddingId);
      const { guest } = call.caller;
      const own = guest === undefined ? { guest: null, payments: [] } : await readOwn(db, paymentDeps, call, guest);
      return {
        weddingId: scope.weddingId,
        couple: [...wedding.couple],
        designPattern: wedding.pattern,
        facilityName: wedding.facilityName,
        isBuyer: guest !== undefined || call.permissions.has('wedding:read:info'),
        offer: readOffer(await giftFacts(db, scope, methods, call.now), call),
        ...own,
      };
    }),

    inWedding(gift.summary, async (call, scope) => {
      const isHost = call.permissions.has('wedding:read:info');
      const reads = { messages: isHost, names: isHost || call.permissions.has('facility:read:wedding') };
      const [rows, summary] = await Promise.all([listGiftsOfWedding(db, scope), readSummary(db, scope, call.now)]);
      const { gifts: totals, commissionRate, paymentState, fixedAt } = summary;
      return { gifts: rows.map(row => toRow(row, reads)), totals, commissionRate, paymentState, fixedAt };
    }),
  ];
}
