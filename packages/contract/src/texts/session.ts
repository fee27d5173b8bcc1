import type { Texts } from './texts.ts';

/** Texts of the error codes around signing in. */
export const sessionTexts: Texts<
  | 'login_failed'
  | 'login_delayed'
  | 'management_mode'
  | 'sample_mode'
  | 'password_leaked'
  | 'guest_link_guest_unknown'
  | 'guest_link_blocked'
  | 'guest_link_over'
> = {
  ja: {
    login_failed: 'メールアドレスとパスワードの組み合わせが正しくありません。',
    login_delayed: 'ログインの失敗が続いたため、あと{minutes}分お待ちください。',
    management_mode: '管理モードでは送信できません。',
    sample_mode: 'サンプルのため、この操作はできません。',
    password_leaked: 'このパスワードは、広く知られているため使えません。別のものを入力してください。',
    guest_link_guest_unknown: 'このゲストは見つかりません。',
    guest_link_blocked: '止めているゲストには、リンクを発行できません。',
    guest_link_over: '公開が終わったため、リンクを発行できません。',
  },
  en: {
    login_failed: 'The combination of e-mail address and password is incorrect.',
    login_delayed: 'There were several failed attempts. Please wait {minutes} more minute(s).',
    management_mode: 'Nothing can be sent in management mode.',
    sample_mode: 'This is a sample: the operation is limited.',
    password_leaked: 'This password is widely known and cannot be used. Please choose another one.',
    guest_link_guest_unknown: 'This guest was not found.',
    guest_link_blocked: 'There is no link for a guest who is blocked.',
    guest_link_over: 'The pages are closed: there is no link any more.',
  },
};
