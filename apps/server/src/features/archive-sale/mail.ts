import type { Language } from '@kotohogi/contract/texts/texts';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { coupleInSubject } from '@kotohogi/domain/mailing/subject';
import { coupleText, type PersonName } from '@kotohogi/domain/profile/names';
import type { PatternName } from '@kotohogi/themes/theme-names';
import type { MailContent } from '../../platform/mail/content.ts';
import { momentText } from '../../platform/mail/dates.ts';
import { yenText } from '../../platform/mail/money.ts';
import { contactLine, guestNameFact, weddingTitle } from '../wedding/index.ts';

export interface ArchiveReceiptFacts {
  readonly language: Language;
  readonly name: string;
  readonly couple: readonly PersonName[];
  readonly facilityName: string;
  readonly facilityPhone: string;
  readonly facilityHours: string;
  readonly priceYen: number;
  /** Card and order of a payment; absent if it was free. */
  readonly paid: { readonly card: string; readonly orderId: string; readonly paidAt: Instant } | undefined;
  /** When the download expires. */
  readonly expiresAt: Instant;
  readonly pageUrl: string;
  readonly pattern: PatternName;
}

function facts({ language, ...facts }: ArchiveReceiptFacts): MailContent['facts'] {
  const ja = language === 'ja';
  const { paid, priceYen } = facts;
  const couple = coupleText(facts.couple, language);
  const free = ja ? '無料' : 'Free';
  const price = `${yenText(priceYen, language)}${ja ? '（税込）' : ' (tax included)'}`;
  return [
    guestNameFact(facts.name, language),
    [ja ? '品名' : 'Item', ja ? `${couple}の結婚式の録画` : `Recording of the wedding of ${couple}`],
    [ja ? '金額' : 'Price', priceYen === 0 ? free : price],
    ...(paid === undefined
      ? []
      : [
          [ja ? 'お支払い方法' : 'Paid with', paid.card] as const,
          [ja ? 'お支払い日時' : 'Paid on', momentText(paid.paidAt, language)] as const,
          [ja ? '注文番号' : 'Order number', paid.orderId] as const,
        ]),
  ];
}

/** Mail 26: the receipt of the recording, with the link to it. */
export function archiveReceiptMail(receipt: ArchiveReceiptFacts): MailContent {
  const { language, pageUrl, pattern, expiresAt } = receipt;
  const until = momentText(expiresAt, language);
  const ja = language === 'ja';
  const shortCouple = coupleInSubject(receipt.couple, language);
  return {
    kind: 'archive-receipt',
    language,
    subject: ja
      ? `録画のダウンロードのご案内（${shortCouple}の結婚式）`
      : `Your recording of the wedding of ${shortCouple}`,
    headline: weddingTitle(coupleText(receipt.couple, language), language),
    // The buyer may be a guest, whose name is unverified (docs/product/mail.md).
    greeting: ja ? 'お求めくださったお客様' : 'Hello,',
    paragraphs: ja
      ? ['録画の購入が完了しました。下のボタンの画面から、ダウンロードください。']
      : ['Thank you for your order. The button below opens the page where you can download the recording.'],
    facts: facts(receipt),
    button: { label: ja ? '動画をダウンロードする' : 'Download the recording', url: pageUrl },
    deadline: ja
      ? `${until}まで、何度でもダウンロードいただけます。`
      : `You can download it as often as you like until ${until}.`,
    contact: contactLine(receipt, language),
    reason: ja
      ? 'このメールは、録画をお求めいただいた方にお送りしています。'
      : 'You are receiving this email because you ordered the recording.',
    pattern,
  };
}
