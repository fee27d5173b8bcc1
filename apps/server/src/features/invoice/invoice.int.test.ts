import { invoice } from '@kotohogi/contract/invoice';
import { ledger } from '@kotohogi/contract/ledger';
import { platformSetting } from '@kotohogi/contract/platform-setting';
import { taxInside } from '@kotohogi/domain/invoice/invoice';
import type { PaymentId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { type Rate, yen } from '@kotohogi/domain/kernel/yen';
import { PAYMENT_PURPOSES } from '@kotohogi/domain/payment/types';
import { PASSWORD } from '@kotohogi/testkit/builders';
import { pdfTexts } from '@kotohogi/testkit/documents/pdf-text';
import { pick, type Random, randomOf } from '@kotohogi/testkit/fuzz-input';
import { buildParticipants, signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { at } from '../../platform/db/instants.ts';
import { postPayment } from '../ledger/index.ts';

const started: TestProduct[] = [];
afterEach(async () => {
  for (const product of started.splice(0)) await product.stop();
});

type Place = Awaited<ReturnType<typeof buildParticipants>> & { readonly attendantId: number };

const ISSUER = {
  ...{ issuerName: '株式会社寿', issuerAddress: '東京都千代田区1-1', registrationNumber: 'T7000012050002' },
  issuerBank: '寿銀行 本店 普通 1234567',
};

/** A product of its own, because its months are those of all venues; two venues, and the platform's finance. */
async function begin({ hasIssuer = true } = {}) {
  const product = await startTestProduct();
  started.push(product);
  const administrator = await signInUser(product, { scope: 'admin', role: 'administrator' });
  if (hasIssuer) await administrator.call(platformSetting.update, { body: { version: 0, ...ISSUER } });
  const finance = () => signInUser(product, { scope: 'admin', role: 'cross-facility-financial-manager' });
  const place = async (): Promise<Place> => {
    const built = await buildParticipants(product);
    return { ...built, attendantId: (await built.guest()).attendantId };
  };
  const places = [await place(), await place()] as const;
  return { product, administrator, finance: await finance(), another: await finance(), places };
}

interface Paid {
  readonly capturedAt: Instant;
  readonly returnedAt?: Instant | undefined;
  readonly purpose?: 'gift' | 'archive-video';
  readonly amountYen?: number;
  readonly commissionRate?: number;
}

/** Captures a payment and perhaps returns it, with the entries of both. */
async function pay({ db }: TestProduct, { facilityId, weddingId, attendantId }: Place, paid: Paid) {
  const { capturedAt, returnedAt, purpose = 'gift', commissionRate = 500 } = paid;
  const amountYen = yen(paid.amountYen ?? 30_019);
  await db.transaction().execute(async tx => {
    const { rows } = await sql<{ id: PaymentId }>`
      insert into payment (purpose, wedding_id, facility_id, attendant_id, method, amount_yen, state, deadline_at,
        commission_rate, captured_at, created_at, updated_at)
      values (${purpose}, ${weddingId}, ${facilityId}, ${attendantId}, 'CREDIT', ${amountYen}, 'CAPTURED',
        ${at(capturedAt)}, ${commissionRate}, ${at(capturedAt)}, ${at(capturedAt)}, ${at(capturedAt)})
      returning id`.execute(tx);
    const paymentId = (rows[0] as { id: PaymentId }).id;
    const payment = { purpose, amountYen, commissionRate: commissionRate as Rate, facilityId, weddingId, paymentId };
    await postPayment(tx, { ...payment, state: 'CAPTURED' }, capturedAt);
    if (returnedAt === undefined) return;
    await sql`update payment set state = 'REFUNDED' where id = ${paymentId}`.execute(tx);
    await postPayment(tx, { ...payment, state: 'REFUNDED' }, returnedAt);
  });
}

const close = (browser: Awaited<ReturnType<typeof signInUser>>, month: string, password = PASSWORD) =>
  browser.call(invoice.close, { params: { month }, body: { password } });

const MONTHS = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10'] as const;

/** Within ten hours of a border of a month, often to the millisecond, so that UTC and Japan disagree about the month. */
const nearBorder = (random: Random, months: readonly string[]) =>
  instant(parseJst(`${pick(random, months)}-01 00:00`) + pick(random, [0, 1, Math.floor(random() * 36_000_000)]));

/** Gifts, sales and returns of both venues around the borders of some months. */
async function payAtRandom(product: TestProduct, places: readonly Place[], random: Random, months: readonly string[]) {
  for (let n = 0; n < 12; n++) {
    const capturedAt = nearBorder(random, months);
    const returnedAt = random() < 0.4 ? nearBorder(random, months) : undefined;
    await pay(product, pick(random, places), {
      ...{ capturedAt, returnedAt: returnedAt !== undefined && returnedAt >= capturedAt ? returnedAt : undefined },
      ...{ purpose: pick(random, PAYMENT_PURPOSES), amountYen: 1 + Math.floor(random() * 100_000) },
      commissionRate: pick(random, [0, 500, Math.floor(random() * 10_001)]),
    });
  }
}

describe.each(process.env.FUZZ === undefined ? [1, 2] : [1, 2, 3, 4, 5, 6])(
  'given random payments around the ends of months, some of them late (seed %i)',
  seed => {
    test('when two people close each month at once, then every entry is in exactly one invoice', async () => {
      const { product, finance, another, places } = await begin();
      const random = randomOf(seed);
      await payAtRandom(product, places, random, MONTHS);
      for (const [index, month] of MONTHS.entries()) {
        const answers = await Promise.all([close(finance, month), close(another, month)]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        // Late entries of the months that were just closed, and more of the next ones.
        await payAtRandom(product, places, random, MONTHS.slice(0, index + 2));
      }
      const { rows: entries } = await sql<{ facility: number; month: string | null; yen: number }>`
        select entry.facility_id as facility, billed.month, coalesce(sum(-amount_yen)
          filter (where account = 'commission-payable'), 0)::float8 as yen
        from journal_entry entry join journal_line on journal_line.entry_id = entry.id
        left join invoice_entry billed on billed.entry_id = entry.id
          and billed.facility_id = entry.facility_id and entry.at < ((billed.month || '-01')::date + interval '1 month')
            at time zone 'Asia/Tokyo'
        group by entry.id, billed.month`.execute(product.db);
      const { rows: billed } = await sql<{ n: number }>`select count(*)::int as n from invoice_entry`.execute(
        product.db,
      );
      expect(entries.filter(({ month }) => month !== null)).toHaveLength(billed[0]?.n ?? 0);
      const documents = await product.db.selectFrom('invoice').selectAll().orderBy('serial').execute();
      for (const { facility_id, month, content, total_yen } of documents) {
        const own = entries.filter(entry => entry.month === month && entry.facility === facility_id);
        const sum = own.reduce((total, entry) => total + entry.yen, 0);
        expect(content).toMatchObject({ totalYen: sum, taxYen: taxInside(sum) });
        expect(total_yen).toBe(sum);
        expect(content.lines.reduce((total, line) => total + line.amountYen, 0)).toBe(sum);
        expect(content.lines.reduce((total, line) => total + line.count, 0)).toBe(own.length);
      }
      expect(documents.map(({ serial }) => serial)).toEqual(documents.map((_, index) => index + 1));
      expect(documents.some(({ content }) => content.lines.some(line => line.day !== null))).toBe(true);
      // Only what came after the last closing waits for the next one.
      const waiting = entries.filter(({ month }) => month === null).length;
      product.clock.advance(parseJst('2026-12-05 03:00') - product.clock.now());
      await product.runJob('invoice.closeMonths');
      const { rows: after } = await sql<{ n: number }>`
        select count(*)::int as n from journal_entry where id not in (select entry_id from invoice_entry)`.execute(
        product.db,
      );
      expect([waiting > 0, after[0]?.n]).toEqual([true, 0]);
    });
  },
);

describe('given a month with a gift and a sale', () => {
  async function paidMonth(options = {}) {
    const all = await begin(options);
    const [place] = all.places;
    await pay(all.product, place, { capturedAt: parseJst('2026-10-01 00:00') });
    await pay(all.product, place, {
      capturedAt: parseJst('2026-10-31 23:59'),
      purpose: 'archive-video',
      amountYen: 3_001,
    });
    return { ...all, place, params: { facilityId: place.facilityId, month: '2026-10' } };
  }

  test('when it is closed, then the invoice equals the commissions to the yen, and only its venue reads it', async () => {
    const { finance, place, params, places } = await paidMonth();
    const staff = await place.staff('financial-manager');
    expect((await staff.call(invoice.list, { params })).body.rows.slice(0, 2)).toMatchObject([
      { month: '2026-11', state: 'open', totalYen: 0 },
      { month: '2026-10', state: 'open', number: '', totalYen: 1_650 },
    ]);
    expect((await close(finance, '2026-10')).body).toEqual({ invoices: 1 });
    const { body } = await staff.call(invoice.read, { params });
    expect(body).toMatchObject({
      ...{ number: '2026-000001', month: '2026-10', issuedOn: '2026-11-20', dueOn: '2026-12-31' },
      ...{ totalYen: 1_650, taxYen: 150, issuer: { issuerName: '株式会社寿' } },
      lines: [
        { purpose: 'gift', isReturn: false, day: null, count: 1, grossYen: 30_019, amountYen: 1_500 },
        { purpose: 'archive-video', isReturn: false, day: null, count: 1, grossYen: 3_001, amountYen: 150 },
      ],
    });
    const report = await staff.call(ledger.commissions, { params });
    const net = report.body.rows.filter(({ month }) => month === '2026-10').map(row => row.netCommissionYen);
    expect(net.reduce((sum, one) => sum + one, 0)).toBe(body.totalYen);
    const named = { month: '2026-10', number: body.number };
    expect((await finance.call(invoice.issued, { params: named })).body).toEqual(body);
    const file = await finance.send(invoice.issuedPdf, { params: named });
    for (const text of await pdfTexts(Buffer.from(await file.arrayBuffer()))) {
      for (const part of [body.number, '¥1,650', '株式会社寿']) expect(text).toContain(part);
    }
    for (const other of [
      { ...named, month: '2026-09' },
      { ...named, number: '2026-000002' },
    ]) {
      expect((await finance.call(invoice.issued, { params: other })).status).toBe(404);
    }
    const foreign = await places[1].staff('financial-manager');
    expect((await foreign.call(invoice.read, { params })).status).toBe(404);
    const empty = { ...params, facilityId: places[1].facilityId };
    expect((await foreign.call(invoice.read, { params: empty })).status).toBe(404);
    expect((await foreign.call(invoice.list, { params: empty })).body.rows[1]).toMatchObject({ state: 'none' });
  });

  test('when an entry of it comes later, then it is in the next invoice, with its day', async () => {
    const { product, finance, place, params } = await paidMonth();
    await close(finance, '2026-10');
    const [capturedAt, returnedAt] = [parseJst('2026-10-09 00:00'), parseJst('2026-11-02 10:00')];
    await pay(product, place, { capturedAt: returnedAt, returnedAt, amountYen: 50_000 });
    await pay(product, place, { capturedAt, amountYen: 1_000 });
    product.clock.advance(parseJst('2026-12-01 09:00') - product.clock.now());
    const staff = await place.staff('financial-manager');
    const done = await close(await signInUser(product, { scope: 'admin', role: 'administrator' }), '2026-11');
    expect(done.body).toEqual({ invoices: 1 });
    const { body } = await staff.call(invoice.read, { params: { ...params, month: '2026-11' } });
    expect(body.lines.map(({ isReturn, day, amountYen }) => [isReturn, day, amountYen])).toEqual([
      [false, null, 2_500],
      [true, null, -2_500],
      [false, '2026-10-09', 50],
    ]);
  });

  test('when somebody changes it by hand, then the database refuses', async () => {
    const { product, finance } = await paidMonth();
    await close(finance, '2026-10');
    const refused = (statement: string) =>
      expect(sql.raw(statement).execute(product.db)).rejects.toMatchObject({ code: '23514' });
    await refused(`update invoice set content = '{}'`);
    await refused('delete from invoice_entry');
    await refused('delete from accounting_month');
    await refused('update invoice_entry set entry_id = entry_id + 1000');
    const count = await product.db.selectFrom('invoice').select('total_yen').execute();
    expect(count).toEqual([{ total_yen: 1_650 }]);
  });

  test('when the call is not allowed, then nothing is closed and the reason is given', async () => {
    const { product, administrator, finance, place } = await paidMonth({ hasIssuer: false });
    const codeOf = async (answer: ReturnType<typeof close>) => (await answer).body as unknown as { id: string };
    expect(await codeOf(close(finance, '2026-10', 'wrong'))).toMatchObject({ id: 'account_password_wrong' });
    expect(await codeOf(close(finance, '2026-10'))).toMatchObject({ id: 'invoice_issuer_missing' });
    await administrator.call(platformSetting.update, { body: { version: 0, ...ISSUER } });
    await pay(product, place, { capturedAt: parseJst('2026-09-30 23:59') });
    expect(await codeOf(close(finance, '2026-11'))).toMatchObject({ id: 'invoice_month_open' });
    expect(await codeOf(close(finance, '2026-10'))).toMatchObject({ id: 'invoice_month_earlier' });
    expect(await codeOf(close(finance, '2026-08'))).toMatchObject({ id: 'invoice_month_closed' });
    const viewer = await signInUser(product, { scope: 'admin', role: 'viewer' });
    expect((await close(viewer, '2026-09')).status).toBe(403);
    expect(await product.db.selectFrom('accounting_month').select('month').execute()).toEqual([]);
  });

  test('when it is the 5th at three o’clock, then the product closes it, and the platform lists and exports it', async () => {
    const { product, params } = await paidMonth();
    await product.runJob('invoice.closeMonths');
    product.clock.advance(parseJst('2026-12-05 03:01') - product.clock.now());
    await product.runJob('invoice.closeMonths');
    await product.runJob('invoice.closeMonths');
    const again = await signInUser(product, { scope: 'admin', role: 'cross-facility-financial-manager' });
    const { body } = await again.call(invoice.months, {});
    expect(
      body.rows.map(({ month, state, closedBy, invoices, totalYen }) => [month, state, closedBy, invoices, totalYen]),
    ).toEqual([
      ['2026-12', 'current', '', 0, 0],
      ['2026-11', 'closed', '', 0, 0],
      ['2026-10', 'closed', '', 1, 1_650],
    ]);
    const file = await again.send(invoice.monthCsv, { params });
    expect(await file.text()).toMatch(/^\uFEFF?number,company,facility,entries,totalYen\r\n2026-000001,.*,2,1650\r\n$/);
    const audit = await product.db
      .selectFrom('audit')
      .select(['actor_kind', 'subject_id'])
      .where('subject_kind', '=', 'invoice')
      .orderBy('id')
      .execute();
    expect(audit.map(({ actor_kind, subject_id }) => `${actor_kind} ${subject_id}`)).toEqual([
      'system 2026-10',
      'system 2026-11',
      'user 2026-10',
    ]);
  });
});
