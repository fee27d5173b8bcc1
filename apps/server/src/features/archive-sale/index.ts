import { languageOf } from '@kotohogi/contract/texts/texts';
import { downloadEndsAt } from '@kotohogi/domain/archive-sale/decide';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Tx } from '../../platform/db/connect.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import type { OnStepped, Payment } from '../payment/index.ts';
import { readWeddingSummary } from '../wedding/index.ts';
import { archiveReceiptMail } from './mail.ts';
import { type Buyer, dropSale, findRecipient, paySale } from './store.ts';

export interface ArchiveSaleDeps {
  readonly mails: Outgoing;
  readonly publicUrl: string;
}

export interface Purchase {
  readonly weddingId: WeddingId;
  readonly buyer: Buyer;
  /** Absent if it was free. */
  readonly payment: Payment | undefined;
  readonly expiresAt: Instant;
  readonly now: Instant;
}

function paidPart({ payment, now }: Purchase) {
  if (payment === undefined) return undefined;
  const { cardBrand, maskedCardNo, orderId } = payment;
  return { card: `${cardBrand} ${maskedCardNo}`.trim(), orderId, paidAt: now };
}

/** Mails the receipt of a purchase with the link to the file; sends nothing if the buyer has no address. */
export async function sendArchiveReceipt(tx: Tx, deps: ArchiveSaleDeps, purchase: Purchase): Promise<void> {
  const { weddingId, buyer, payment, expiresAt } = purchase;
  const { name, email, locale } = await findRecipient(tx, buyer);
  if (email === null) return;
  const wedding = await readWeddingSummary(tx, weddingId);
  // A host reads about the wedding in its language, a guest in their own.
  const language = 'attendantId' in buyer ? languageOf(locale) : wedding.language;
  const area = 'attendantId' in buyer ? 'payment' : 'manage/payment';
  const receipt = archiveReceiptMail({
    language,
    name,
    couple: wedding.couple,
    facilityName: wedding.facilityName,
    facilityPhone: wedding.facilityPhone,
    facilityHours: wedding.facilityHours,
    priceYen: payment?.amountYen ?? 0,
    paid: paidPart(purchase),
    expiresAt,
    pageUrl: `${deps.publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}/${area}`,
    pattern: wedding.pattern,
  });
  // Without a personal link: that ends with the recording, but the purchase is available for thirty days.
  await deps.mails.send(tx, email, receipt);
}

/**
 * Follows the payment of a recording: once paid, starts 30 days of downloads and sends the mail; if it fails or is
 * refunded, the buyer may try again.
 */
export function followArchiveSale(deps: ArchiveSaleDeps): OnStepped {
  return async (tx, { payment, now }) => {
    const { paymentId, state, wanted, weddingId, payer } = payment;
    switch (state) {
      case 'CAPTURED': {
        if (!wanted) return undefined;
        const expiresAt = downloadEndsAt(now);
        await paySale(tx, paymentId, expiresAt);
        await sendArchiveReceipt(tx, deps, { weddingId, buyer: payer, payment, expiresAt, now });
        return undefined;
      }
      case 'FAILED':
      case 'CANCELED':
      case 'TIMEOUT':
      case 'REFUNDED':
        await dropSale(tx, paymentId);
        return undefined;
      case 'NA':
      case 'INITIALIZED':
      case 'ENTRY':
      case 'REQUEST_AUTHORIZE':
      case 'AUTHORIZED':
        return undefined;
    }
  };
}
