import { GATEWAY_ENVIRONMENTS } from '@kotohogi/domain/payment/types';
import * as z from 'zod/mini';
import { empty, endpoint, raw } from './kit/endpoint.ts';
import { event } from './kit/socket.ts';
import { cardFields, ownPayment } from './payment.ts';
import { count, instantMs } from './rules/number.ts';
import { weddingPath } from './rules/params.ts';

const BUYERS = ['guest', 'wedding:read:info'] as const;

/** The state of the purchase box. */
const status = z.object({
  purchasable: z.boolean(),
  /** The facility's price, tax included; 0 for free. */
  price: z.number(),
  purchased: z.boolean(),
  /** End of the download period. */
  expiresAt: z.nullable(instantMs),
  downloadable: z.boolean(),
  sizeBytes: z.nullable(z.number()),
  durationMs: z.nullable(z.number()),
  /** The buyer's latest payment for it. */
  payment: z.nullable(ownPayment),
});
export type ArchiveSaleStatus = z.infer<typeof status>;

const settleErrors = {
  archive_already_settled: 409,
  archive_price_changed: 409,
  archive_not_on_sale: 410,
  archive_card_required: 422,
  callback_url_refused: 422,
  payment_not_ready: 503,
} as const;

const downloadErrors = {
  archive_not_purchased: 403,
  archive_download_over: 410,
  archive_file_gone: 410,
} as const;

/** The sale of a wedding's recording. */
export const archiveSale = {
  paymentSetting: endpoint({
    name: 'archiveSale.paymentSetting',
    method: 'GET',
    path: '/weddings/:weddingId/paymentSetting',
    summary: "Returns the shop that the browser requests a card token for, and the URL of the gateway's token script.",
    access: BUYERS,
    params: z.object(weddingPath),
    output: z.object({ shopId: z.string(), environment: z.enum(GATEWAY_ENVIRONMENTS), tokenScriptUrl: z.string() }),
    errors: { payment_not_ready: 503 },
  }),
  found: endpoint({
    name: 'archiveSale.found',
    method: 'GET',
    path: '/weddings/:weddingId/downloadArchiveVideoFound',
    summary: 'Returns whether the caller can buy or download the recording, at which price and until when.',
    access: BUYERS,
    params: z.object(weddingPath),
    output: status,
  }),
  settle: endpoint({
    name: 'archiveSale.settle',
    method: 'POST',
    path: '/weddings/:weddingId/archiveVideoSettlement',
    summary: 'Buys the recording, once per buyer; `amount` is the price the buyer saw.',
    access: BUYERS,
    audit: 'archive-sale',
    params: z.object(weddingPath),
    body: z.object({ amount: count, callbackUrl: z.optional(z.string().check(z.maxLength(2000))), ...cardFields }),
    output: status,
    errors: settleErrors,
    idempotent: true,
  }),
  download: endpoint({
    name: 'archiveSale.download',
    method: 'GET',
    path: '/weddings/:weddingId/archiveVideoDownload',
    summary: 'Returns a signed download URL that works for this caller only, for 15 minutes and ten uses.',
    access: BUYERS,
    params: z.object(weddingPath),
    output: z.object({ url: z.string(), expiresAt: instantMs }),
    errors: downloadErrors,
  }),
  file: endpoint({
    name: 'archiveSale.file',
    method: 'GET',
    path: '/weddings/:weddingId/archiveVideoDownload/:link',
    summary: 'Sends the file of a signed download URL, whole or in ranges.',
    access: BUYERS,
    params: z.object({ ...weddingPath, link: z.string() }),
    output: raw('video/mp4'),
    errors: { archive_link_of_another: 403, archive_link_over: 410, archive_file_gone: 410 },
  }),
};

/** Whether the recording is on sale may have changed: ask for the status again. */
export const archiveSaleChanged = event({ name: 'archiveSale.changed', room: 'wedding', payload: empty });
