import type { Texts } from './texts.ts';

/** Texts of the error codes of receipts. */
export const receiptTexts: Texts<
  'receipt_unknown' | 'receipt_name_unprintable' | 'receipt_issued' | 'receipt_returned' | 'receipt_unpaid'
> = {
  ja: {
    receipt_unknown: 'この領収書は見つかりませんでした。',
    receipt_name_unprintable: '「{sign}」は印字できません。別の文字でご入力ください。',
    receipt_issued: 'この領収書は、すでに「{name}」様の宛名で発行されています。宛名は変更できません。',
    receipt_returned: 'このお支払いは返金されたため、領収書を発行できません。',
    receipt_unpaid: 'お支払いが完了していないため、領収書を発行できません。',
  },
  en: {
    receipt_unknown: 'This receipt was not found.',
    receipt_name_unprintable: 'We cannot print “{sign}”. Please use another character.',
    receipt_issued: 'This receipt has already been issued to {name}. The name cannot be changed.',
    receipt_returned: 'This payment was refunded, so no receipt can be issued.',
    receipt_unpaid: 'This payment is not complete, so no receipt can be issued.',
  },
};
