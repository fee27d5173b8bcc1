import { gift as contract } from '@kotohogi/contract/gift';
import { languageOf } from '@kotohogi/contract/texts/texts';
import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { isWallet, WALLET_NAMES } from '@kotohogi/domain/payment/types';
import type { Tx } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import type { OnStepped, Payment } from '../payment/index.ts';
import { readWeddingSummary } from '../wedding/index.ts';
import { giftReceiptMail } from './mail.ts';
import { findGiver, getGiftOfPayment } from './store.ts';

/** Passes on a guest's message that may appear on the tree (docs/product/gift.md#messages). */
export type AddGiftMessage = (
  tx: Tx,
  message: { readonly weddingId: WeddingId; readonly attendantId: AttendantId; readonly message: string },
) => Promise<unknown>;

export interface GiftDeps {
  readonly mails: Outgoing;
  readonly hub: Hub;
  readonly publicUrl: string;
  readonly addGiftMessage: AddGiftMessage;
}

async function sendReceipt(
  tx: Tx,
  { mails, publicUrl }: GiftDeps,
  payment: Payment,
  gift: { readonly attendantId: AttendantId; readonly message: string },
): Promise<void> {
  const giver = await findGiver(tx, gift.attendantId);
  if (giver.email === null || payment.capturedAt === undefined) return;
  const wedding = await readWeddingSummary(tx, payment.weddingId);
  const language = languageOf(giver.locale);
  const receipt = giftReceiptMail({
    language,
    name: giver.name,
    couple: wedding.couple,
    facilityName: wedding.facilityName,
    facilityPhone: wedding.facilityPhone,
    facilityHours: wedding.facilityHours,
    amountYen: payment.amountYen,
    paymentMethod: isWallet(payment.method)
      ? WALLET_NAMES[payment.method]
      : `${payment.cardBrand} ${payment.maskedCardNo}`.trim(),
    message: gift.message,
    paidAt: payment.capturedAt,
    orderId: payment.orderId,
    pageUrl: `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}/payment`,
    pattern: wedding.pattern,
  });
  const reader = { weddingId: payment.weddingId, attendantId: gift.attendantId };
  await mails.send(tx, giver.email, { ...receipt, reader });
}

/**
 * Follows the payment of a gift: once captured, sends the receipt, adds the message to the tree, and notifies
 * everyone's page.
 */
export function followGift(deps: GiftDeps): OnStepped {
  return async (tx, { payment, now }) => {
    if (payment.state !== 'CAPTURED' || !payment.wanted) return undefined;
    const row = await getGiftOfPayment(tx, payment.paymentId);
    const { id, message, is_message_public: isPublic } = row;
    const attendantId = row.attendant_id;
    const { weddingId } = payment;
    await sendReceipt(tx, deps, payment, { attendantId, message });
    if (isPublic && message !== '') await deps.addGiftMessage(tx, { weddingId, attendantId, message });
    return () => deps.hub.publish(contract.sent, weddingId, { id, at: now });
  };
}
