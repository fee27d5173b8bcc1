import { ledger } from '@kotohogi/contract/ledger';
import { CORRECTION_ACCOUNTS } from '@kotohogi/domain/correction/types';
import type { PaymentId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { atJst, localDate } from '@kotohogi/domain/kernel/jst';
import { type Rate, yen } from '@kotohogi/domain/kernel/yen';
import { PAYMENT_PURPOSES } from '@kotohogi/domain/payment/types';
import { pick, type Random, randomOf } from '@kotohogi/testkit/fuzz-input';
import { buildCorrection } from '@kotohogi/testkit/gifts';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../../platform/db/instants.ts';
import { postPayment } from './index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

type Participants = Awaited<ReturnType<typeof buildParticipants>>;

const SEEDS = process.env.FUZZ === undefined ? 8 : 100;
const PAYMENTS = 60;
const CORRECTIONS = 12;

/** The month borders in Japan around the 24 months of the report, two of them before it. */
function borders(now: Instant): readonly Instant[] {
  const [year = 0, month = 1] = new Date(now + 9 * 3_600_000).toISOString().split('-').map(Number);
  return Array.from({ length: 26 }, (_, index) => {
    const count = year * 12 + month - 1 - index;
    const [y, m] = [Math.floor(count / 12), (count % 12) + 1];
    return atJst(localDate(`${y}-${String(m).padStart(2, '0')}-01`));
  });
}

/** Within ten hours of a border, often to the millisecond, so that UTC and Japan disagree about the month. */
const nearBorder = (random: Random, now: Instant) =>
  instant(pick(random, borders(now)) + pick(random, [-1, 0, 1, Math.floor((random() - 0.5) * 72_000_000)]));

/** Captures a payment and perhaps returns it later, with the events and the entries of the steps. */
async function pay({ facilityId, weddingId }: Participants, attendantId: number, random: Random) {
  const { db, clock } = product;
  const now = clock.now();
  const capturedAt = nearBorder(random, now);
  const returnedAt = random() < 0.4 ? nearBorder(random, now) : undefined;
  const purpose = pick(random, PAYMENT_PURPOSES);
  const amountYen = yen(1 + Math.floor(random() * 100_000));
  const commissionRate = pick(random, [0, 500, 10_000, Math.floor(random() * 10_001)]) as Rate;
  await db.transaction().execute(async tx => {
    const { rows } = await sql<{ id: PaymentId }>`
      insert into payment (purpose, wedding_id, facility_id, attendant_id, method, amount_yen, state, deadline_at,
        commission_rate, captured_at, created_at, updated_at)
      values (${purpose}, ${weddingId}, ${facilityId}, ${attendantId}, 'CREDIT', ${amountYen}, 'CAPTURED',
        ${at(capturedAt)}, ${commissionRate}, ${at(capturedAt)}, ${at(capturedAt)}, ${at(capturedAt)})
      returning id`.execute(tx);
    const paymentId = (rows[0] as { id: PaymentId }).id;
    const payment = { purpose, amountYen, commissionRate, facilityId, weddingId, paymentId };
    const event = (kind: string, from: string, to: string, when: Instant) =>
      sql`insert into payment_event (payment_id, at, kind, from_state, to_state)
        values (${paymentId}, ${at(when)}, ${kind}, ${from}, ${to})`.execute(tx);
    await postPayment(tx, { ...payment, state: 'CAPTURED' }, capturedAt);
    await event('captured', 'AUTHORIZED', 'CAPTURED', capturedAt);
    if (returnedAt === undefined || returnedAt < capturedAt) return;
    await sql`update payment set state = 'REFUNDED' where id = ${paymentId}`.execute(tx);
    await postPayment(tx, { ...payment, state: 'REFUNDED' }, returnedAt);
    await event('canceled', 'CAPTURED', 'REFUNDED', returnedAt);
  });
}

/** Books a correction by hand between two random accounts, of the wedding or of the venue only. */
async function correct({ facilityId, weddingId }: Participants, random: Random) {
  const debitAccount = pick(random, CORRECTION_ACCOUNTS);
  const creditAccount = pick(
    random,
    CORRECTION_ACCOUNTS.filter(account => account !== debitAccount),
  );
  const isOfCouple = debitAccount === 'couple-payable' || creditAccount === 'couple-payable';
  const sides = { debitAccount, creditAccount, amountYen: 1 + Math.floor(random() * 9_999) };
  const wedding = isOfCouple || random() < 0.5 ? weddingId : null;
  const when = nearBorder(random, product.clock.now());
  await buildCorrection(product.db, { facilityId, weddingId: wedding, ...sides }, when);
}

const TOKYO_MONTH = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo', year: 'numeric', month: '2-digit' });

type Figures = Record<string, number>;
const none = (): Figures => ({
  ...{ captures: 0, grossYen: 0, commissionYen: 0 },
  ...{ returns: 0, returnedYen: 0, returnedCommissionYen: 0 },
  ...{ corrections: 0, correctionYen: 0, netCommissionYen: 0 },
});

/** The same report, computed from the events of the payments without the ledger. */
async function sumEvents({ facilityId }: Participants, months: readonly string[]) {
  const { rows } = await sql<{ at: number; to: string; purpose: string; amount: number; rate: number }>`
    select (extract(epoch from event.at) * 1000)::float8 as at, event.to_state as to, purpose, amount_yen as amount,
      commission_rate as rate
    from payment_event event join payment on payment.id = event.payment_id
    where facility_id = ${facilityId} and event.to_state in ('CAPTURED', 'REFUNDED')`.execute(product.db);
  const found = new Map<string, Figures>();
  const total = none();
  for (const event of rows) {
    const month = TOKYO_MONTH.format(event.at);
    if (!months.includes(month)) continue;
    const commission = Number((BigInt(event.amount) * BigInt(event.rate)) / 10_000n);
    for (const purpose of PAYMENT_PURPOSES) {
      const key = `${month} ${purpose}`;
      if (!found.has(key)) found.set(key, none());
    }
    const changes: Figures =
      event.to === 'CAPTURED'
        ? { captures: 1, grossYen: event.amount, commissionYen: commission, netCommissionYen: commission }
        : {
            ...{ returns: 1, returnedYen: event.amount, returnedCommissionYen: commission },
            netCommissionYen: -commission,
          };
    for (const figures of [found.get(`${month} ${event.purpose}`) ?? none(), total]) {
      for (const [name, change] of Object.entries(changes)) figures[name] = (figures[name] ?? 0) + change;
    }
  }
  const corrections = await sql<{ at: number; yen: number }>`
    select (extract(epoch from decided_at) * 1000)::float8 as at,
      (case when credit_account = 'commission-payable' then amount_yen else 0 - amount_yen end)::float8 as yen
    from correction
    where facility_id = ${facilityId} and 'commission-payable' in (debit_account, credit_account)`.execute(product.db);
  for (const { at: when, yen: changeYen } of corrections.rows) {
    const month = TOKYO_MONTH.format(when);
    if (!months.includes(month)) continue;
    for (const line of [...PAYMENT_PURPOSES, 'correction']) {
      const key = `${month} ${line}`;
      if (!found.has(key)) found.set(key, none());
    }
    for (const figures of [found.get(`${month} correction`) ?? none(), total]) {
      figures.corrections = (figures.corrections ?? 0) + 1;
      for (const name of ['correctionYen', 'netCommissionYen']) figures[name] = (figures[name] ?? 0) + changeYen;
    }
  }
  return { found, total };
}

const readReport = async (place: Participants, query: { year?: string } = {}) => {
  const staff = await place.staff('administrator');
  return { staff, ...(await staff.call(ledger.commissions, { params: { facilityId: place.facilityId }, query })) };
};

describe.each(Array.from({ length: SEEDS }, (_, seed) => seed))(
  'given random gifts, sales, returns and corrections around month borders (seed %i)',
  seed => {
    test('when the report is read, then rows and total equal the sums over the payment events and corrections', async () => {
      const place = await buildParticipants(product);
      const { attendantId } = await place.guest();
      const random = randomOf(seed);
      for (let n = 0; n < PAYMENTS; n++) await pay(place, attendantId, random);
      for (let n = 0; n < CORRECTIONS; n++) await correct(place, random);
      for (const query of [{}, { year: '2026' }, { year: '2025' }]) {
        const { body } = await readReport(place, query);
        const { found, total } = await sumEvents(place, body.months);
        expect(new Map(body.rows.map(({ month, purpose, ...row }) => [`${month} ${purpose}`, row]))).toEqual(found);
        expect(body.rows.map(({ month }) => month)).toEqual(
          body.rows
            .map(({ month }) => month)
            .toSorted()
            .toReversed(),
        );
        expect(body.total).toEqual(total);
        expect(body.total.grossYen).toBeGreaterThan(0);
      }
    });
  },
);

test('given payments, when the file is saved, then it has the rows of the report and is audited', async () => {
  const place = await buildParticipants(product);
  const { attendantId } = await place.guest();
  const random = randomOf(99);
  for (let n = 0; n < 20; n++) await pay(place, attendantId, random);
  for (let n = 0; n < 5; n++) await correct(place, random);
  const { staff, body } = await readReport(place);
  const answer = await staff.send(ledger.commissionsCsv, { params: { facilityId: place.facilityId } });
  const [header, ...lines] = (await answer.text()).replace('\uFEFF', '').trim().split('\r\n');
  expect(header).toBe(
    'month,purpose,captures,grossYen,commissionYen,returns,returnedYen,returnedCommissionYen,' +
      'corrections,correctionYen,netCommissionYen',
  );
  const columns = header?.split(',') as (keyof (typeof body.rows)[number])[];
  expect(lines).toEqual(body.rows.map(row => columns.map(column => row[column]).join(',')));
  const audit = await product.db
    .selectFrom('audit')
    .select('action')
    .where('action', '=', 'ledger.commissionsCsv')
    .execute();
  expect(audit).toHaveLength(1);
});

test('given a venue without payments, when the report is read, then it has no rows', async () => {
  const { body } = await readReport(await buildParticipants(product));
  expect([body.months.length, body.rows, body.total.netCommissionYen]).toEqual([24, [], 0]);
});
