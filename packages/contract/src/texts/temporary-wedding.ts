import type { Texts } from './texts.ts';

/** Texts of the error codes of couples' own registrations. */
export const temporaryWeddingTexts: Texts<
  'temporary_wedding_not_offered' | 'temporary_wedding_date_past' | 'temporary_wedding_duplicate'
> = {
  ja: {
    temporary_wedding_not_offered: 'この会場では、仮予約を受け付けていません。会場へお問い合わせください。',
    temporary_wedding_date_past: 'これからの日時を入力してください。',
    temporary_wedding_duplicate: '同じメールアドレスと挙式日の仮予約を、すでにお預かりしています。',
  },
  en: {
    temporary_wedding_not_offered: 'This venue does not accept registrations here. Please contact the venue.',
    temporary_wedding_date_past: 'Please enter a future date.',
    temporary_wedding_duplicate: 'There is already a registration with this email address and date.',
  },
};
