import { correction } from '@kotohogi/contract/correction';
import { invoice } from '@kotohogi/contract/invoice';
import { ledger } from '@kotohogi/contract/ledger';
import { operator } from '@kotohogi/contract/operator';
import { payment } from '@kotohogi/contract/payment';
import { platformSetting } from '@kotohogi/contract/platform-setting';
import { transfer } from '@kotohogi/contract/transfer';
import { DAY_MS, HOUR_MS, instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { buildUser, PASSWORD } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { buildGift, settleGifts } from '@kotohogi/testkit/gifts';
import { buildParticipants, signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const CEREMONY = parseJst('2026-11-15 13:00');
const FIXED = instant(parseJst('2026-11-19 00:00') + 10 * HOUR_MS);

let product: TestProduct;
let proposer: TestClient;
let second: TestClient;
let third: TestClient;
beforeAll(async () => {
  product = await startTestProduct();
  product.clock.set(FIXED);
  const grant = { scope: 'admin', role: 'administrator' } as const;
  proposer = await signInUser(product, grant);
  second = await signInUser(product, grant);
  third = await signInUser(product, grant);
});
beforeEach(() => product.clock.set(FIXED));
afterAll(() => product.stop());

/** A wedding whose couple are owed 19,000 yen of two gifts; its amount is fixed unless said otherwise. */
async function build({ isFixed = true } = {}) {
  const built = await buildParticipants(product, CEREMONY);
  const { facilityId, weddingId } = built;
  const { attendantId } = await built.guest();
  for (const day of [1, 2]) {
    await buildGift(product.db, { weddingId, facilityId, attendantId }, instant(CEREMONY + day * DAY_MS));
  }
  if (isFixed) {
    await sql`insert into gift_freeze (wedding_id, fixed_at, amount_yen, left_out, run_at)
      values (${weddingId}, now(), 19000, 0, ${new Date(FIXED).toISOString()})`.execute(product.db);
  }
  return built;
}
type Built = Awaited<ReturnType<typeof build>>;

const SIDES = { debitAccount: 'couple-payable', creditAccount: 'commission-payable' } as const;
const bodyOf = ({ facilityId, weddingId }: Built, changes: object = {}) => ({
  ...{ facilityId, weddingId, ...SIDES, amountYen: 1_000, reason: '手数料率の誤り' },
  ...changes,
});
const propose = (built: Built, changes: object = {}) =>
  proposer.call(correction.create, { body: bodyOf(built, changes) as ReturnType<typeof bodyOf> });
const approve = (browser: TestClient, correctionId: number, password = PASSWORD) =>
  browser.call(correction.approve, { params: { correctionId }, body: { password } });
const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 400 ? status : (body as { id: string }).id;
const entriesOf = async ({ facilityId }: Built) =>
  (
    await sql<{ account: string; yen: number }>`select account, journal_line.amount_yen::float8 as yen
      from journal_entry join journal_line on entry_id = journal_entry.id
      where kind = 'correction' and journal_entry.facility_id = ${facilityId} order by amount_yen desc`.execute(
      product.db,
    )
  ).rows;

test('given a proposal, when a second person approves it, then it is booked then, and every report of the ledger has it', async () => {
  const built = await build();
  const { facilityId, params } = built;
  const countWaiting = async () => (await second.call(operator.overview, {})).body.alarms.corrections;
  const earlier = (await countWaiting()) ?? 0;
  const { body } = await propose(built);
  expect(await countWaiting()).toBe(earlier + 1);
  expect(await entriesOf(built)).toEqual([]);
  expect(codeOf(await approve(proposer, body.id))).toBe('correction_own');
  expect(codeOf(await approve(second, body.id, 'not the password'))).toBe('account_password_wrong');
  const before = await second.call(correction.read, { params: { correctionId: body.id } });
  expect(before.body.effect).toEqual({
    debit: { account: 'couple-payable', beforeYen: 19_000, afterYen: 18_000 },
    credit: { account: 'commission-payable', beforeYen: 1_000, afterYen: 2_000 },
    blockedBy: null,
  });
  expect((await approve(second, body.id)).status).toBe(200);
  expect(await countWaiting()).toBe(earlier);
  expect(await entriesOf(built)).toEqual([
    { account: 'couple-payable', yen: 1_000 },
    { account: 'commission-payable', yen: -1_000 },
  ]);

  const finance = await built.staff('financial-manager');
  const unpaid = await finance.call(transfer.unpaid, { params: { facilityId }, query: {} });
  expect(unpaid.body.total).toMatchObject({ correctedYen: -1_000, unpaidYen: 18_000 });
  const commissions = await finance.call(ledger.commissions, { params: { facilityId }, query: {} });
  expect(commissions.body.rows.find(({ purpose }) => purpose === 'correction')).toMatchObject({
    ...{ month: '2026-11', corrections: 1, correctionYen: 1_000, netCommissionYen: 1_000 },
  });
  expect(commissions.body.total).toMatchObject({ commissionYen: 1_000, netCommissionYen: 2_000 });
  const host = await built.host();
  const summary = await host.call(payment.summary, { params });
  expect(summary.body.corrections).toMatchObject([{ amountYen: -1_000, reason: '手数料率の誤り' }]);
  const listed = await finance.call(invoice.list, { params: { facilityId }, query: {} });
  expect(listed.body.rows.find(({ month }) => month === '2026-11')).toMatchObject({ state: 'open', totalYen: 2_000 });
  const { rows } = (await second.call(correction.list, { query: { facility: '軽井沢', account: 'couple-payable' } }))
    .body;
  expect(rows.find(({ id }) => id === body.id)).toMatchObject({ state: 'approved', isOwn: false });
  const audits = await product.db
    .selectFrom('audit')
    .select(['action', 'facility_id'])
    .where('subject_kind', '=', 'correction')
    .where('subject_id', '=', `${body.id}`)
    .orderBy('id')
    .execute();
  expect(audits).toEqual(
    ['create', 'approve'].map(verb => ({ action: `correction.${verb}`, facility_id: facilityId })),
  );
});

test('given a proposal, when two people decide at the same moment, then one decision takes effect and the other reads whose', async () => {
  for (let round = 0; round < 5; round++) {
    const built = await build();
    const { id } = (await propose(built)).body;
    const answers = await Promise.all([
      approve(second, id),
      round % 2 === 0
        ? approve(third, id)
        : third.call(correction.decline, { params: { correctionId: id }, body: { reason: '対象が違います' } }),
    ]);
    expect(answers.map(codeOf).toSorted()).toEqual([200, 'correction_decided']);
    const { state, decidedBy } = (await proposer.call(correction.read, { params: { correctionId: id } })).body.row;
    const late = answers.find(({ status }) => status === 409);
    expect(late?.failure.userMessage).toContain(decidedBy);
    expect(await entriesOf(built)).toHaveLength(state === 'approved' ? 2 : 0);
  }
});

test('given a proposal, when it is declined or withdrawn, then nothing is booked and it can no longer be approved', async () => {
  const built = await build();
  const [first, other] = [(await propose(built)).body.id, (await propose(built)).body.id];
  const withdraw = (browser: TestClient) => browser.call(correction.withdraw, { params: { correctionId: other } });
  expect(codeOf(await withdraw(second))).toBe('correction_of_another');
  expect(codeOf(await withdraw(proposer))).toBe(200);
  const decline = { params: { correctionId: first }, body: { reason: '対象が違います' } };
  expect(codeOf(await proposer.call(correction.decline, decline))).toBe('correction_own');
  expect(codeOf(await second.call(correction.decline, decline))).toBe(200);
  expect([codeOf(await approve(third, first)), codeOf(await approve(second, other))]).toEqual([
    'correction_decided',
    'correction_decided',
  ]);
  expect(await entriesOf(built)).toEqual([]);
});

test('given money that changed after two proposals, when they are approved, then the second is refused, also while a transfer is open', async () => {
  const built = await build();
  const [first, other] = [
    (await propose(built, { amountYen: 12_000 })).body.id,
    (await propose(built, { amountYen: 12_000 })).body.id,
  ];
  const small = (await propose(built, { amountYen: 1 })).body.id;
  expect((await Promise.all([approve(second, first), approve(third, other)])).map(codeOf).toSorted()).toEqual([
    200,
    'correction_uncovered',
  ]);
  await sql`insert into transfer (wedding_id, facility_id, number, attempt, amount_yen, state, ordered_at)
    values (${built.weddingId}, ${built.facilityId}, 0, 1, 7000, 'awaiting-approval', now())`.execute(product.db);
  expect(codeOf(await approve(second, small))).toBe('correction_transfer_open');
  expect(codeOf(await propose(built))).toBe('correction_transfer_open');
  expect(await entriesOf(built)).toHaveLength(2);
});

test('given proposals that break a rule, when they are sent, then each is refused and nothing is stored', async () => {
  const built = await build();
  const other = await build();
  const open = await build({ isFixed: false });
  const refused = async (changes: object, place = built) => codeOf(await propose(place, changes));
  expect(await refused({ creditAccount: 'couple-payable' })).toBe('correction_same_account');
  expect(await refused({ weddingId: null })).toBe('correction_wedding_needed');
  expect(await refused({ weddingId: other.weddingId })).toBe('correction_wedding_unknown');
  expect(await refused({ facilityId: 999_999 })).toBe('correction_facility_unknown');
  expect(await refused({ amountYen: 19_001 })).toBe('correction_uncovered');
  expect(await refused({}, open)).toBe('correction_not_fixed');
  for (const changes of [
    ...['bank', 'gateway-receivable', 'transfer-in-flight', 'couple-claim', "' or 1=1"].map(creditAccount => ({
      creditAccount,
    })),
    ...[0, -1, 1.5, 100_000_000, '1000', null].map(amountYen => ({ amountYen })),
    ...['', '   ', 'あ'.repeat(201)].map(reason => ({ reason })),
    { facilityId: 0 },
    { weddingId: '1; drop table correction' },
  ]) {
    expect([changes, await refused(changes)]).toEqual([changes, 'http_422']);
  }
  const { count } = await product.db
    .selectFrom('correction')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('facility_id', 'in', [built.facilityId, other.facilityId, open.facilityId])
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(0);
  const preview = async (wedding: string) =>
    codeOf(
      await proposer.call(correction.preview, {
        body: { facilityId: built.facilityId, ...SIDES, amountYen: 1, reason: '誤り', wedding },
      }),
    );
  expect([await preview(built.key), await preview(other.key), await preview('')]).toEqual([
    200,
    'correction_wedding_unknown',
    'correction_wedding_needed',
  ]);
});

test('given a correction of the commission in a month that is over, when the month is closed, then its invoice has a line for it', async () => {
  const built = await build();
  const { facilityId } = built;
  await settleGifts(product.db, built.weddingId, FIXED);
  const { id } = (
    await propose(built, {
      weddingId: null,
      debitAccount: 'commission-payable',
      creditAccount: 'film-revenue',
      amountYen: 300,
    })
  ).body;
  const onlyVenue = (
    await propose(built, {
      weddingId: null,
      debitAccount: 'film-revenue',
      creditAccount: 'carried-returns',
      amountYen: 40,
    })
  ).body.id;
  expect([codeOf(await approve(second, id)), codeOf(await approve(second, onlyVenue))]).toEqual([200, 200]);
  const issuer = {
    ...{ issuerName: '株式会社寿', issuerAddress: '東京都千代田区1-1', registrationNumber: 'T7000012050002' },
    issuerBank: '寿銀行 本店 普通 1234567',
  };
  expect((await proposer.call(platformSetting.update, { body: { version: 0, ...issuer } })).status).toBe(200);
  product.clock.set(parseJst('2026-12-05 04:00'));
  const finance = await built.staff('financial-manager');
  await product.runJob('invoice.closeMonths');
  const issued = await finance.call(invoice.read, { params: { facilityId, month: '2026-11' } });
  expect(issued.body.lines.map(({ purpose, count, amountYen }) => [purpose, count, amountYen])).toEqual([
    ['gift', 2, 1_000],
    ['correction', 1, -300],
  ]);
  expect(issued.body.totalYen).toBe(700);
});

test('given the database, when a correction and its entry do not belong together, then it refuses them', async () => {
  const built = await build();
  const { userId } = await buildUser(product.db);
  const { id } = (await propose(built)).body;
  await expect(
    sql`update correction set state = 'approved', decided_by = ${userId}, decided_at = now() where id = ${id}`.execute(
      product.db,
    ),
  ).rejects.toThrow('differ');
  await expect(sql`update correction set amount_yen = 2 where id = ${id}`.execute(product.db)).rejects.toThrow(
    'does not change',
  );
  await expect(sql`delete from correction where id = ${id}`.execute(product.db)).rejects.toThrow('does not change');
});
