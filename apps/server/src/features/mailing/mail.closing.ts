import type { Language } from '@kotohogi/contract/texts/texts';
import type { UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { after } from '@kotohogi/domain/kernel/instant';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { MailContent } from '../../platform/mail/content.ts';
import { momentText } from '../../platform/mail/dates.ts';
import { contactLine, hostGreeting, type WeddingSummary, weddingTitle } from '../wedding/index.ts';

export interface ClosingFacts {
  readonly wedding: WeddingSummary;
  readonly publicUrl: string;
  readonly language: Language;
  /** The last day on which guests can watch, relative to the day of the mail. */
  readonly lastDay: 'today' | 'tomorrow';
  readonly host: { readonly weddingId: WeddingId; readonly userId: UserId; readonly name: string };
}

const SUBJECTS: Readonly<Record<ClosingFacts['lastDay'], Readonly<Record<Language, string>>>> = {
  today: {
    ja: 'ゲストのみなさまに録画をご覧いただけるのは、きょうまでです',
    en: 'Your guests can watch until tonight',
  },
  tomorrow: {
    ja: 'ゲストのみなさまに録画をご覧いただけるのは、あすまでです',
    en: 'Your guests can watch until tomorrow',
  },
};

/** Mail 20, to the couple: how long their guests can still watch, and that they keep the film. */
export function closingMail({ wedding, publicUrl, language, lastDay, host }: ClosingFacts): MailContent {
  const ja = language === 'ja';
  return {
    kind: 'archive-expiring-host',
    language,
    subject: SUBJECTS[lastDay][language],
    preview: ja ? 'おふたりの動画は、無料でダウンロードできます。' : 'You can download the film free of charge.',
    headline: weddingTitle(coupleText(wedding.couple, language), language),
    greeting: hostGreeting(host.name, language),
    paragraphs: ja
      ? [
          'まだご覧になっていない方がいらっしゃいましたら、お声がけください。',
          '動画は、おふたりのページから無料でダウンロードできます。どうぞお手元にお残しください。',
        ]
      : [
          'If someone you know has not watched it yet, now is the time to let them know.',
          'You can download the film from your own pages free of charge. Please keep a copy.',
        ],
    facts: [[ja ? '挙式' : 'Ceremony', momentText(wedding.startsAt, language)]],
    button: {
      label: ja ? '動画をダウンロードする' : 'Download the film',
      url: `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}/manage`,
    },
    deadline: `${ja ? 'ゲストのみなさまにご覧いただけるのは、こちらの日時までです。' : 'Your guests can watch until:'}\n${momentText(after(wedding.closesAt, -1), language)}`,
    contact: contactLine(wedding, language),
    reason: ja
      ? 'このメールは、録画を公開しているおふたりへ、公開期間のうちにお送りしています。'
      : 'You are receiving this email because your recording will be available for only a little longer.',
    pattern: wedding.pattern,
    reader: { weddingId: host.weddingId, userId: host.userId },
    choice: 'archive-closing',
  };
}
