import { type Statement, statementSheet } from '@kotohogi/contract/texts/statement-sheet';
import type { Language } from '@kotohogi/contract/texts/texts';
import { printSheet } from '../../platform/print/sheet.ts';

/** A statement as PDF, A4. */
export async function statementPdf(statement: Statement, language: Language): Promise<Buffer> {
  const sheet = statementSheet(statement, language);
  return await printSheet(sheet, sheet.title);
}
