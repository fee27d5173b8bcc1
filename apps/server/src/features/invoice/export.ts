import { type IssuedInvoice, invoiceSheet } from '@kotohogi/contract/texts/invoice-sheet';
import type { Language } from '@kotohogi/contract/texts/texts';
import { printSheet } from '../../platform/print/sheet.ts';

/** An invoice as PDF, A4. */
export async function invoicePdf(invoice: IssuedInvoice, language: Language): Promise<Buffer> {
  const sheet = invoiceSheet(invoice, language);
  return await printSheet(sheet, `${sheet.title} ${invoice.number}`);
}
