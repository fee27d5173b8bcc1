import type { Texts } from './texts.ts';

/** Texts of the error codes of words to the couple. */
export const congratulationTexts: Texts<
  | 'congratulation_closed'
  | 'congratulation_limit'
  | 'congratulation_unknown'
  | 'congratulation_edit_late'
  | 'congratulation_thanked'
  | 'congratulation_unreachable'
  | 'congratulation_file_not_ready'
> = {
  ja: {
    congratulation_closed: 'メッセージの受付は終了しました。',
    congratulation_limit: 'メッセージは、おひとり{n}通まで贈れます。ご入力の文章は、このまま残しています。',
    congratulation_unknown: 'このメッセージは見つからないか、削除されました。',
    congratulation_edit_late: 'メッセージを編集できるのは、贈ってから10分以内です。',
    congratulation_thanked: 'この方へのお礼は、すでにお送りしています。',
    congratulation_unreachable: 'この方のメールアドレスがわからないため、お送りできません。',
    congratulation_file_not_ready: 'ファイルの準備ができていません。もう一度「保存する」を押してください。',
  },
  en: {
    congratulation_closed: 'Messages are now closed.',
    congratulation_limit: 'You can send up to {n} messages. What you typed is still here.',
    congratulation_unknown: 'The message was not found or has been deleted.',
    congratulation_edit_late: 'You can edit a message for ten minutes after sending it.',
    congratulation_thanked: 'You have already sent this guest a thank-you.',
    congratulation_unreachable: 'We have no email address for this guest.',
    congratulation_file_not_ready: 'The file is not ready. Please press “Save” again.',
  },
};
