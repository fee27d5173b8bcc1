import type { Texts } from './texts.ts';

/** Texts of the error codes of accounts. */
export const accountTexts: Texts<'token_unknown' | 'account_password_wrong'> = {
  ja: {
    token_unknown: 'URLが存在しないか、有効期限が切れています。',
    account_password_wrong: 'パスワードが正しくありません。以前ご登録いただいたパスワードを入力してください。',
  },
  en: {
    token_unknown: 'URL does not exist or has expired.',
    account_password_wrong: 'The password is incorrect. Please enter the one you have chosen before.',
  },
};
