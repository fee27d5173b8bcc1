import type { Texts } from './texts.ts';

/** Texts of the error codes of halls. */
export const hallTexts: Texts<'hall_unknown' | 'hall_in_use' | 'hall_calendar_off' | 'hall_calendar_unknown'> = {
  ja: {
    hall_unknown: 'お探しの会場は見つからないか、削除されました。',
    hall_in_use: 'この会場では、これから{n}件の挙式が予定されています。ほかの会場に変更してから削除してください。',
    hall_calendar_off: 'カレンダーのリンクは、すでに停止されています。',
    hall_calendar_unknown: 'このカレンダーは見つかりません。',
  },
  en: {
    hall_unknown: 'The hall could not be found or has been deleted.',
    hall_in_use:
      'Upcoming ceremonies are planned in this hall ({n}). Please move them to another hall before you delete it.',
    hall_calendar_off: 'The calendar link has already been turned off.',
    hall_calendar_unknown: 'This calendar was not found.',
  },
};
