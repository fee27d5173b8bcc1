import type { Language } from '@kotohogi/contract/texts/texts';
import type { Answer } from '@kotohogi/domain/attendant/types';
import type { UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { atJst } from '@kotohogi/domain/kernel/jst';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { MailContent } from '../../platform/mail/content.ts';
import { dayText } from '../../platform/mail/dates.ts';
import {
  contactLine,
  hostGreeting,
  type WeddingSchedule,
  type WeddingSummary,
  weddingTitle,
} from '../wedding/index.ts';

export interface DigestFacts {
  readonly wedding: WeddingSummary & Pick<WeddingSchedule, 'lifeCycle' | 'replyDeadline'>;
  readonly publicUrl: string;
  readonly language: Language;
  readonly host: { readonly weddingId: WeddingId; readonly userId: UserId; readonly name: string };
  /** Oldest first. */
  readonly answers: readonly { readonly name: string; readonly answer: Answer; readonly reply_message: string }[];
}

/** Further answers are counted, not listed: the page has them all. */
const MAX_LISTED = 20;

const ANSWER_TEXTS: Readonly<Record<Answer, Readonly<Record<Language, string>>>> = {
  attendance: { ja: 'オンラインで参列', en: 'Attending live' },
  'view-archive': { ja: '録画を見る', en: 'Watching the recording' },
  absence: { ja: '欠席', en: 'Not attending' },
};

const answerText = (answer: Answer, language: Language) => ANSWER_TEXTS[answer][language];

/** The number of each answer: オンラインで参列 2件、欠席 1件 / Attending live: 2, Not attending: 1. */
function countsText(answers: DigestFacts['answers'], language: Language): string {
  const counts = Object.entries(ANSWER_TEXTS).flatMap(([known, texts]) => {
    const count = answers.filter(({ answer }) => answer === known).length;
    if (count === 0) return [];
    return [language === 'ja' ? `${texts.ja} ${count}件` : `${texts.en}: ${count}`];
  });
  return counts.join(language === 'ja' ? '、' : ', ');
}

/** Mail 14: the answers of the day, to the couple. */
export function digestMail({ wedding, publicUrl, language, host, answers }: DigestFacts): MailContent {
  const ja = language === 'ja';
  const count = answers.length;
  const more = count - MAX_LISTED;
  const deadline =
    wedding.replyDeadline === null || wedding.lifeCycle !== 'inviting'
      ? ''
      : dayText(atJst(wedding.replyDeadline), language);
  return {
    kind: 'answer-digest',
    language,
    subject: ja
      ? `新しいお返事が${count}件届いています`
      : `${count} new ${count === 1 ? 'reply' : 'replies'} to your invitation`,
    // Counts, not names: lists of mails show this first, and names are unverified (docs/product/mail.md).
    preview: countsText(answers, language),
    headline: weddingTitle(coupleText(wedding.couple, language), language),
    greeting: hostGreeting(host.name, language),
    paragraphs: [
      ja ? '前回のお知らせのあとに届いたお返事です。' : 'These replies have arrived since our last email.',
      ...(more > 0 ? [ja ? `ほかに${more}件あります。` : `There are ${more} more.`] : []),
    ],
    facts: answers
      .slice(0, MAX_LISTED)
      .map(({ name, answer, reply_message: message }) => [
        name,
        [answerText(answer, language), message && (ja ? `「${message}」` : `“${message}”`)].filter(Boolean).join('\n'),
      ]),
    button: {
      label: ja ? 'ゲストの一覧を開く' : 'Open the guest list',
      url: `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}/manage/attendants`,
    },
    ...(deadline === ''
      ? {}
      : { deadline: ja ? `お返事の期限は、${deadline}です。` : `Guests can reply until ${deadline}.` }),
    contact: contactLine(wedding, language),
    reason: ja
      ? 'このメールは、結婚式を準備されるおふたりへ、新しいお返事があった日の夜7時にお送りしています。'
      : 'You are receiving this email at seven in the evening (Japan time) because there were new replies to your invitation.',
    pattern: wedding.pattern,
    reader: { weddingId: host.weddingId, userId: host.userId },
    choice: 'answer-digest',
  };
}
