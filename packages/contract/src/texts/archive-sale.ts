import type { Texts } from './texts.ts';

/** Texts of the error codes of archive sales. */
export const archiveSaleTexts: Texts<
  | 'archive_already_settled'
  | 'archive_price_changed'
  | 'archive_not_on_sale'
  | 'archive_card_required'
  | 'archive_not_purchased'
  | 'archive_download_over'
  | 'archive_file_gone'
  | 'archive_link_of_another'
  | 'archive_link_over'
> = {
  ja: {
    archive_already_settled: '既に決済されている可能性があるため、画面を再表示します。',
    archive_price_changed: '価格が変わったため、画面を再表示します。',
    archive_not_on_sale: '録画の販売は終了しました。',
    archive_card_required: 'カードの情報を、もう一度ご入力ください。',
    archive_not_purchased: '録画は、ご購入いただいた方がダウンロードできます。',
    archive_download_over: 'ダウンロードの期限が過ぎました。',
    archive_file_gone: '録画は、まだ準備が整っていないか、削除されました。',
    archive_link_of_another: 'このリンクは、発行を受けたご本人だけがご利用いただけます。',
    archive_link_over: 'このリンクの期限が切れました。画面からもう一度ダウンロードしてください。',
  },
  en: {
    archive_already_settled: 'It may already have been paid for, so the page will be reloaded.',
    archive_price_changed: 'The price has changed, so the page will be reloaded.',
    archive_not_on_sale: 'Sales of this recording have ended.',
    archive_card_required: 'Please enter your card again.',
    archive_not_purchased: 'Only buyers can download the recording.',
    archive_download_over: 'The download period has ended.',
    archive_file_gone: 'The recording is not ready yet, or has been deleted.',
    archive_link_of_another: 'Only the person who requested this link can use it.',
    archive_link_over: 'This link has expired. Please download the recording from the page again.',
  },
};
