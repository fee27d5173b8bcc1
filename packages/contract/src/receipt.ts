import { PAYMENT_METHODS, PAYMENT_PURPOSES } from '@kotohogi/domain/payment/types';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { instantMs } from './rules/number.ts';
import { keyPath } from './rules/params.ts';
import { pdfFile } from './rules/pdf.ts';
import { personName } from './rules/text.ts';

/** A payment of a guest with its receipt. */
const shown = z.object({
  orderId: z.string(),
  purpose: z.enum(PAYMENT_PURPOSES),
  payType: z.enum(PAYMENT_METHODS),
  amountYen: z.number(),
  /** The consumption tax inside; null for a gift. */
  taxYen: z.nullable(z.number()),
  capturedAt: instantMs,
  /** When the money was returned: the receipt is void. */
  returnedAt: z.nullable(instantMs),
  /** As issued; before that as it would be. */
  issuer: z.object({ companyName: z.string(), facilityName: z.string(), phone: z.string() }),
  /** The guest's own name, which the form begins with. */
  guestName: z.string(),
  issued: z.nullable(z.object({ number: z.string(), name: z.string(), issuedAt: instantMs })),
});
export type ReceiptShown = z.infer<typeof shown>;

const path = z.object({ ...keyPath, orderId: z.string() });

/** Receipts of a guest's payments. */
export const receipt = {
  read: endpoint({
    name: 'receipt.read',
    method: 'GET',
    path: '/attendance/:wedding/me/receipts/:orderId',
    summary: 'Returns a captured or returned payment of the guest, with its receipt if one was issued.',
    access: 'guest',
    params: path,
    output: shown,
    errors: { receipt_unknown: 404 },
  }),
  issue: endpoint({
    name: 'receipt.issue',
    method: 'POST',
    path: '/attendance/:wedding/me/receipts/:orderId',
    summary: 'Issues the receipt of a payment under a name, once; the name cannot be changed afterwards.',
    access: 'guest',
    audit: 'payment',
    params: path,
    body: z.object({ name: personName }),
    output: shown,
    errors: {
      receipt_unknown: 404,
      receipt_name_unprintable: 422,
      receipt_issued: 409,
      receipt_returned: 409,
      receipt_unpaid: 409,
    },
    idempotent: true,
    perMinute: 12,
  }),
  pdf: endpoint({
    name: 'receipt.pdf',
    method: 'GET',
    path: '/attendance/:wedding/me/receipts/:orderId/pdf',
    summary: 'Returns an issued receipt as PDF, in Japanese or English.',
    access: 'guest',
    params: path,
    ...pdfFile,
    errors: { receipt_unknown: 404 },
  }),
};
