import { noticeText } from './markup.ts';

/** A notice in Japanese, and in English where staff wrote it. */
export interface NoticeWords {
  readonly title: string;
  readonly body: string;
  /** Empty = not written. */
  readonly titleEn: string;
  /** Empty = not written. */
  readonly bodyEn: string;
}

/** The title and the body in the reader's language; what was not written in English is read in Japanese. */
export function noticeIn(
  language: 'ja' | 'en',
  { title, body, titleEn, bodyEn }: NoticeWords,
): { readonly title: string; readonly body: string } {
  if (language === 'ja') return { title, body };
  return { title: titleEn === '' ? title : titleEn, body: noticeText(bodyEn).trim() === '' ? body : bodyEn };
}
