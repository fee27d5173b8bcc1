import type { Language } from '@kotohogi/contract/texts/texts';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import { isolated } from '@kotohogi/domain/kernel/marks';
import { coupleInSubject } from '@kotohogi/domain/mailing/subject';
import { cleanNotice, noticeText } from '@kotohogi/domain/notification/markup';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { MailContent } from '../../platform/mail/content.ts';
import { contactLine, guestGreeting, guestNameFact, type WeddingSummary, weddingTitle } from '../wedding/index.ts';

export interface NoticeMailFacts {
  readonly wedding: WeddingSummary;
  readonly publicUrl: string;
  readonly language: Language;
  readonly attendantId: AttendantId;
  readonly name: string;
  readonly title: string;
  /** The markup as received. */
  readonly body: string;
}

/** A notice of the venue by mail; its content is sanitized first (docs/product/notification.md#content). */
export function noticeMail({
  wedding,
  publicUrl,
  language,
  attendantId,
  name,
  title,
  body,
}: NoticeMailFacts): MailContent {
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  const shortCouple = coupleInSubject(wedding.couple, language);
  return {
    kind: 'notice',
    language,
    subject: ja
      ? `【お知らせ】${isolated(title)}（${shortCouple}の結婚式）`
      : `[Notice] ${isolated(title)} (wedding of ${shortCouple})`,
    preview: noticeText(body),
    headline: weddingTitle(couple, language),
    greeting: guestGreeting(language),
    paragraphs: [
      ja
        ? `${couple}の結婚式について、会場からのお知らせです。`
        : `A notice from the venue about the wedding of ${couple}.`,
    ],
    letter: { title, html: cleanNotice(body), text: noticeText(body) },
    facts: [guestNameFact(name, language)],
    button: {
      label: ja ? '結婚式の画面を開く' : 'Open the wedding page',
      url: `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}`,
    },
    contact: contactLine(wedding, language),
    reason: ja
      ? `このメールは、${couple}の結婚式にオンラインで参列される方へ、会場からお送りしています。`
      : `You are receiving this email from the venue because you are attending the wedding of ${couple} online.`,
    pattern: wedding.pattern,
    reader: { weddingId: wedding.weddingId, attendantId },
    choice: 'notice',
  };
}
