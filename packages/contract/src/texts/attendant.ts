import type { Texts } from './texts.ts';

/** Texts of the error codes around guests. */
export const attendantTexts: Texts<
  | 'attendant_wedding_unknown'
  | 'attendant_already_joined'
  | 'attendant_reply_closed'
  | 'attendant_live_over'
  | 'attendant_email_and_password_combination_incorrect'
  | 'attendant_answer_fixed'
  | 'attendant_address_unknown'
> = {
  ja: {
    attendant_wedding_unknown: 'お探しの結婚式は見つからないか、公開されていません。',
    attendant_already_joined: 'このメールアドレスでは、すでにお返事をいただいています。ログインしてください。',
    attendant_reply_closed: 'お返事の受付は終了しました。おふたりに直接ご連絡ください。',
    attendant_live_over: '挙式は終わりました。アーカイブをお選びください。',
    attendant_email_and_password_combination_incorrect: 'メールアドレスとパスワードの組み合わせが正しくありません。',
    attendant_answer_fixed:
      '開式のあと、またはご欠席のお返事は、ここでは変更できません。おふたりに直接ご連絡ください。',
    attendant_address_unknown: '住所を検索できませんでした。',
  },
  en: {
    attendant_wedding_unknown: 'The wedding was not found or is not published.',
    attendant_already_joined: 'There is an answer with this e-mail address already. Please sign in.',
    attendant_reply_closed: 'Replies are closed. Please get in touch with the couple directly.',
    attendant_live_over: 'The ceremony is over. Please choose the recording.',
    attendant_email_and_password_combination_incorrect: 'The combination of e-mail address and password is incorrect.',
    attendant_answer_fixed:
      'An answer cannot be changed here after the start or when it was no. Please get in touch with the couple.',
    attendant_address_unknown: 'The address could not be found.',
  },
};
