import type { Language } from '@kotohogi/contract/texts/texts';
import type { UserId } from '@kotohogi/domain/kernel/ids';
import { after, DAY_MS } from '@kotohogi/domain/kernel/instant';
import { giftDigestMail } from '@kotohogi/server/features/gift/mail.digest';
import { paymentErrorMail } from '@kotohogi/server/features/payment-order/mail.alarm';
import {
  accountRequestMail,
  amountFixedMail,
  depositedMail,
  depositFailedMail,
} from '@kotohogi/server/features/transfer/mail';
import { amountFixedFacilityMail, depositFailedFacilityMail } from '@kotohogi/server/features/transfer/mail.facility';
import type { WeddingSummary } from '@kotohogi/server/features/wedding/index';
import type { MailContent } from '@kotohogi/server/platform/mail/content';
import type { People } from './people.ts';

interface MoneySetting {
  readonly people: People;
  readonly wedding: WeddingSummary;
  readonly language: Language;
  readonly publicUrl: string;
}

/** Mails about the couple's money, from the first gift to the transfer: to the couple and to the venue's finance. */
export function moneyMails({ people, wedding, language, publicUrl }: MoneySetting): readonly MailContent[] {
  const ja = language === 'ja';
  const [userId, amountYen, fixedAt] = [3 as UserId, 342_000, wedding.closesAt];
  const frame = { wedding: { ...wedding, language }, publicUrl, userId, name: people.host };
  const account = {
    ...({ bankName: 'みずほ銀行', branchName: '鎌倉支店', type: 1 } as const),
    ...{ maskedAccountNumber: '****567', accountHolder: 'タカハシ ハルト' },
  } as const;
  const leftOut = { count: 2, amountYen: 40_000 };
  const paid = { amountYen, isSupplement: false, account };
  const pageUrl = `${publicUrl}/c/lumiere/facilities/kamakura/manage/weddings/1/payment`;
  const finance = { wedding, language, pageUrl, amountYen };
  return [
    giftDigestMail({
      ...frame,
      host: { userId, name: people.host },
      gifts: [
        { name: people.guest, amountYen: 30_000, message: people.message },
        { name: ja ? '佐藤 ゆかり' : 'Oliver Smith', amountYen: 10_000, message: '' },
        { name: ja ? '伊藤 健' : 'Sofia Rossi', amountYen: null, message: people.message },
      ],
    }),
    accountRequestMail({ ...frame, owedYen: amountYen }),
    amountFixedMail({ ...frame, amountYen, fixedAt, leftOut, account }),
    amountFixedMail({ ...frame, amountYen, fixedAt, leftOut: { count: 0, amountYen: 0 }, account: undefined }),
    depositedMail({ ...frame, ...paid, confirmedAt: after(fixedAt, 9 * DAY_MS) }),
    depositFailedMail({ ...frame, ...paid }),
    amountFixedFacilityMail({ ...finance, leftOut, hasAccount: true }),
    depositFailedFacilityMail({
      ...{ ...finance, isSupplement: false, failedAt: after(fixedAt, 9 * DAY_MS) },
      why: { reason: ja ? '口座名義が異なります' : 'The name of the account holder differs', resultCode: '4' },
      by: ja ? '森 恵子' : 'Keiko Mori',
    }),
    paymentErrorMail({
      ...{ wedding, language, pageUrl, alarm: 'cancel-refused', purpose: 'gift', amountYen: 30_000 },
      ...{ orderId: '0012-261224153012-Gzik0zj', happenedAt: wedding.startsAt },
    }),
  ];
}
