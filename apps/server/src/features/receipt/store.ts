import type { AttendantId, PaymentId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The payment of a guest with an order id; undefined if it is another person's. */
export async function findOwnPayment(tx: Tx, scope: WeddingScope, attendantId: AttendantId, orderId: string) {
  return await tx
    .selectFrom('payment')
    .innerJoin('attendant', 'attendant.id', 'payment.attendant_id')
    .innerJoin('facility', 'facility.id', 'payment.facility_id')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select(['payment.id', 'payment.purpose', 'payment.method', 'payment.amount_yen', 'payment.state'])
    .select(['payment.captured_at', 'attendant.name as guest_name'])
    .select(['company.name as company_name', 'facility.name as facility_name', 'facility.contact_phone as phone'])
    .where('payment.wedding_id', '=', scope.weddingId)
    .where('payment.attendant_id', '=', attendantId)
    .where('payment.order_id', '=', orderId)
    .executeTakeFirst();
}

/** When the money of a payment was returned; undefined if it was not. */
export async function findReturnedAt(tx: Tx, paymentId: PaymentId): Promise<Instant | undefined> {
  const entry = await tx
    .selectFrom('journal_entry')
    .select('at')
    .where('payment_id', '=', paymentId)
    .where('kind', 'in', ['gift-returned', 'film-returned'])
    .executeTakeFirst();
  return entry && instant(entry.at);
}

/** The receipt of a payment, as issued. */
export async function findReceipt(tx: Tx, paymentId: PaymentId) {
  return await tx
    .selectFrom('receipt')
    .select(['number', 'name', 'company_name', 'facility_name', 'phone', 'issued_at'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
}

export interface NewReceipt {
  readonly paymentId: PaymentId;
  readonly attendantId: AttendantId;
  readonly number: string;
  readonly name: string;
  readonly issuer: { readonly companyName: string; readonly facilityName: string; readonly phone: string };
  readonly now: Instant;
}

/** Stores a receipt. The caller holds the lock on its payment. */
export async function insertReceipt(tx: Tx, fresh: NewReceipt): Promise<void> {
  const { paymentId, attendantId, number, name, issuer, now } = fresh;
  await tx
    .insertInto('receipt')
    .values({
      ...{ payment_id: paymentId, attendant_id: attendantId, number, name, issued_at: at(now) },
      ...{ company_name: issuer.companyName, facility_name: issuer.facilityName, phone: issuer.phone },
    })
    .execute();
}
