import { noticeText } from './markup.ts';

/** A notice in Japanese, and in English if staff wrote it. */
export interface NoticeText {
  readonly title: string;
  readonly body: string;
  /** Empty = not written. */
  readonly titleEn: string;
  /** Empty = not written. */
  readonly bodyEn: string;
}

/** The title and body in the reader's language; a missing English text falls back to Japanese. */
export function noticeIn(
  language: 'ja' | 'en',
  { title, body, titleEn, bodyEn }: NoticeText,
): { readonly title: string; readonly body: string } {
  if (language === 'ja') return { title, body };
  return { title: titleEn === '' ? title : titleEn, body: noticeText(bodyEn).trim() === '' ? body : bodyEn };
}
