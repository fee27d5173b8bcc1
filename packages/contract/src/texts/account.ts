import type { Texts } from './texts.ts';

/** Texts of the error codes of accounts and of the users of a wedding. */
export const accountTexts: Texts<
  | 'token_unknown'
  | 'account_password_wrong'
  | 'account_email_taken'
  | 'user_is_host'
  | 'user_last_organizer'
  | 'user_unknown'
  | 'user_too_many_invites'
> = {
  ja: {
    token_unknown: 'URLが存在しないか、有効期限が切れています。',
    account_password_wrong: 'パスワードが正しくありません。いまお使いのパスワードを入力してください。',
    account_email_taken: 'このメールアドレスは、ほかのアカウントで使われています。',
    user_is_host: 'このメールアドレスの方は、すでにこの結婚式の管理者です。',
    user_last_organizer: '管理者がひとりもいなくなるため、外せません。',
    user_unknown: 'この方は、すでに管理者ではありません。',
    user_too_many_invites: '招待が多すぎます。届いていない招待を取り消してから、もう一度お試しください。',
  },
  en: {
    token_unknown: 'URL does not exist or has expired.',
    account_password_wrong: 'The password is incorrect. Please enter your current password.',
    account_email_taken: 'This email address belongs to another account.',
    user_is_host: 'The person with this email address already manages this wedding.',
    user_last_organizer: 'At least one person must be able to manage the wedding.',
    user_unknown: 'This person no longer manages the wedding.',
    user_too_many_invites: 'There are too many invitations. Please withdraw one and try again.',
  },
};
