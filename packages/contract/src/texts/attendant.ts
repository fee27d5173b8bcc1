import { rulesEn } from './rules.en.ts';
import { rulesJa } from './rules.ja.ts';
import type { Texts } from './texts.ts';

/** Texts of the error codes around guests. */
export const attendantTexts: Texts<
  | 'attendant_wedding_unknown'
  | 'attendant_already_joined'
  | 'attendant_reply_closed'
  | 'attendant_reply_postponed'
  | 'attendant_reply_canceled'
  | 'attendant_reply_over'
  | 'attendant_live_over'
  | 'attendant_reading_missing'
  | 'attendant_email_and_password_combination_incorrect'
  | 'attendant_blocked'
  | 'attendant_answer_fixed'
  | 'attendant_details_fixed'
  | 'attendant_id_photo_unasked'
  | 'attendant_picture_unknown'
  | 'attendant_address_unknown'
> = {
  ja: {
    attendant_wedding_unknown: 'お探しの結婚式は見つからないか、公開されていません。',
    attendant_already_joined: 'このメールアドレスでは、すでにお返事をいただいています。ログインしてください。',
    attendant_live_over: '挙式は終わりました。録画をお選びください。',
    attendant_reading_missing: rulesJa.requiredNamed,
    attendant_reply_closed: 'お返事の期限を過ぎましたので、受付は終了しました。おふたりに直接ご連絡ください。',
    attendant_reply_postponed: '結婚式は延期となりましたので、お返事の受付を止めております。',
    attendant_reply_canceled: '結婚式は中止となりましたので、お返事の受付は終了しました。',
    attendant_reply_over: '結婚式はお開きとなりましたので、お返事の受付は終了しました。',
    attendant_email_and_password_combination_incorrect: 'メールアドレスとパスワードの組み合わせが正しくありません。',
    attendant_blocked:
      '申し訳ございませんが、このページは、ただいまご覧いただけません。ご不明な点は、会場までお尋ねください。{contact}',
    attendant_answer_fixed:
      '開式のあと、延期・中止のとき、またはご欠席のお返事は、ここでは変更できません。おふたりに直接ご連絡ください。',
    attendant_details_fixed:
      '開式のあとは、同伴の方とアレルギーのご連絡を変更できません。おふたりに直接ご連絡ください。',
    attendant_id_photo_unasked: 'この結婚式では、ご本人確認の写真をお預かりしていません。',
    attendant_picture_unknown: '写真は見つかりませんでした。',
    attendant_address_unknown: '住所を検索できませんでした。',
  },
  en: {
    attendant_wedding_unknown: 'The wedding could not be found or is not published.',
    attendant_already_joined: 'We already have a reply from this email address. Please sign in.',
    attendant_reply_closed: 'The last day to reply has passed. Please get in touch with the couple directly.',
    attendant_reply_postponed: 'The wedding has been postponed, so replies are closed for now.',
    attendant_reply_canceled: 'The wedding has been canceled, so replies are closed.',
    attendant_reply_over: 'The wedding has taken place, so replies are closed.',
    attendant_live_over: 'The ceremony is over. Please choose the recording.',
    attendant_reading_missing: rulesEn.requiredNamed,
    attendant_email_and_password_combination_incorrect: 'The combination of email address and password is incorrect.',
    attendant_blocked:
      'We are sorry, but this page is not available to you at the moment. The venue will be happy to help you. {contact}',
    attendant_answer_fixed:
      'You cannot change your reply here after the ceremony starts, while the wedding is postponed or canceled, or if you declined. Please contact the couple.',
    attendant_details_fixed:
      'Companions and allergies cannot be changed here after the ceremony starts. Please contact the couple.',
    attendant_id_photo_unasked: 'This wedding does not ask guests for a photo.',
    attendant_picture_unknown: 'The picture was not found.',
    attendant_address_unknown: 'The address could not be found.',
  },
};
