import type { Texts } from './texts.ts';

/** Texts of the error codes around the couple's bank account. */
export const depositAccountTexts: Texts<'deposit_account_changed' | 'deposit_account_fixed'> = {
  ja: {
    deposit_account_changed: 'パートナーが先に口座を変更しました。入力した内容はこの画面に残っています。',
    deposit_account_fixed: 'お振込みの手続きが始まっているため、口座は変更できません。会場へお問い合わせください。',
  },
  en: {
    deposit_account_changed: 'Your partner has just changed the account. What you typed is still here.',
    deposit_account_fixed: 'The transfer is in progress, so the account cannot be changed. Please contact your venue.',
  },
};
