import type { ReceiptShown } from '@kotohogi/contract/receipt';
import { instant } from '@kotohogi/domain/kernel/instant';
import { taxOf } from '@kotohogi/domain/receipt/decide';
import type { GuestActor } from '../../gate/actor.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { findOwnPayment, findReceipt, findReturnedAt } from './store.ts';

/** The payment of a guest that a call is about. */
export interface Asked {
  readonly scope: WeddingScope;
  readonly guest: GuestActor;
  readonly orderId: string;
}

/** A captured or returned payment of a guest with its receipt; undefined for any other. */
export async function readReceipt(tx: Tx, { scope, guest, orderId }: Asked): Promise<ReceiptShown | undefined> {
  const payment = await findOwnPayment(tx, scope, guest.attendantId, orderId);
  if (payment === undefined || payment.captured_at === null) return undefined;
  const issued = await findReceipt(tx, payment.id);
  const { company_name: companyName, facility_name: facilityName, phone } = issued ?? payment;
  return {
    orderId,
    purpose: payment.purpose,
    payType: payment.method,
    amountYen: payment.amount_yen,
    taxYen: taxOf(payment.purpose, payment.amount_yen),
    capturedAt: instant(payment.captured_at),
    returnedAt: (await findReturnedAt(tx, payment.id)) ?? null,
    issuer: { companyName, facilityName, phone },
    guestName: payment.guest_name,
    issued:
      issued === undefined ? null : { number: issued.number, name: issued.name, issuedAt: instant(issued.issued_at) },
  };
}
