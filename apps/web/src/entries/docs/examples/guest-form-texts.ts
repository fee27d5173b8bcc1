import { currentLanguage } from '../../../shell/i18n/locale.ts';

const TEXTS = {
  ja: {
    labels: {
      name: 'お名前',
      kana: 'お名前（カナ）',
      birthday: '生年月日',
      relation: 'おふたりとの間柄',
      allergies: 'アレルギー・ご要望',
      email: 'メールアドレス',
      password: 'パスワード',
      tel: '電話番号',
      zip: '郵便番号',
      prefecture: '都道府県',
      address: 'ご住所',
      wantsNews: '当日のご案内をメールで受け取る',
      isAgreed: 'プライバシーポリシーに同意する',
    },
    relations: [
      { value: 'friend', label: '友人' },
      { value: 'workplace', label: '職場' },
      { value: 'family', label: '親族' },
    ],
    // The checkbox is labeled by a sentence; the summary of errors needs a noun.
    agreement: 'プライバシーポリシーへの同意',
    person: 'あなたについて',
    contact: 'ご連絡先',
    allergiesHint: 'お料理をお届けするときに会場へ伝えます',
    passwordHint: '8〜100文字の半角英数字・記号',
    foundAddress: '長野県北佐久郡軽井沢町長倉',
    send: 'この内容で送る',
    sending: '送っています',
    sent: 'お返事をお預かりしました。',
  },
  en: {
    labels: {
      name: 'Name',
      kana: 'Name in kana',
      birthday: 'Date of birth',
      relation: 'How you know them',
      allergies: 'Allergies and wishes',
      email: 'Mail address',
      password: 'Password',
      tel: 'Telephone',
      zip: 'Postal code',
      prefecture: 'Prefecture',
      address: 'Address',
      wantsNews: 'Send me news about the day by email',
      isAgreed: 'I agree to the privacy policy',
    },
    relations: [
      { value: 'friend', label: 'Friend' },
      { value: 'workplace', label: 'Work' },
      { value: 'family', label: 'Family' },
    ],
    agreement: 'Your agreement to the privacy policy',
    person: 'About you',
    contact: 'How to reach you',
    allergiesHint: 'The venue is informed when a meal is sent to you',
    passwordHint: '8-100 letters, digits and symbols',
    foundAddress: 'Nagakura, Karuizawa',
    send: 'Send my reply',
    sending: 'Sending',
    sent: 'Your reply has arrived.',
  },
} as const;

/** The form's texts in the page's language. */
export const texts = TEXTS[currentLanguage()];
