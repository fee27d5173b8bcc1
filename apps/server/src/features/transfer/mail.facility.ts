import { type TransferReason, transferReasonText } from '@kotohogi/contract/texts/transfer-reason';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { coupleInSubject } from '@kotohogi/domain/mailing/subject';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { MailContent } from '../../platform/mail/content.ts';
import { dayText, momentText } from '../../platform/mail/dates.ts';
import { yenText } from '../../platform/mail/money.ts';
import type { VenueReader } from '../payment-order/index.ts';
import { contactLine, weddingTitle } from '../wedding/index.ts';
import { type LeftOut, leftOutText } from './mail.ts';

/** The finance of the venue. */
export interface FinanceFacts extends VenueReader {
  /** The couple's part, without the commission. */
  readonly amountYen: number;
}

function frame({ wedding, language, pageUrl, amountYen }: FinanceFacts) {
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  return {
    couple,
    named: coupleInSubject(wedding.couple, language),
    common: {
      language,
      headline: weddingTitle(couple, language),
      greeting: ja ? 'お振込みご担当者 様' : 'Dear colleague,',
      button: { label: ja ? 'お振込みの画面を開く' : 'Open the transfer', url: pageUrl },
      contact: contactLine(wedding, language),
      reason: ja
        ? 'このメールは、施設の設定に登録されたアドレスへ自動でお送りしています。'
        : 'You are receiving this email because your address is registered in the settings of the venue.',
      pattern: wedding.pattern,
    },
    facts: [
      [ja ? '挙式' : 'Ceremony', momentText(wedding.startsAt, language)],
      [ja ? '会場' : 'Hall', wedding.hallName],
      [ja ? 'お振込みする金額' : 'Amount to transfer', yenText(amountYen, language)],
    ] as MailContent['facts'],
  };
}

/** Mail 29 to the venue: a transfer is due. Mail is read by many, so it holds no bank data. */
export function amountFixedFacilityMail(
  facts: FinanceFacts & { readonly leftOut: LeftOut; readonly hasAccount: boolean },
): MailContent {
  const { language, leftOut, hasAccount } = facts;
  const ja = language === 'ja';
  const { couple, named, common, facts: rows } = frame(facts);
  const next = hasAccount
    ? { ja: 'お振込みの手続きをお願いします。', en: 'Please order the transfer.' }
    : {
        ja: 'お振込み先の口座がまだ登録されていないため、おふたりにご登録をお願いしました。',
        en: 'The couple have not entered a bank account yet. We have asked them to add one.',
      };
  return {
    ...common,
    kind: 'amount-fixed-facility',
    subject: ja ? `【お振込み】金額が決まりました（${named}）` : `[Transfer] Amount fixed: wedding of ${named}`,
    paragraphs: [
      ja
        ? `${couple}の結婚式のご祝儀の金額が決まりました。${next.ja}`
        : `The amount of the gifts for ${couple} is fixed. ${next.en}`,
      ...(leftOut.count === 0 ? [] : [leftOutText(leftOut, language)]),
    ],
    facts: rows,
  };
}

/** Mail 32 to the venue: the bank did not carry out a transfer, and why. */
export function depositFailedFacilityMail(
  facts: FinanceFacts & {
    readonly isSupplement: boolean;
    readonly why: TransferReason;
    /** Who recorded it. */
    readonly by: string;
    readonly failedAt: Instant;
  },
): MailContent {
  const { language, isSupplement, why, by, failedAt } = facts;
  const ja = language === 'ja';
  const { couple, named, common, facts: rows } = frame(facts);
  const next = isSupplement
    ? {
        ja: 'おふたりに口座のご確認をお願いしました。口座をご確認のうえ、あらためてお手続きください。',
        en: 'We have asked the couple to check their account. Please check it, too, before you order the transfer again.',
      }
    : {
        ja: 'おふたりに口座のご確認をお願いしました。口座が更新されると、あらためてお手続きできます。',
        en: 'We have asked the couple to check their account. You can order the transfer again when they have updated it.',
      };
  return {
    ...common,
    kind: 'deposit-failed-facility',
    subject: ja
      ? `【お振込み】お振込みできませんでした（${named}）`
      : `[Transfer] Transfer failed: wedding of ${named}`,
    paragraphs: [
      ja
        ? `${couple}の結婚式のご祝儀を、お振込みできませんでした。${next.ja}`
        : `The gifts for ${couple} could not be transferred. ${next.en}`,
    ],
    facts: [
      ...rows,
      [ja ? '理由' : 'Reason', transferReasonText(why, language)],
      [ja ? '記録した方' : 'Recorded by', by],
      [ja ? '記録した日' : 'Recorded on', dayText(failedAt, language)],
    ],
  };
}
