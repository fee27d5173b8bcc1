import type { Language } from '@kotohogi/contract/texts/texts';
import type { UserId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { MailContent } from '../../platform/mail/content.ts';
import { momentText } from '../../platform/mail/dates.ts';
import { contactLine, hostGreeting, type WeddingSummary, weddingTitle } from '../wedding/index.ts';

export interface AccountMailFacts {
  readonly wedding: WeddingSummary;
  readonly publicUrl: string;
  readonly language: Language;
  readonly userId: UserId;
  readonly name: string;
  /** Who made the change. */
  readonly by: string;
  readonly at: Instant;
  readonly isFirst: boolean;
  readonly account: {
    readonly bankName: string;
    readonly branchName: string;
    readonly type: 1 | 2;
    readonly maskedAccountNumber: string;
    readonly accountHolder: string;
  };
}

const TYPES = { ja: { 1: '普通', 2: '当座' }, en: { 1: 'Ordinary', 2: 'Current' } } as const;

/**
 * Mail 28: the account that gifts are transferred to was added or changed. Every host gets the mail, whoever made the
 * change.
 */
export function accountChangedMail(facts: AccountMailFacts): MailContent {
  const { wedding, publicUrl, language, userId, name, by, at, isFirst, account } = facts;
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  const done = { ja: isFirst ? '登録' : '変更', en: isFirst ? 'registered' : 'changed' };
  return {
    kind: 'bank-account-changed',
    language,
    subject: ja ? `お振込み先の口座が${done.ja}されました` : `Your bank account has been ${done.en}`,
    headline: weddingTitle(couple, language),
    greeting: hostGreeting(name, language),
    paragraphs: ja
      ? [
          `${couple}の結婚式で、ご祝儀のお振込み先の口座が${done.ja}されました。`,
          'お心当たりがない場合は、すぐに会場へお知らせください。',
        ]
      : [
          `The bank account that the gifts for ${couple} are transferred to has been ${done.en}.`,
          'If neither of you did this, please contact your venue at once.',
        ],
    facts: [
      [ja ? '銀行' : 'Bank', account.bankName],
      [ja ? '支店' : 'Branch', account.branchName],
      [ja ? '種別' : 'Type', TYPES[language][account.type]],
      [ja ? '口座番号' : 'Account number', account.maskedAccountNumber],
      [ja ? '口座名義' : 'Account holder', account.accountHolder],
      [ja ? `${done.ja}した方` : isFirst ? 'Registered by' : 'Changed by', by],
      [ja ? `${done.ja}日時` : isFirst ? 'Registered on' : 'Changed on', momentText(at, language)],
    ],
    button: {
      label: ja ? '口座を確認する' : 'See the account',
      url: `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}/manage/payment`,
    },
    contact: contactLine(wedding, language),
    reason: ja
      ? 'このメールは、口座を守るために、おふたりそれぞれにお送りしています。'
      : 'This email goes to both of you, to protect your account.',
    pattern: wedding.pattern,
    reader: { weddingId: wedding.weddingId, userId },
  };
}
