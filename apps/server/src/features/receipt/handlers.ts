import { randomBytes } from 'node:crypto';
import { receipt } from '@kotohogi/contract/receipt';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { decideReceipt } from '@kotohogi/domain/receipt/decide';
import { RECEIPT_NUMBER_BYTES, receiptNumber } from '@kotohogi/domain/receipt/number';
import { once } from '../../gate/once.ts';
import { asGuest, type Call, type Route } from '../../gate/route.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { pdfReply } from '../../platform/files/pdf-reply.ts';
import { unprintableSign } from '../../platform/print/printable.ts';
import { lockPayment } from '../payment/index.ts';
import { receiptPdf } from './export.ts';
import { findOwnPayment, findReceipt, insertReceipt } from './store.ts';
import { type Asked, readReceipt } from './view.ts';

/** Issues a receipt under the lock of its payment, so that one of two names takes effect and none follows a return. */
async function issue(tx: Tx, call: Call<typeof receipt.issue>, { scope, guest, orderId }: Asked) {
  const found = await findOwnPayment(tx, scope, guest.attendantId, orderId);
  if (found === undefined) return refuse('receipt_unknown');
  const { state } = await lockPayment(tx, found.id);
  const issued = await findReceipt(tx, found.id);
  const decision = decideReceipt({ state, isIssued: issued !== undefined });
  if (decision !== 'issued') return issued === undefined ? decision : refuse('receipt_issued', { name: issued.name });
  const number = receiptNumber(randomBytes(RECEIPT_NUMBER_BYTES));
  const issuer = { companyName: found.company_name, facilityName: found.facility_name, phone: found.phone };
  const { name } = call.body;
  await insertReceipt(tx, {
    ...{ paymentId: found.id, attendantId: guest.attendantId },
    ...{ number, name, issuer, now: call.now },
  });
  await call.audit(tx, found.id, { receipt: number });
  return { kept: { orderId } };
}

/** Handlers of the receipts of guests. */
export function receiptHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    asGuest(receipt.read, async (call, guest, scope) => {
      return (await readReceipt(db, { scope, guest, ...call.params })) ?? refuse('receipt_unknown');
    }),

    asGuest(receipt.issue, async (call, guest, scope) => {
      const asked = { scope, guest, orderId: call.params.orderId };
      const sign = await unprintableSign(call.body.name);
      if (sign !== undefined) return refuse('receipt_name_unprintable', { sign, field: 'name' });
      return await once(
        db,
        call,
        tx => issue(tx, call, asked),
        async tx => {
          const shown = await readReceipt(tx, asked);
          if (shown === undefined) throw new Error('a receipt was issued for a payment that cannot be read');
          return shown;
        },
      );
    }),

    asGuest(receipt.pdf, async (call, guest, scope) => {
      const found = await readReceipt(db, { scope, guest, ...call.params });
      if (found?.issued == null) return refuse('receipt_unknown');
      const bytes = await receiptPdf({ ...found, issued: found.issued }, call.query.language);
      return pdfReply(`receipt-${found.issued.number}.pdf`, bytes);
    }),
  ];
}
