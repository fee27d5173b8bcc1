import { type IssuedReceipt, receiptSheet } from '@kotohogi/contract/texts/receipt-sheet';
import type { Language } from '@kotohogi/contract/texts/texts';
import { printSheet } from '../../platform/print/sheet.ts';

/** A receipt as PDF, A4. */
export async function receiptPdf(receipt: IssuedReceipt, language: Language): Promise<Buffer> {
  const sheet = receiptSheet(receipt, language);
  return await printSheet(sheet, `${sheet.title} ${receipt.issued.number}`);
}
