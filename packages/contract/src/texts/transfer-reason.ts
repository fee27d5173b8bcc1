import type { Language } from './texts.ts';

/** Why a transfer ended: in words, or by the bank's result code (docs/product/zengin.md#results). */
export interface TransferReason {
  readonly reason: string;
  readonly resultCode: string;
}

/** Why a transfer ended: what a person or the bank wrote, and the bank's result code in the language of the reader. */
export function transferReasonText({ reason, resultCode }: TransferReason, language: Language): string {
  if (resultCode === '') return reason;
  const code = language === 'ja' ? `結果コード ${resultCode}` : `Result code ${resultCode}`;
  return reason === '' ? code : `${code}: ${reason}`;
}
