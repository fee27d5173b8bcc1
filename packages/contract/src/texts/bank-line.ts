import type { Texts } from './texts.ts';

/** Texts of the error codes of bank lines. */
export const bankLineTexts: Texts<
  'bank_line_unknown' | 'bank_line_linked' | 'bank_line_not_linked' | 'bank_line_transfer_taken'
> = {
  ja: {
    bank_line_unknown: 'この入出金明細は見つかりませんでした。',
    bank_line_linked: 'この明細は、別の担当者がすでにお振込みと紐づけました。画面を読み込みなおしてご確認ください。',
    bank_line_not_linked: 'この明細の紐づけは、すでに解除されています。画面を読み込みなおしてご確認ください。',
    bank_line_transfer_taken:
      'このお振込みは、別の明細と紐づいているか、見つかりませんでした。候補をもう一度ご確認ください。',
  },
  en: {
    bank_line_unknown: 'This line was not found.',
    bank_line_linked: 'Another person has already linked this line. Please reload the page.',
    bank_line_not_linked: 'The link of this line has already been removed. Please reload the page.',
    bank_line_transfer_taken:
      'This transfer is linked to another line or was not found. Please check the proposals again.',
  },
};
