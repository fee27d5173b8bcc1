import type { Texts } from './texts.ts';

/** Texts of the error codes of the day of erasure. */
export const weddingErasureTexts: Texts<'wedding_erasure_closed' | 'wedding_erasure_date'> = {
  ja: {
    wedding_erasure_closed: 'いまは、消去する日を選べません。日程が決まってから、あらためてお選びください。',
    wedding_erasure_date: '{first}から{last}までの日付を選んでください。',
  },
  en: {
    wedding_erasure_closed: 'You cannot choose a date now. Please choose one when the wedding date is set.',
    wedding_erasure_date: 'Please choose a date from {first} to {last}.',
  },
};
