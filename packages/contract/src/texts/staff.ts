import type { Texts } from './texts.ts';

/** Texts of the error codes of the people of a back office. */
export const staffTexts: Texts<
  | 'staff_unknown'
  | 'staff_area_unknown'
  | 'staff_role_denied'
  | 'staff_has_role'
  | 'staff_email_taken'
  | 'staff_last_administrator'
> = {
  ja: {
    staff_unknown: 'この方は、すでにこちらのユーザーではありません。一覧を読み込み直してください。',
    staff_area_unknown: '利用先をお選びください。選んだ利用先は、すでに削除された可能性があります。',
    staff_role_denied: 'この役割を付けたり外したりする権限がありません。',
    staff_has_role: 'このメールアドレスの方は、すでにこちらのユーザーです。役割は、その方のページで変更できます。',
    staff_email_taken:
      'このメールアドレスには、すでにアカウントか招待があります。直接作成する代わりに、招待をお送りください。',
    staff_last_administrator: '管理者がひとりもいなくなるため、変更できません。先に、ほかの方を管理者にしてください。',
  },
  en: {
    staff_unknown: 'This person no longer works here. Please reload the list.',
    staff_area_unknown: 'Please choose where they will work. The place you chose may have been deleted.',
    staff_role_denied: 'You are not allowed to give or remove this role.',
    staff_has_role: 'The person with this email address already works here. You can change their role on their page.',
    staff_email_taken:
      'There is already an account or an invitation for this address. Please send an invitation instead.',
    staff_last_administrator:
      'At least one administrator must remain. Please make someone else an administrator first.',
  },
};
