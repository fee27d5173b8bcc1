import type { Texts } from './texts.ts';

/** Texts of the error codes of halls. */
export const hallTexts: Texts<'hall_unknown' | 'hall_in_use'> = {
  ja: {
    hall_unknown: 'お探しの会場は見つからないか、削除されました。',
    hall_in_use: 'この会場では、これから{n}件の挙式が予定されています。ほかの会場に変更してから削除してください。',
  },
  en: {
    hall_unknown: 'The hall could not be found or has been deleted.',
    hall_in_use:
      'Upcoming ceremonies are planned in this hall ({n}). Please move them to another hall before you delete it.',
  },
};
