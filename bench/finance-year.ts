import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { invoice } from '@kotohogi/contract/invoice';
import { connect, type Db } from '@kotohogi/server/platform/db/connect';
import { migrate } from '@kotohogi/server/platform/db/migrate';
import { createLog } from '@kotohogi/server/platform/log/log';
import { PASSWORD } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { setupPostgres, testDatabase } from '@kotohogi/testkit/postgres';
import { freePort } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { measure, p99, rowOf, type Times, worstP99 } from './back-office/measure.ts';
import { type Get, signIn } from './back-office/sign-in.ts';
import { atMost, type BenchResult, type BenchRow, describeMachine } from './bench-result.ts';
import { type ComparedDay, compareDay } from './finance/compare.ts';
import { daysOf, PAYMENTS, REPORTS } from './finance/requests.ts';
import { type SeededYear, SIZES, seedYear } from './finance/seed.ts';
import { countWrong } from './finance/seed-money.ts';
import { startChild } from './process/child-server.ts';

const SECRET = 'a-secret-only-benches-use-0123456789abcdef';
const ROUNDS = 40;
const DISTANT = 2_500;
const BARS = { firstMs: 300, distantMs: 500, closeS: 60 } as const;

const round = (value: number) => Math.round(value * 10) / 10;
const load = () => round(loadavg()[0] ?? 0);

/** Closes every month that is over, the oldest first, as finance does it. Returns the seconds of each. */
async function closeMonths(
  client: TestClient,
): Promise<readonly { readonly month: string; readonly seconds: number }[]> {
  const { body } = await client.call(invoice.months, {});
  const closed: { month: string; seconds: number }[] = [];
  for (const { month, state } of body.rows.toReversed()) {
    if (state !== 'open') continue;
    const startedAtMs = performance.now();
    const answer = await client.call(invoice.close, { params: { month }, body: { password: PASSWORD } });
    if (answer.status !== 200) throw new Error(`${month} was not closed: ${JSON.stringify(answer.failure)}`);
    closed.push({ month, seconds: round((performance.now() - startedAtMs) / 1_000) });
  }
  return closed;
}

/** The yen by which the invoices differ from the payments of the closed months, computed from the payments alone. */
async function invoiceDifference(db: Db): Promise<number> {
  const { rows } = await sql<{ yen: number }>`
    with span as (
      select (to_date(max(month), 'YYYY-MM') + interval '1 month')::timestamp at time zone 'Asia/Tokyo' as ends
      from accounting_month
    ), kept as (
      select floor(amount_yen * (commission_rate / 10000.0)) as yen, captured_at, state, updated_at
      from payment where captured_at is not null
    )
    select (select sum(total_yen) from invoice)
      - (select sum(yen) from kept, span where captured_at < ends)
      + (select coalesce(sum(yen), 0) from kept, span where state = 'REFUNDED' and updated_at < ends) as yen`.execute(
    db,
  );
  return Math.abs(Number(rows[0]?.yen ?? Number.NaN));
}

/** Every report's first page, and the longest list far down. */
async function measureReports(get: Get, seeded: SeededYear) {
  const first: Times[] = [];
  for (const [what, address] of Object.entries({
    'platform: payments': PAYMENTS,
    ...REPORTS(seeded, daysOf(Date.now())),
  })) {
    first.push(await measure(what, ROUNDS, () => get(address)));
  }
  const what = `platform: payments, page ${DISTANT}`;
  const distant = await measure(what, ROUNDS / 2, () => get(`${PAYMENTS}?page=${DISTANT}`));
  return { first, distant };
}

const comparisonBars = (day: ComparedDay) => [
  atMost('comparison: orders never asked about', day.neverAsked, 0),
  atMost('comparison: orders asked about more than twice', day.askedMoreOften, 0),
  // The queue takes one job at a time, so that only the order of the killed worker is asked about again.
  atMost('comparison: orders asked about twice', day.askedTwice, 1),
  atMost('comparison: unfinished runs', day.unfinishedRuns, 0),
  atMost('comparison: differences not found, or too many', day.wrongDifferences, 0),
];

/** Fills a database with a year, and returns what the seeding took. */
async function prepare(db: Db, weddings: number) {
  const startedAtMs = performance.now();
  const seeded = await seedYear(db, SECRET, weddings);
  const seedS = round((performance.now() - startedAtMs) / 1_000);
  const wrong = await countWrong(db);
  if (wrong !== 0) throw new Error(`the seeded books are wrong: ${wrong} rows or yen`);
  const { rows } = await sql<{ gb: number }>`select pg_database_size(current_database()) / 1e9 as gb`.execute(db);
  return { seeded, seedS, databaseGb: round(Number(rows[0]?.gb)) };
}

/** The product on this database, as production runs it. */
async function measureProduct(db: Db, databaseUrl: string, seeded: SeededYear) {
  const product = await startChild(path.join(import.meta.dirname, 'api/serve-product.ts'), await freePort(), {
    ...{ STAGE: 'test', DATABASE_URL: databaseUrl, SECRET },
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'kotohogi-bench-')),
  });
  try {
    const { client, get } = await signIn(product.url, seeded.email);
    const closed = await closeMonths(client);
    await sql`vacuum analyze`.execute(db);
    const reports = await measureReports(get, seeded);
    const idle = await measure('a request that reads one row', ROUNDS, () => get(`/facilities/${seeded.largest}`));
    return { closed, idle, ...reports };
  } finally {
    await product.stop();
  }
}

/**
 * A year of a company: its reports, the closing of its months, and a morning's comparison with the gateway, whose worker
 * is killed half-way. Takes up to 40 minutes and temporarily 4 GB of disk. `weddings`: fewer, for development.
 */
export async function run([size]: readonly string[]): Promise<BenchResult> {
  const weddings = size === undefined ? SIZES.weddings : Number(size);
  const teardown = await setupPostgres();
  try {
    await using database = await testDatabase(migrate);
    const { db } = connect(database.url, createLog('silent', 'bench'), 4);
    try {
      const loadBefore = load();
      const { seeded, ...seeding } = await prepare(db, weddings);
      const loadSeeded = load();
      const { closed, first, distant, idle } = await measureProduct(db, database.url, seeded);
      const loadMeasured = load();
      const invoicesDiffer = await invoiceDifference(db);
      const day = await compareDay(db, database.url, SECRET);
      const closing: BenchRow[] = closed.map(({ month, seconds }) => ({ what: `closing of ${month}`, seconds }));
      return {
        name: 'finance-year',
        machine: describeMachine(),
        rows: [...[...first, distant, idle].map(rowOf), ...closing, { what: 'comparison of a morning', ...day }],
        ratios: {
          ...{ ...SIZES, weddings, payments: seeded.payments, ...seeding },
          ...{ loadBefore, loadSeeded, loadMeasured, loadAfter: load() },
        },
        bars: [
          atMost('first page of any report, p99 ms', worstP99(first), BARS.firstMs),
          atMost(`page ${DISTANT} of the payments, p99 ms`, p99(distant), BARS.distantMs),
          atMost('closing of a month, seconds', Math.max(...closed.map(({ seconds }) => seconds)), BARS.closeS),
          atMost('yen by which invoices differ from payments', invoicesDiffer, 0),
          ...comparisonBars(day),
        ],
      };
    } finally {
      await db.destroy();
    }
  } finally {
    await teardown();
  }
}
