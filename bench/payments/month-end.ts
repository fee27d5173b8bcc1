import { invoice } from '@kotohogi/contract/invoice';
import { ledger } from '@kotohogi/contract/ledger';
import { payment } from '@kotohogi/contract/payment';
import { paymentOrder } from '@kotohogi/contract/payment-order';
import { platformSetting } from '@kotohogi/contract/platform-setting';
import { transfer } from '@kotohogi/contract/transfer';
import { PASSWORD } from '@kotohogi/testkit/builders';
import { sql } from 'kysely';
import { awaited, patiently } from './patience.ts';
import type { Processes } from './processes.ts';
import { type Browser, type Season, signIn, type Venue } from './venue.ts';

const DAY_MS = 86_400_000;
const JST_MS = 9 * 3_600_000;
const ISSUER = {
  ...{ issuerName: '株式会社寿', issuerAddress: '東京都千代田区1-1', registrationNumber: 'T7000012050002' },
  issuerBank: '寿銀行 本店 普通 1234567',
};

/** A moment of a day in Japan, `days` after another one. */
export function inJapan(fromMs: number, days: number, hours: number): number {
  const midnightMs = Math.floor((fromMs + JST_MS) / DAY_MS) * DAY_MS - JST_MS;
  return midnightMs + days * DAY_MS + hours * 3_600_000;
}

/** Five past three in Japan on a day of the next month. */
export function nextMonth(fromMs: number, day: number): number {
  const there = new Date(fromMs + JST_MS);
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, day, 3, 5) - JST_MS;
}

/** Runs a job of the clock, as its schedule would. */
export async function runJob({ db }: Processes, task: string): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, '{}')`.execute(db);
}

/** Fixes the amounts of all weddings; returns how many are fixed. */
export async function freeze(processes: Processes, season: Season): Promise<number> {
  const weddings = season.venues.reduce((sum, venue) => sum + venue.weddings.length, 0);
  await runJob(processes, 'transfer.freeze');
  const fixed = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::bigint as n from gift_freeze`.execute(processes.db);
    return rows[0]?.n ?? 0;
  };
  await awaited(async () => ((await fixed()) >= weddings ? true : undefined), { withinMs: 120_000 });
  return await fixed();
}

/** Returns these gifts, each pressed twice at once; returns how many presses too many took effect. */
export async function returnGifts(
  processes: Processes,
  season: Season,
  orders: readonly string[],
  facilityCarries: boolean,
): Promise<number> {
  let twice = 0;
  for (const orderId of orders) {
    const administrator = await signIn(processes.url, season.administrator);
    const body = { reason: 'お客様のご希望', password: PASSWORD, facilityCarries };
    const press = () =>
      patiently('a return', () => administrator.call(paymentOrder.refund, { params: { orderId }, body }));
    const done = (await Promise.all([press(), press()])).filter(({ status }) => status === 200).length;
    // A press whose answer was lost and that is repeated finds its own return running.
    twice += Math.max(0, done - 1);
  }
  return twice;
}

/** Waits until these orders were returned; returns how many were not. */
export async function awaitReturns({ db }: Processes, orders: readonly string[]): Promise<number> {
  const open = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::bigint as n from payment
      where order_id = any(${orders}::text[]) and state <> 'REFUNDED'`.execute(db);
    return rows[0]?.n ?? Number.NaN;
  };
  await awaited(async () => ((await open()) === 0 ? true : undefined), { withinMs: 300_000 });
  return await open();
}

/** The months of the ledger, as an accountant reads them. */
async function readMonths(accountant: Browser | undefined) {
  const answer = await accountant?.call(invoice.months, {});
  if (answer?.status !== 200) throw new Error(`the months could not be read: ${answer?.status}`);
  return answer.body.rows;
}

/** Closes every month that is over, two people at once; returns how many closings were one too many. */
export async function closeMonths(processes: Processes, season: Season): Promise<number> {
  const administrator = await signIn(processes.url, season.administrator);
  const { version } = (await administrator.call(platformSetting.read, {})).body;
  const saved = await administrator.call(platformSetting.update, { body: { version, ...ISSUER } });
  if (saved.status !== 200) throw new Error(`the issuer could not be saved: ${saved.status}`);
  const people = await Promise.all(season.accountants.map(email => signIn(processes.url, email)));
  const [first] = people;
  let twice = 0;
  const months = (await readMonths(first)).filter(({ canClose }) => canClose);
  if (months.length === 0) throw new Error('no month can be closed');
  for (const { month } of months) {
    const close = { params: { month }, body: { password: PASSWORD } };
    const answers = await Promise.all(people.map(person => person.call(invoice.close, close)));
    twice += answers.filter(({ status }) => status === 200).length - 1;
  }
  return twice;
}

/** Lets the product close what is overdue, and waits for it. */
export async function closeOverdue(processes: Processes, season: Season): Promise<void> {
  await runJob(processes, 'invoice.closeMonths');
  const accountant = await signIn(processes.url, season.accountants[0]);
  await awaited(
    async () => ((await readMonths(accountant)).every(({ state }) => state !== 'open') ? true : undefined),
    { withinMs: 60_000 },
  );
}

/** What the product's own pages say of a venue, at the end. */
export interface Reports {
  /** The list of payments: what was captured and not returned, and the commission on it. */
  readonly paymentsYen: number;
  readonly paymentsCommissionYen: number;
  /** The report of commissions. */
  readonly reportedYen: number;
  readonly reportedCommissionYen: number;
  readonly invoicedYen: number;
  readonly depositedYen: number;
}

/** Reads the reports of a venue, and its invoices of all months. */
export async function readReports(
  processes: Processes,
  season: Season,
  { finance, facilityId }: Venue,
): Promise<Reports> {
  const [staff, accountant] = [
    await signIn(processes.url, finance),
    await signIn(processes.url, season.accountants[0]),
  ];
  const params = { facilityId };
  const { totals } = (await staff.call(payment.list, { params, query: {} })).body;
  const { total } = (await staff.call(ledger.commissions, { params, query: {} })).body;
  const { sums } = (await staff.call(transfer.deposits, { params, query: {} })).body;
  let invoicedYen = 0;
  for (const { month, state } of (await accountant.call(invoice.months, {})).body.rows) {
    if (state !== 'closed') continue;
    const { rows } = (await accountant.call(invoice.month, { params: { month } })).body;
    invoicedYen += rows.find(row => row.facilityId === facilityId)?.totalYen ?? 0;
  }
  return {
    paymentsYen: totals.grossYen - totals.refundYen,
    paymentsCommissionYen: totals.commissionYen,
    reportedYen: total.grossYen - total.returnedYen,
    reportedCommissionYen: total.netCommissionYen,
    invoicedYen,
    depositedYen: sums.find(sum => sum.state === 'confirmed')?.amountYen ?? 0,
  };
}
