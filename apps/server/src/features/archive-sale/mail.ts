import type { Language } from '@kotohogi/contract/texts/texts';
import type { PatternName } from '@kotohogi/themes/theme-names';
import type { MailContent } from '../../platform/mail/content.ts';

export interface ArchiveReceiptFacts {
  readonly language: Language;
  readonly name: string;
  readonly couple: string;
  readonly facilityName: string;
  readonly facilityPhone: string;
  readonly priceYen: number;
  /** Card and order of a payment; absent when it cost nothing. */
  readonly paid: { readonly card: string; readonly orderId: string; readonly paidAt: string } | undefined;
  /** The end of the download in Japan, as it is shown. */
  readonly expiresAt: string;
  readonly pageUrl: string;
  readonly pattern: PatternName;
}

const yenText = (amount: number) => new Intl.NumberFormat('ja-JP').format(amount);

function facts({ language, ...facts }: ArchiveReceiptFacts): MailContent['facts'] {
  const ja = language === 'ja';
  const { paid, priceYen } = facts;
  const free = ja ? '無料' : 'Free';
  const price = ja ? `${yenText(priceYen)}円（税込）` : `${yenText(priceYen)} yen (tax included)`;
  return [
    [
      ja ? '品名' : 'Item',
      ja ? `${facts.couple}の結婚式 アーカイブ動画` : `Recording of the wedding of ${facts.couple}`,
    ],
    [ja ? '金額' : 'Price', priceYen === 0 ? free : price],
    ...(paid === undefined
      ? []
      : [
          [ja ? 'お支払い方法' : 'Paid by', paid.card] as const,
          [ja ? 'お支払い日時' : 'Paid at', paid.paidAt] as const,
          [ja ? '注文番号' : 'Order', paid.orderId] as const,
        ]),
    [ja ? 'ダウンロード期限' : 'Download until', facts.expiresAt],
  ];
}

/** Mail 26: the receipt of the recording, with the way to it. */
export function archiveReceiptMail(receipt: ArchiveReceiptFacts): MailContent {
  const { language, name, couple, facilityName, facilityPhone, pageUrl, pattern, expiresAt } = receipt;
  const ja = language === 'ja';
  return {
    kind: 'archive-receipt',
    language,
    subject: ja
      ? `アーカイブ動画のダウンロードのご案内（${couple}の結婚式）`
      : `Your recording of the wedding of ${couple}`,
    greeting: ja ? `${name} 様` : `Dear ${name},`,
    paragraphs: ja
      ? ['アーカイブ動画の購入が完了しました。下のボタンの画面から、ダウンロードください。']
      : ['Your recording is ready. Please download it from the page behind the button.'],
    facts: facts(receipt),
    button: { label: ja ? '動画をダウンロードする' : 'Download the recording', url: pageUrl },
    deadline: ja
      ? `${expiresAt} まで、何度でもダウンロードいただけます。`
      : `It can be downloaded until ${expiresAt} (Japan time).`,
    contact: `${facilityName}${facilityPhone ? ` ${facilityPhone}` : ''}`,
    reason: ja
      ? 'このメールは、アーカイブ動画をお求めいただいた方にお送りしています。'
      : 'You receive this mail because you asked for the recording.',
    pattern,
  };
}
