import type { Texts } from './texts.ts';

/** Texts of the error codes of postponing and cancelling. */
export const weddingScheduleTexts: Texts<
  'wedding_schedule_changed' | 'wedding_schedule_over' | 'wedding_schedule_live' | 'wedding_schedule_date'
> = {
  ja: {
    wedding_schedule_changed: 'この結婚式の状態は、少し前に変わりました。画面の表示をご確認ください。',
    wedding_schedule_over: '挙式が終わったあとは、延期も中止もできません。',
    wedding_schedule_live: '配信が始まっているため、いまは変更できません。会場へお問い合わせください。',
    wedding_schedule_date: '新しい日時を入力してください。',
  },
  en: {
    wedding_schedule_changed: 'The status of this wedding has just changed. Please check the page.',
    wedding_schedule_over: 'A wedding cannot be postponed or canceled after the ceremony.',
    wedding_schedule_live: 'The stream has started, so this cannot be changed now. Please contact your venue.',
    wedding_schedule_date: 'Please enter the new date and time.',
  },
};
