import { instant } from '@kotohogi/domain/kernel/instant';
import { addDays, dateOf, type LocalDate } from '@kotohogi/domain/kernel/jst';
import { type Month, monthOf } from '@kotohogi/domain/ledger/month';
import type { SeededYear } from './seed.ts';

/** The days that the requests ask about. */
export interface Days {
  readonly today: LocalDate;
  readonly halfYearAgo: LocalDate;
  readonly closed: Month;
  readonly current: Month;
}

export function daysOf(nowMs: number): Days {
  const today = dateOf(instant(nowMs));
  const halfYearAgo = addDays(today, -182);
  return { today, halfYearAgo, closed: monthOf(halfYearAgo), current: monthOf(today) };
}

/** The reports and lists of one venue. */
const ofVenue = (facilityId: number, { halfYearAgo, closed }: Days) => {
  const at = `/facilities/${facilityId}`;
  return {
    payments: `${at}/payment-histories`,
    'payments of half a year': `${at}/payment-histories?dateFrom=${halfYearAgo}`,
    'returned payments': `${at}/payment-histories?state=REFUNDED`,
    'payments that need a hand': `${at}/payment-histories?needsHand=true`,
    'payments by amount': `${at}/payment-histories?sort=amount`,
    'recording sales': `${at}/archiveVideoPayments`,
    commissions: `${at}/commissions`,
    'unpaid as of today': `${at}/unpaidBalanceSummaries`,
    'unpaid half a year ago': `${at}/unpaidBalanceSummaries?asOf=${halfYearAgo}`,
    transfers: `${at}/depositsBalanceSummaries`,
    'failed transfers': `${at}/depositsBalanceSummaries?state=failed`,
    'transfer files': `${at}/transferFiles`,
    'next transfer file': `${at}/transferFiles/next`,
    invoices: `${at}/invoices`,
    'one invoice': `${at}/invoices/${closed}`,
  };
};

const named = (of: string, addresses: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(addresses).map(([what, address]) => [`${of}: ${what}`, address]));

/** Every report and list of money, with the address of its first page. */
export const REPORTS = (seeded: SeededYear, days: Days): Readonly<Record<string, string>> => ({
  ...named('largest venue', ofVenue(seeded.largest, days)),
  ...named('average venue', ofVenue(seeded.average, days)),
  ...named('wedding', {
    payments: `/facilities/${seeded.largest}/payment-histories?weddingId=${seeded.wedding.id}`,
    summary: `/facilities/${seeded.largest}/weddings/${seeded.wedding.id}/paymentSummary`,
    events: `/facilities/${seeded.largest}/weddings/${seeded.wedding.id}/payment-histories`,
    transfers: `/facilities/${seeded.largest}/weddings/${seeded.wedding.id}/transfers`,
  }),
  ...named('platform', {
    'payments of a beginning of an order id': '/admin/payments?orderId=0042-26',
    'payments of a venue': '/admin/payments?facility=venue',
    'payments of a name': `/admin/payments?facility=${encodeURIComponent('迎賓館')}`,
    'payments of a wedding': `/admin/payments?wedding=${seeded.wedding.key}`,
    'recording sales': '/admin/payments?purpose=archive-video',
    'payments by PayPay': '/admin/payments?payType=PAYPAY',
    'payments by JCB': '/admin/payments?cardBrand=JCB',
    'failed payments': '/admin/payments?status=FAILED',
    'returned payments': '/admin/payments?status=REFUNDED',
    'payments of a day': `/admin/payments?payFrom=${days.halfYearAgo}&payTo=${days.halfYearAgo}`,
    'payments of half a year': `/admin/payments?payFrom=${days.halfYearAgo}`,
    'payments that need a hand': '/admin/payments?needsHand=true',
    months: '/admin/financial/invoices',
    'a closed month': `/admin/financial/invoices/${days.closed}`,
    'the current month': `/admin/financial/invoices/${days.current}`,
    differences: '/admin/reconciliation/differences',
    'open differences': '/admin/reconciliation/differences?status=open',
    comparisons: '/admin/reconciliation/runs',
    'comparisons with differences': '/admin/reconciliation/runs?differs=true',
    'bank lines': '/admin/bankLines',
    'open bank lines': '/admin/bankLines?link=open',
    'bank lines of a name': `/admin/bankLines?name=${encodeURIComponent('サトウ')}`,
    'proposals of a bank line': `/admin/bankLines/${seeded.bankLine}/proposals`,
    accounts: '/admin/accounts',
    'accounts of a number': '/admin/accounts?accountNumber=567',
    'accounts of a holder': `/admin/accounts?accountHolder=${encodeURIComponent('サトウ')}`,
    'accounts of a bank': `/admin/accounts?bankName=${encodeURIComponent('長野')}`,
    'accounts of an amount': '/admin/accounts?amount=500000',
    'accounts of a month': `/admin/accounts?paymentDateTimeFrom=${days.closed}-01&paymentDateTimeTo=${days.closed}-28`,
  }),
});

/** The longest list, with a distant page. */
export const PAYMENTS = '/admin/payments';
