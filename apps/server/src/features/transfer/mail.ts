import type { AccountType } from '@kotohogi/domain/deposit-account/types';
import type { UserId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { MailContent } from '../../platform/mail/content.ts';
import { dayText, momentText } from '../../platform/mail/dates.ts';
import { yenText } from '../../platform/mail/money.ts';
import { contactLine, hostGreeting, type WeddingSummary, weddingTitle } from '../wedding/index.ts';

/** One of the couple, who reads the mail in the language of the wedding. */
export interface HostFacts {
  readonly wedding: WeddingSummary;
  readonly publicUrl: string;
  readonly userId: UserId;
  readonly name: string;
}

/** The account of a transfer, as everyone sees it (docs/product/deposit-account.md#fields). */
export interface AccountShown {
  readonly bankName: string;
  readonly branchName: string;
  readonly type: AccountType;
  readonly maskedAccountNumber: string;
  readonly accountHolder: string;
}

/** Gifts sent in time whose outcome was unknown when the amount was fixed; a count of zero if there were none. */
export interface LeftOut {
  readonly count: number;
  readonly amountYen: number;
}

const TYPES = { ja: { 1: '普通', 2: '当座' }, en: { 1: 'Ordinary', 2: 'Current' } } as const;

type Fact = MailContent['facts'][number];

/** What the mails about a transfer to the couple have in common. */
function frame({ wedding, publicUrl, userId, name }: HostFacts) {
  const { language } = wedding;
  const ja = language === 'ja';
  return {
    language,
    headline: weddingTitle(coupleText(wedding.couple, language), language),
    greeting: hostGreeting(name, language),
    contact: contactLine(wedding, language),
    reason: ja
      ? 'このメールは、ご祝儀のお振込みについて、おふたりそれぞれにお送りしています。'
      : 'This email about the transfer of your gifts goes to both of you.',
    pattern: wedding.pattern,
    reader: { weddingId: wedding.weddingId, userId },
    page: `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}/manage/payment`,
  };
}

function accountFacts(account: AccountShown, language: WeddingSummary['language']): readonly Fact[] {
  const ja = language === 'ja';
  const type = TYPES[language][account.type];
  return [
    [ja ? '銀行' : 'Bank', `${account.bankName}\n${account.branchName}`],
    [ja ? '口座番号' : 'Account number', `${type} ${account.maskedAccountNumber}`],
    [ja ? '口座名義' : 'Account holder', account.accountHolder],
  ];
}

/** A mail that leads to a form for bank data says what a real mail never asks for. */
const caution = ({ language }: WeddingSummary) =>
  language === 'ja'
    ? '口座番号やパスワードを、メールやお電話でおたずねすることはありません。'
    : 'We never ask for account numbers or passwords by email or telephone.';

/** Mail 27: the couple's money can only be transferred once they have entered an account. */
export function accountRequestMail(facts: HostFacts & { readonly owedYen: number }): MailContent {
  const { wedding, owedYen } = facts;
  const { language } = wedding;
  const ja = language === 'ja';
  const { page, ...common } = frame(facts);
  return {
    ...common,
    kind: 'bank-account-request',
    subject: ja ? 'お振込み先の口座をご登録ください' : 'Please add the bank account for your gifts',
    paragraphs: ja
      ? [
          'お祝いにお寄せいただいたご祝儀の、お振込み先の口座がまだ登録されていません。ご登録いただくと、お振込みの手続きができるようになります。',
          '銀行、支店、口座番号がわかるものをご用意のうえ、下のボタンからご登録ください。おふたりのうち、おひとりの口座で結構です。',
          caution(wedding),
        ]
      : [
          'Your guests have sent you gifts, but we do not have a bank account for you yet. Your venue can make the transfer once you have added one.',
          'Please have your bank, branch and account number ready. One account is enough for both of you.',
          caution(wedding),
        ],
    facts: [
      [ja ? '挙式' : 'Ceremony', momentText(wedding.startsAt, language)],
      [ja ? '会場' : 'Venue', wedding.facilityName],
      [ja ? 'お振込みする金額' : 'Amount to be transferred', yenText(owedYen, language)],
    ],
    button: { label: ja ? '口座を登録する' : 'Add the account', url: page },
  };
}

/** What happens next, and what of it the couple have to do. */
function nextStep(facilityName: string, hasAccount: boolean, ja: boolean): string {
  if (hasAccount) {
    return ja
      ? `このあと${facilityName}が、ご登録の口座へお振込みします。お振込みが済みましたら、メールでお知らせします。`
      : `${facilityName} will transfer it to the account below. You will get an email when the transfer is done.`;
  }
  return ja
    ? `お振込み先の口座がまだ登録されていません。ご登録いただいたあとに、${facilityName}がお振込みします。`
    : `We do not have a bank account for you yet. Please add one. ${facilityName} will then make the transfer.`;
}

/** Why the amount does not contain every gift yet. */
export function leftOutText({ count, amountYen }: LeftOut, language: WeddingSummary['language']): string {
  const amount = yenText(amountYen, language);
  if (language === 'ja') {
    return `このほかに、決済会社に確認中のご祝儀が${count}件（${amount}）あります。お支払いが確認できた分は、別にお振込みします。`;
  }
  return count === 1
    ? `One more gift (${amount}) is still being checked with the payment company. If it was paid, it will be transferred separately.`
    : `${count} more gifts (${amount}) are still being checked with the payment company. Those that were paid will be transferred separately.`;
}

/** Mail 29 to the couple: the amount of their gifts is fixed (docs/product/transfer.md#fixed-amount). */
export function amountFixedMail(
  facts: HostFacts & {
    /** The couple's part, without the commission. */
    readonly amountYen: number;
    /** Gifts sent before this moment count. */
    readonly fixedAt: Instant;
    readonly leftOut: LeftOut;
    /** Undefined without an account. */
    readonly account: AccountShown | undefined;
  },
): MailContent {
  const { wedding, amountYen, fixedAt, leftOut, account } = facts;
  const { language, facilityName } = wedding;
  const ja = language === 'ja';
  const { page, ...common } = frame(facts);
  const lastDay = dayText(instant(fixedAt - 1), language);
  const hasAccount = account !== undefined;
  const sentence = ja
    ? 'お祝いにお寄せいただいたご祝儀の金額が決まりました。'
    : 'The amount of your gifts is now final.';
  return {
    ...common,
    kind: 'amount-fixed',
    subject: ja ? 'ご祝儀の金額が決まりました' : 'The amount of your gifts is final',
    paragraphs: [
      `${sentence}${ja ? '' : ' '}${nextStep(facilityName, hasAccount, ja)}`,
      ...(leftOut.count === 0 ? [] : [leftOutText(leftOut, language)]),
      ...(hasAccount ? [] : [caution(wedding)]),
    ],
    facts: [
      [
        ja ? 'お振込みする金額' : 'Amount to be transferred',
        `${yenText(amountYen, language)}\n${ja ? '手数料を差し引いた金額です' : 'after the commission'}`,
      ],
      [ja ? '対象' : 'Includes', ja ? `${lastDay}までのご祝儀` : `gifts sent until the end of ${lastDay} (Japan time)`],
      ...(account === undefined ? [] : accountFacts(account, language)),
    ],
    button: hasAccount
      ? { label: ja ? 'ご祝儀の明細を見る' : 'See the details', url: page }
      : { label: ja ? '口座を登録する' : 'Add the account', url: page },
  };
}

/** A transfer in a mail. */
export interface TransferFacts {
  readonly amountYen: number;
  /** Money that was not known yet when the amount was fixed. */
  readonly isSupplement: boolean;
  readonly account: AccountShown;
}

/** Mail 31: the money has arrived in the couple's account. */
export function depositedMail(facts: HostFacts & TransferFacts & { readonly confirmedAt: Instant }): MailContent {
  const { wedding, amountYen, isSupplement, account, confirmedAt } = facts;
  const { language, facilityName } = wedding;
  const ja = language === 'ja';
  const { page, ...common } = frame(facts);
  return {
    ...common,
    kind: 'deposited',
    subject: ja ? 'ご祝儀をお振込みしました' : 'Your gifts have been transferred',
    paragraphs: ja
      ? [
          `お祝いにお寄せいただいたご祝儀を、${facilityName}からご登録の口座へお振込みしました。ご入金をご確認ください。`,
          ...(isSupplement ? ['金額が決まったあとに、お支払いが確認できた分です。'] : []),
          'おふたりの新しい毎日が、笑顔に満ちたものでありますように。',
        ]
      : [
          `${facilityName} has transferred your gifts to your bank account. Please check that they have arrived.`,
          ...(isSupplement ? ['These gifts were confirmed after the amount had become final.'] : []),
          'We wish you both every happiness in your new life together.',
        ],
    facts: [
      [ja ? 'お振込みした金額' : 'Amount transferred', yenText(amountYen, language)],
      [ja ? 'お振込みの確認' : 'Confirmed on', dayText(confirmedAt, language)],
      ...accountFacts(account, language),
    ],
    button: { label: ja ? 'ご祝儀の明細を見る' : 'See the details', url: page },
  };
}

/** Mail 32 to the couple: the bank did not carry out the transfer. The reason is internal. */
export function depositFailedMail(facts: HostFacts & TransferFacts): MailContent {
  const { wedding, amountYen, account } = facts;
  const { language, facilityName } = wedding;
  const ja = language === 'ja';
  const { page, ...common } = frame(facts);
  return {
    ...common,
    kind: 'deposit-failed',
    subject: ja ? 'お振込み先の口座をご確認ください' : 'Please check your bank account',
    paragraphs: ja
      ? [
          `ご登録の口座へ、ご祝儀をお振込みすることができませんでした。ご祝儀は${facilityName}でお預かりしていますので、ご安心ください。`,
          'お手もとの通帳やキャッシュカードと照らし合わせて、口座をもう一度ご登録ください。ご登録いただいたあとに、あらためてお振込みします。',
          caution(wedding),
        ]
      : [
          `Your gifts could not be transferred to your bank account. The money is safe: ${facilityName} is holding it for you.`,
          'Please compare the account with your bank card or passbook, and save it again. Your venue will then make a new transfer.',
          caution(wedding),
        ],
    facts: [
      [ja ? 'お振込みする金額' : 'Amount to be transferred', yenText(amountYen, language)],
      ...accountFacts(account, language),
    ],
    button: { label: ja ? '口座を確認する' : 'Check the account', url: page },
  };
}
