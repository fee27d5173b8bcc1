import type { Texts } from './texts.ts';

/** Texts of the error codes around mails. */
export const mailingTexts: Texts<'mailing_link_unknown' | 'mailing_report_unreadable'> = {
  ja: {
    mailing_link_unknown: 'このリンクは正しくありません。メールの末尾にあるリンクを、もう一度開いてください。',
    mailing_report_unreadable: '配信結果の形式が正しくありません。',
  },
  en: {
    mailing_link_unknown: 'This link is not valid. Please open the link at the end of the email again.',
    mailing_report_unreadable: 'The report could not be read.',
  },
};
