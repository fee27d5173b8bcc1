import type { Texts } from './texts.ts';

/** Texts of the error codes of postponing and cancelling. */
export const weddingStandingTexts: Texts<
  'wedding_standing_changed' | 'wedding_standing_over' | 'wedding_standing_live' | 'wedding_standing_date'
> = {
  ja: {
    wedding_standing_changed: 'この結婚式の状態は、少し前に変わりました。画面の表示をご確認ください。',
    wedding_standing_over: '挙式が終わったあとは、延期も中止もできません。',
    wedding_standing_live: '配信が始まっているため、いまは変更できません。会場へお問い合わせください。',
    wedding_standing_date: '新しい日時を入力してください。',
  },
  en: {
    wedding_standing_changed: 'The status of this wedding has just changed. Please check the page.',
    wedding_standing_over: 'A wedding cannot be postponed or canceled after the ceremony.',
    wedding_standing_live: 'The stream has started, so this cannot be changed now. Please contact your venue.',
    wedding_standing_date: 'Please enter the new date and time.',
  },
};
