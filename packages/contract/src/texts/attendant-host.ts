import type { Texts } from './texts.ts';

/** Texts of the error codes of what hosts do with their guests. */
export const attendantHostTexts: Texts<'attendant_unknown' | 'attendant_changed'> = {
  ja: {
    attendant_unknown: 'このゲストは見つからないか、削除されました。',
    attendant_changed: 'このゲストの情報は、少し前に変わりました。入力した内容はこの画面に残っています。',
  },
  en: {
    attendant_unknown: 'This guest was not found or has been deleted.',
    attendant_changed: 'This guest was updated a moment ago. What you typed is still here.',
  },
};
