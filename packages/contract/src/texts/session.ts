import type { Texts } from './texts.ts';

/** Texts of the error codes around signing in. */
export const sessionTexts: Texts<'login_failed' | 'login_delayed' | 'management_mode' | 'sample_mode'> = {
  ja: {
    login_failed: 'メールアドレスとパスワードの組み合わせが正しくありません。',
    login_delayed: 'ログインの失敗が続いたため、あと{minutes}分お待ちください。',
    management_mode: '管理モードでは送信できません。',
    sample_mode: 'サンプルのため、この操作はできません。',
  },
  en: {
    login_failed: 'The combination of e-mail address and password is incorrect.',
    login_delayed: 'There were several failed attempts. Please wait {minutes} more minute(s).',
    management_mode: 'Nothing can be sent in management mode.',
    sample_mode: 'This is a sample: the operation is limited.',
  },
};
