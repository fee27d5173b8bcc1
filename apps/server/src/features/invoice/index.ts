import { decideClose } from '@kotohogi/domain/invoice/close';
import { invoiceNumber, invoiceOf, yearOf } from '@kotohogi/domain/invoice/invoice';
import type { FacilityId } from '@kotohogi/domain/kernel/ids';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { isIssuerComplete } from '@kotohogi/domain/platform-setting/issuer';
import type { Tx } from '../../platform/db/connect.ts';
import { readIssuer } from '../platform-setting/index.ts';
import {
  type Closing,
  type FacilitySums,
  insertInvoices,
  insertMonth,
  lastSerial,
  readBooks,
  readRecipients,
  sumBilled,
} from './store.ts';

/** The sums of each facility. */
export function byFacility(sums: readonly FacilitySums[]): ReadonlyMap<FacilityId, readonly FacilitySums[]> {
  return Map.groupBy(sums, one => one.facilityId);
}

/**
 * Closes a month and issues its invoices. The settings are locked until the transaction ends, so closings run one after
 * the other: a month is closed once, and the numbers have no gap (docs/product/invoice.md#numbers).
 */
export async function closeMonth(tx: Tx, closing: Closing) {
  const { month, now } = closing;
  const issuer = await readIssuer(tx, true);
  if (!isIssuerComplete(issuer)) return refuse('invoice_issuer_missing');
  const decided = decideClose(await readBooks(tx), month, now);
  if (decided !== 'closes') return decided;
  await insertMonth(tx, closing);
  const sums = byFacility(await sumBilled(tx, month));
  const recipients = await readRecipients(tx, [...sums.keys()]);
  const year = yearOf(now);
  const last = await lastSerial(tx, year);
  const invoices = recipients.map(({ facilityId, ...recipient }, index) => {
    const serial = last + index + 1;
    const facts = { number: invoiceNumber(year, serial), month, now, issuer, recipient };
    return { facilityId, serial, content: invoiceOf({ ...facts, sums: sums.get(facilityId) ?? [] }) };
  });
  await insertInvoices(tx, invoices, { month, year, now });
  return { invoices: invoices.length };
}
