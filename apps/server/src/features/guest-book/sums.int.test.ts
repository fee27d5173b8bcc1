import { attendant } from '@kotohogi/contract/attendant';
import { attendantHost } from '@kotohogi/contract/attendant-host';
import { congratulation } from '@kotohogi/contract/congratulation';
import { gift } from '@kotohogi/contract/gift';
import { ANSWERS, type Answer } from '@kotohogi/domain/attendant/types';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { BuiltAttendant } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { fakeCardActions, Payer } from '@kotohogi/testkit/payer';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { seededRandom } from '@kotohogi/themes/drawing/random';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

/** Each seed plays another order of 200 actions; `FUZZ=1` plays many more. */
const SEEDS = process.env.FUZZ === undefined ? 24 : 200;
const ACTIONS = 200;
const GUESTS = 12;
const GIVERS = 3;

interface Stage {
  readonly weddingId: WeddingId;
  readonly key: string;
  readonly host: TestClient;
  readonly guests: readonly (BuiltAttendant & { readonly browser: TestClient })[];
  /** A pseudorandom number below `n`. */
  readonly below: (n: number) => number;
}

/**
 * What people do in the days before a wedding, weighted by the number of entries. Each entry is one call; its response
 * is not checked.
 */
const COMMANDS: readonly ((stage: Stage, n: number) => Promise<unknown>)[] = [
  ({ key, below }, n) =>
    product.visitor().call(attendant.join, {
      params: { wedding: key },
      body: {
        answer: 'absence',
        relationShip: 'friend',
        name: `欠席 ${n}`,
        // Two replies with the same address are one guest; the second is refused.
        ...(below(2) === 0 ? { email: `away-${below(6)}-${key}@example.jp` } : {}),
      },
    }),
  ({ key, guests, below }) =>
    guests[below(GUESTS)]?.browser.call(attendant.me, {
      query: { weddingKey: key },
      body: { answer: below(2) === 0 ? 'attendance' : 'view-archive' },
    }) ?? Promise.resolve(),
  ({ key, guests, below }, n) =>
    guests[below(GUESTS)]?.browser.call(congratulation.send, {
      params: { wedding: key },
      body: { message: `お祝い ${n}` },
    }) ?? Promise.resolve(),
  ({ weddingId, host, below }, n) =>
    host.call(attendantHost.enter, {
      params: { weddingId },
      body: {
        name: `電話 ${n}`,
        nameKana: '',
        relationShip: 'family',
        answer: ANSWERS[below(3)] ?? 'absence',
        replyMessage: '',
      },
    }),
  ({ weddingId, host, guests, below }) =>
    host.call(attendantHost.ng, {
      params: { weddingId, id: guests[below(GUESTS)]?.attendantId ?? 0 },
      body: { ng: below(3) === 0 },
    }),
  async ({ weddingId, host, below }) => {
    const { body } = await host.call(congratulation.list, { params: { weddingId }, query: {} });
    const one = body.rows[below(Math.max(1, body.rows.length))];
    if (one)
      await host.call(congratulation.hide, { params: { weddingId, id: one.id }, body: { isHidden: below(3) > 0 } });
  },
];

async function act(stage: Stage, n: number): Promise<void> {
  // Givers are never blocked: a session that ended could not follow its payment.
  const giver = n < GIVERS ? stage.guests[GUESTS + n] : undefined;
  if (giver !== undefined) {
    await new Payer(giver.browser, stage, fakeCardActions(product)).giveAndPay(1_000 + stage.below(50_000));
    return;
  }
  await COMMANDS[stage.below(COMMANDS.length)]?.(stage, n);
}

async function stageOf(seed: number): Promise<Stage> {
  const { weddingId, key, host, guest } = await buildParticipants(product);
  const guests = [];
  for (let n = 0; n < GUESTS + GIVERS; n += 1) guests.push(await guest(`ゲスト ${n}`));
  const random = seededRandom(seed);
  return { weddingId, key, host: await host(), guests, below: n => Math.floor(random() * n) };
}

/** Recomputes the sums only from the rows that record each answer and each step of a payment. */
async function recount(weddingId: WeddingId) {
  // Blocked guests are counted separately, whatever they answered.
  const { rows: answers } = await sql<{ kind: Answer | 'blocked'; n: number }>`
    select case when ng then 'blocked' else last.answer end as kind, count(*)::int as n from (
      select distinct on (attendant_id) attendant_id, answer from attendant_answer
      where wedding_id = ${weddingId} order by attendant_id, id desc
    ) as last join attendant on attendant.id = last.attendant_id group by kind`.execute(product.db);
  const { rows: money } = await sql<{ gross: number; n: number }>`
    select coalesce(sum(payment.amount_yen), 0)::int as gross, count(*)::int as n
    from payment_event join payment on payment.id = payment_event.payment_id
    where payment.wedding_id = ${weddingId} and payment_event.to_state = 'CAPTURED'
      and payment_event.from_state <> 'CAPTURED'`.execute(product.db);
  const { rows: ledger } = await sql<{ gross: number; total: number }>`
    select coalesce(sum(amount_yen) filter (where account = 'gateway-receivable'), 0)::int as gross,
      coalesce(sum(amount_yen), 0)::int as total
    from journal_line where wedding_id = ${weddingId}`.execute(product.db);
  expect(ledger).toEqual([{ gross: money[0]?.gross, total: 0 }]);
  const { rows: counts } = await sql<{ messages: number; leaves: number }>`
    select count(*)::int as messages, count(distinct congratulation.attendant_id)::int as leaves
    from congratulation join attendant on attendant.id = congratulation.attendant_id
    where congratulation.wedding_id = ${weddingId} and hidden_at is null and not attendant.ng`.execute(product.db);
  const count = (kind: Answer | 'blocked') => answers.find(row => row.kind === kind)?.n ?? 0;
  const [live, archive, absent] = ANSWERS.map(count);
  return {
    counts: {
      all: (live ?? 0) + (archive ?? 0) + (absent ?? 0),
      attendance: live,
      viewArchive: archive,
      absence: absent,
      blocked: count('blocked'),
    },
    gifts: { count: money[0]?.n, grossYen: money[0]?.gross },
    tree: { leaves: counts[0]?.leaves, messageCount: counts[0]?.messages },
  };
}

/** The sums as the pages show them. */
async function shown({ weddingId, key, host }: Stage) {
  const params = { weddingId };
  const list = await host.call(attendant.list, { params, query: {} });
  const money = await host.call(gift.summary, { params });
  const tree = await host.call(congratulation.tree, { params: { wedding: key } });
  const { count, grossYen } = money.body.totals;
  return {
    counts: list.body.counts,
    gifts: { count, grossYen },
    tree: { leaves: tree.body.leaves.length, messageCount: tree.body.messageCount },
  };
}

test(`given 200 actions at once, for ${SEEDS} seeds, then every sum on a page equals the sum over the recorded rows`, async () => {
  let [people, givers] = [0, 0];
  const play = async (seed: number) => {
    const stage = await stageOf(seed);
    await Promise.all(Array.from({ length: ACTIONS }, (_, n) => act(stage, n)));
    const sums = await shown(stage);
    expect(sums, `seed ${seed}`).toEqual(await recount(stage.weddingId));
    people += sums.counts.all;
    givers += sums.gifts.count;
  };
  for (let seed = 1; seed <= SEEDS; seed += 2) await Promise.all([play(seed), play(seed + 1)]);
  // Fewer would mean that the actions were refused and nothing was counted.
  expect(people).toBeGreaterThan(SEEDS * 40);
  expect(givers).toBe(SEEDS * GIVERS);
}, 900_000);
