import type { Language } from '@kotohogi/contract/texts/texts';
import type { Answer } from '@kotohogi/domain/attendant/types';
import type { UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { MailContent } from '../../platform/mail/content.ts';
import type { WeddingFacts } from '../wedding/door.ts';

export interface DigestFacts {
  readonly wedding: WeddingFacts;
  readonly publicUrl: string;
  readonly language: Language;
  readonly host: { readonly weddingId: WeddingId; readonly userId: UserId; readonly name: string };
  /** Oldest first. */
  readonly answers: readonly { readonly name: string; readonly answer: string; readonly reply_message: string }[];
}

/** More are counted, not listed: the page has them all. */
const MAX_LISTED = 20;

const ANSWER_TEXTS: Readonly<Record<Answer, Readonly<Record<Language, string>>>> = {
  attendance: { ja: 'オンラインで参列', en: 'attending live' },
  'view-archive': { ja: 'アーカイブを見る', en: 'watching the recording' },
  absence: { ja: '欠席', en: 'not attending' },
};

const answerText = (answer: string, language: Language) =>
  Object.entries(ANSWER_TEXTS).find(([known]) => known === answer)?.[1][language] ?? '';

/** Mail 14: the answers of the day, to the couple. */
export function digestMail({ wedding, publicUrl, language, host, answers }: DigestFacts): MailContent {
  const ja = language === 'ja';
  const count = answers.length;
  const more = count - MAX_LISTED;
  const contact = [wedding.facilityName, wedding.facilityPhone, wedding.facilityHours].filter(Boolean).join(' ');
  return {
    kind: 'answer-digest',
    language,
    subject: ja ? `新しいお返事が${count}件届いています` : `${count} new ${count === 1 ? 'answer' : 'answers'}`,
    greeting: ja ? 'おふたりへ' : 'To the two of you',
    paragraphs: [
      ja ? '前回のお知らせのあとに届いたお返事です。' : 'These answers have come since our last mail.',
      ...(more > 0 ? [ja ? `ほかに${more}件あります。` : `There are ${more} more.`] : []),
    ],
    facts: answers
      .slice(0, MAX_LISTED)
      .map(({ name, answer, reply_message: words }) => [
        name,
        [answerText(answer, language), words && (ja ? `「${words}」` : `“${words}”`)].filter(Boolean).join('\n'),
      ]),
    button: {
      label: ja ? 'ゲストの一覧を開く' : 'Open the list of guests',
      url: `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}/manage/attendants`,
    },
    contact: ja ? `お問い合わせ: ${contact}` : `Questions: ${contact}`,
    reason: ja
      ? 'このメールは、結婚式を準備されるおふたりへ、新しいお返事があった日の夜7時にお送りしています。'
      : 'You receive this mail at seven in the evening (Japan time) of days with new answers to your invitation.',
    pattern: wedding.pattern,
    reader: { weddingId: host.weddingId, userId: host.userId },
    choice: 'answer-digest',
  };
}
