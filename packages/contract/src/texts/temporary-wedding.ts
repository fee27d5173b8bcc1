import type { Texts } from './texts.ts';

/** Texts of the error codes of couples' own registrations. */
export const temporaryWeddingTexts: Texts<
  | 'temporary_wedding_not_offered'
  | 'temporary_wedding_date_past'
  | 'temporary_wedding_duplicate'
  | 'temporary_wedding_unknown'
  | 'temporary_wedding_changed'
  | 'temporary_wedding_refused'
  | 'temporary_wedding_registered'
> = {
  ja: {
    temporary_wedding_not_offered: 'この会場では、仮予約を受け付けていません。会場へお問い合わせください。',
    temporary_wedding_date_past: 'これからの日時を入力してください。',
    temporary_wedding_duplicate: '同じメールアドレスと挙式日の仮予約を、すでにお預かりしています。',
    temporary_wedding_unknown: 'お探しの仮予約は見つかりません。',
    temporary_wedding_changed: 'ほかの人が先にこの仮予約を更新しました。入力した内容はこの画面に残っています。',
    temporary_wedding_refused: 'この仮予約は、ほかのスタッフがすでにお断りしています。',
    temporary_wedding_registered: 'この仮予約は、ほかのスタッフがすでに結婚式として登録しています。',
  },
  en: {
    temporary_wedding_not_offered: 'This venue does not accept registrations here. Please contact the venue.',
    temporary_wedding_date_past: 'Please enter a future date.',
    temporary_wedding_duplicate: 'There is already a registration with this email address and date.',
    temporary_wedding_unknown: 'The registration could not be found.',
    temporary_wedding_changed: 'Someone else has just updated this registration. What you typed is still here.',
    temporary_wedding_refused: 'A colleague has already declined this registration.',
    temporary_wedding_registered: 'A colleague has already registered this as a wedding.',
  },
};
