import type { Language } from '@kotohogi/contract/texts/texts';
import { placeInSubject } from '@kotohogi/domain/mailing/subject';
import type { DifferenceKind } from '@kotohogi/domain/payment-order/reconcile';
import type { MailContent } from '../../platform/mail/content.ts';

/** Someone of the platform who gets these mails. */
export interface PlatformReader {
  readonly language: Language;
  readonly publicUrl: string;
}

export interface DifferenceMailFacts extends PlatformReader {
  readonly facilityName: string;
  readonly differences: readonly { readonly orderId: string; readonly kind: DifferenceKind }[];
}

export interface LateMailFacts extends PlatformReader {
  /** The venues whose comparison is not finished, and how many of their payments were compared. */
  readonly late: readonly { readonly facilityName: string; readonly asked: number }[];
}

const KIND_TEXTS: Readonly<Record<DifferenceKind, Readonly<Record<Language, string>>>> = {
  missing: { ja: '決済代行会社に取引がありません', en: 'the gateway has no trade' },
  'unexpected-money': {
    ja: '受け取っていないはずの代金が、決済代行会社にあります',
    en: 'the gateway holds money that we do not count',
  },
  status: { ja: '状態が異なります', en: 'the status differs' },
  amount: { ja: '金額が異なります', en: 'the amount differs' },
  date: { ja: '売上の日付が異なります', en: 'the date of the capture differs' },
  refused: { ja: '決済代行会社が照会を受け付けませんでした', en: 'the gateway refused the question' },
};

/** How many a mail lists; its button opens the page with all. */
const LISTED = 20;

/** What these mails have in common. */
const common = (language: Language) => ({
  language,
  greeting: language === 'ja' ? '決済ご担当者 様' : 'Dear colleague,',
  contact: 'Kotohogi',
  reason:
    language === 'ja'
      ? 'このメールは、運営の設定に登録されたアドレスへ自動でお送りしています。'
      : 'You are receiving this email because your address is registered in the settings of the platform.',
});

const more = (language: Language, count: number) =>
  count > LISTED ? [[language === 'ja' ? 'ほか' : 'More', String(count - LISTED)] as const] : [];

/** Mail 39: the payments of a facility differ from the gateway. */
export function paymentDifferenceMail(facts: DifferenceMailFacts): MailContent {
  const { language, facilityName, differences, publicUrl } = facts;
  const ja = language === 'ja';
  const [first] = differences;
  const count = differences.length;
  return {
    ...common(language),
    kind: 'payment-difference',
    subject: ja
      ? `【決済の照合】${count}件の差異（${placeInSubject(facilityName)}）`
      : `[Payments] ${count} ${count === 1 ? 'difference' : 'differences'} (${placeInSubject(facilityName)})`,
    paragraphs: [
      ja
        ? 'けさの照合で、決済代行会社の記録と異なる決済が見つかりました。各決済の画面でご確認ください。'
        : 'This morning’s comparison with the payment gateway found differences. Please check each payment on its page.',
    ],
    facts: [
      [ja ? '施設' : 'Venue', facilityName],
      ...differences.slice(0, LISTED).map(({ orderId, kind }) => [orderId, KIND_TEXTS[kind][language]] as const),
      ...more(language, count),
    ],
    ...(first === undefined
      ? {}
      : {
          button: {
            label: ja ? '差異を確認する' : 'See the differences',
            url: `${publicUrl}/admin/financial/reconciliation`,
          },
        }),
  };
}

/** Mail 40: comparisons with the gateway are not finished two hours after their start. */
export function lateComparisonMail({ language, publicUrl, late }: LateMailFacts): MailContent {
  const ja = language === 'ja';
  const count = late.length;
  return {
    ...common(language),
    kind: 'comparison-late',
    subject: ja
      ? `【決済の照合】${count}施設の照合が遅れています`
      : `[Payments] The comparison of ${count} ${count === 1 ? 'venue' : 'venues'} is late`,
    paragraphs: [
      ja
        ? 'けさ5時に始まる照合が、まだ完了していません。照合は11時まで続き、11時を過ぎた施設は「途中で停止」と表示されます。決済代行会社への接続と、ジョブの状態をご確認ください。'
        : 'The comparison that starts at 5:00 Japan time is not finished. It continues until 11:00; venues that are still open then are shown as not finished. Please check the connection to the payment gateway and the jobs.',
    ],
    facts: [
      ...late
        .slice(0, LISTED)
        .map(
          ({ facilityName, asked }) =>
            [
              facilityName,
              ja ? `${asked}件を照会` : `${asked} ${asked === 1 ? 'payment' : 'payments'} checked`,
            ] as const,
        ),
      ...more(language, count),
    ],
    button: {
      label: ja ? '照合の状況を確認する' : 'See the daily runs',
      url: `${publicUrl}/admin/financial/reconciliation/runs`,
    },
  };
}
