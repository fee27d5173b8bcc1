import type { Texts } from './texts.ts';

/** Texts of the error codes around signing in. */
export const sessionTexts: Texts<
  | 'login_failed'
  | 'login_delayed'
  | 'management_mode'
  | 'wedding_no_auth'
  | 'sample_mode'
  | 'password_leaked'
  | 'guest_link_guest_unknown'
  | 'guest_link_blocked'
  | 'guest_link_over'
  | 'guest_email_same'
  | 'guest_email_taken'
  | 'guest_email_too_often'
> = {
  ja: {
    login_failed: 'メールアドレスとパスワードの組み合わせが正しくありません。',
    login_delayed: 'ログインの失敗が続いたため、あと{minutes}分お待ちください。',
    management_mode: '管理モードでは送信できません。',
    wedding_no_auth: 'この結婚式のお客様として、ログインしてください。',
    sample_mode: 'サンプルのため、この操作はできません。',
    password_leaked: 'このパスワードは、広く知られているため使えません。別のものを入力してください。',
    guest_link_guest_unknown: 'このゲストは見つかりません。',
    guest_link_blocked: '参加を止めたゲストには、リンクを発行できません。',
    guest_link_over: '公開が終わったため、リンクを発行できません。',
    guest_email_same: 'いまお使いのメールアドレスです。新しいアドレスを入力してください。',
    guest_email_taken:
      'このメールアドレスは、この結婚式の別のお返事で使われているため、変更できませんでした。別のアドレスでお申し込みください。',
    guest_email_too_often:
      '確認のメールを続けてお送りしています。届いたメールをお確かめのうえ、1時間ほどあけてお申し込みください。',
  },
  en: {
    login_failed: 'The combination of email address and password is incorrect.',
    login_delayed: 'Too many failed attempts. Please try again in {minutes} min.',
    management_mode: 'You cannot send anything in management mode.',
    wedding_no_auth: 'Please sign in as a guest of this wedding.',
    sample_mode: 'This is a sample, so this action is not available.',
    password_leaked: 'This password is widely known and cannot be used. Please choose another one.',
    guest_link_guest_unknown: 'This guest was not found.',
    guest_link_blocked: 'You cannot create a link for a blocked guest.',
    guest_link_over: 'The wedding pages are closed, so no link can be created.',
    guest_email_same: 'This is your current email address. Please enter the new one.',
    guest_email_taken:
      'This email address belongs to another reply to this wedding, so it could not be set. Please choose another one.',
    guest_email_too_often: 'We have already sent several emails. Please check those, or try again in about an hour.',
  },
};
