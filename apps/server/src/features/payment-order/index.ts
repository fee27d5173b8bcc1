import { languageOf } from '@kotohogi/contract/texts/texts';
import { isWallet, WALLET_NAMES } from '@kotohogi/domain/payment/types';
import type { Tx } from '../../platform/db/connect.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import type { OnStepped, Payment, PaymentDeps, PaymentStep } from '../payment/index.ts';
import { listHosts, readWeddingSummary, type WeddingSummary } from '../wedding/index.ts';
import { paymentErrorMail } from './mail.alarm.ts';
import { giftReturnedMail, paymentReturnedMail, type ReturnFacts } from './mail.ts';
import { mailVenue } from './mail.venue.ts';
import { findRefundOrder, getGuest, wasAlarmed } from './store.ts';

export { type MoneyMailTarget, mailVenue, type VenueReader } from './mail.venue.ts';

export interface RefundMailDeps {
  readonly mails: Outgoing;
  readonly publicUrl: string;
}

function factsOf(wedding: WeddingSummary, { payment, now }: PaymentStep, isByHand: boolean): ReturnFacts {
  const { method, cardBrand, maskedCardNo, amountYen, orderId, purpose, capturedAt } = payment;
  return {
    ...{ wedding, amountYen, orderId, purpose, isByHand, returnedAt: now, paidAt: capturedAt ?? payment.createdAt },
    isWallet: isWallet(method),
    paymentMethod: isWallet(method) ? WALLET_NAMES[method] : `${cardBrand} ${maskedCardNo}`.trim(),
  };
}

/** Mails the payer: a guest in their own language, one of the couple in that of their wedding. */
async function mailPayer(tx: Tx, { mails, publicUrl }: RefundMailDeps, payment: Payment, facts: ReturnFacts) {
  const { payer, weddingId } = payment;
  const { wedding } = facts;
  const pageUrl = `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}`;
  if ('attendantId' in payer) {
    const { attendantId } = payer;
    const { name, email, locale } = await getGuest(tx, attendantId);
    if (email === null) return;
    const mail = paymentReturnedMail({ ...facts, language: languageOf(locale), name, pageUrl: `${pageUrl}/payment` });
    await mails.send(tx, email, { ...mail, reader: { weddingId, attendantId } });
    return;
  }
  const host = (await listHosts(tx, weddingId)).find(one => one.id === payer.userId);
  if (host === undefined) return;
  const { language } = wedding;
  const mail = paymentReturnedMail({ ...facts, language, name: host.name, pageUrl: `${pageUrl}/manage/payment` });
  await mails.send(tx, host.email, { ...mail, reader: { weddingId, userId: host.id } });
}

/** Mails the couple about a gift that they were shown. */
async function mailCouple(tx: Tx, deps: RefundMailDeps, payment: Payment, facts: ReturnFacts & { carried: boolean }) {
  const { payer, weddingId } = payment;
  if (payment.purpose !== 'gift' || !('attendantId' in payer)) return;
  const { name: guestName } = await getGuest(tx, payer.attendantId);
  for (const { id, name, email } of await listHosts(tx, weddingId)) {
    const mail = giftReturnedMail({ ...facts, guestName, name, publicUrl: deps.publicUrl });
    await deps.mails.send(tx, email, { ...mail, reader: { weddingId, userId: id } });
  }
}

/**
 * Follows the return of captured money: the payer and, for a gift, the couple are notified by mail. Money that was
 * captured although its order was given up was never confirmed to anyone, so its return is not either.
 */
export function followRefund(deps: RefundMailDeps): OnStepped {
  return async (tx, step) => {
    const { payment } = step;
    if (payment.state !== 'REFUNDED') return undefined;
    const order = await findRefundOrder(tx, payment.paymentId);
    if (order === undefined && !payment.wanted) return undefined;
    const wedding = await readWeddingSummary(tx, payment.weddingId);
    const facts = factsOf(wedding, step, order?.kind === 'refunded-by-hand');
    await mailPayer(tx, deps, payment, facts);
    await mailCouple(tx, deps, payment, { ...facts, carried: order?.facility_carries === 'true' });
    return undefined;
  };
}

/**
 * Mails the venue's addresses for payment errors that a payment has to be checked, once for each payment and kind of
 * alarm. A refused contract concerns every payment, so it is mailed once an hour for each venue.
 */
export function mailAlarm(deps: RefundMailDeps): PaymentDeps['onAlarm'] {
  return async (tx, { payment, alarm, now }) => {
    if (await wasAlarmed(tx, payment, alarm, now)) return;
    const { weddingId, purpose, amountYen, orderId } = payment;
    await mailVenue(tx, { ...deps, weddingId }, 'errorEmails', reader =>
      paymentErrorMail({ ...reader, alarm, purpose, amountYen, orderId, happenedAt: now }),
    );
  };
}
