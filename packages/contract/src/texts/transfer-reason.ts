import type { Language } from './texts.ts';

/** A bank that gives no words gives one letter or digit, as in a data record (docs/product/zengin.md#results). */
const RESULT_CODE = /^[0-9A-Z]$/i;

/** Why a transfer ended: what a person or the bank wrote, or the bank's result code in the language of the reader. */
export function transferReasonText(reason: string, language: Language): string {
  if (!RESULT_CODE.test(reason)) return reason;
  return language === 'ja' ? `結果コード ${reason}` : `Result code ${reason}`;
}
