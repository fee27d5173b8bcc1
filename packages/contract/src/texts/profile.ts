import type { Texts } from './texts.ts';

/** Texts of the error codes of the couple's profiles. */
export const profileTexts: Texts<'profile_changed' | 'profile_birthday_range'> = {
  ja: {
    profile_changed: 'パートナーが先にプロフィールを保存しました。入力した内容はこの画面に残っています。',
    profile_birthday_range: '選択可能な日付範囲ではありません。',
  },
  en: {
    profile_changed: 'Your partner has just saved the profiles. What you typed is still here.',
    profile_birthday_range: 'The date is outside the range that can be chosen.',
  },
};
