import type { Language } from '@kotohogi/contract/texts/texts';
import { placeInSubject } from '@kotohogi/domain/mailing/subject';
import type { DifferenceKind } from '@kotohogi/domain/payment-order/reconcile';
import type { MailContent } from '../../platform/mail/content.ts';

export interface DifferenceMailFacts {
  readonly language: Language;
  readonly facilityName: string;
  readonly differences: readonly { readonly orderId: string; readonly kind: DifferenceKind }[];
  readonly publicUrl: string;
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

/** Mail 39: the payments of a facility differ from the gateway. */
export function paymentDifferenceMail(facts: DifferenceMailFacts): MailContent {
  const { language, facilityName, differences, publicUrl } = facts;
  const ja = language === 'ja';
  const [first] = differences;
  const count = differences.length;
  return {
    kind: 'payment-difference',
    language,
    subject: ja
      ? `【決済の照合】${count}件の差異（${placeInSubject(facilityName)}）`
      : `[Payments] ${count} ${count === 1 ? 'difference' : 'differences'} (${placeInSubject(facilityName)})`,
    greeting: ja ? '決済ご担当者 様' : 'Dear colleague,',
    paragraphs: [
      ja
        ? 'けさの照合で、決済代行会社の記録と異なる決済が見つかりました。各決済の画面でご確認ください。'
        : 'This morning’s comparison with the payment gateway found differences. Please check each payment on its page.',
    ],
    facts: [
      [ja ? '施設' : 'Venue', facilityName],
      ...differences.slice(0, LISTED).map(({ orderId, kind }) => [orderId, KIND_TEXTS[kind][language]] as const),
      ...(count > LISTED ? [[ja ? 'ほか' : 'More', String(count - LISTED)] as const] : []),
    ],
    ...(first === undefined
      ? {}
      : {
          button: {
            label: ja ? '差異を確認する' : 'See the differences',
            url: `${publicUrl}/admin/financial/reconciliation`,
          },
        }),
    contact: 'Kotohogi',
    reason: ja
      ? 'このメールは、運営の設定に登録されたアドレスへ自動でお送りしています。'
      : 'You are receiving this email because your address is registered in the settings of the platform.',
  };
}
