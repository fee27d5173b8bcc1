import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '@kotohogi/server/platform/db/connect';
import { migrate } from '@kotohogi/server/platform/db/migrate';
import { createLog } from '@kotohogi/server/platform/log/log';
import { setupPostgres, testDatabase } from '@kotohogi/testkit/postgres';
import { freePort } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { measure, p99, rowOf, type Times, worstP99 } from './back-office/measure.ts';
import { LISTS, MARKETING, SEARCHES, TEXTS } from './back-office/requests.ts';
import { type Seeded, SIZES, seedBackOffice } from './back-office/seed.ts';
import { type Get, signIn } from './back-office/sign-in.ts';
import { atMost, type BenchResult, type BenchRow, describeMachine } from './bench-result.ts';
import { startChild } from './process/child-server.ts';

const ROUNDS = { list: 60, search: 10, marketing: 3 };
/** A search runs at every keystroke, a list is opened once, a distant page hardly ever. Busy machines need the room. */
const BARS_MS = { search: 100, first: 300, distant: 500, marketing: 5_000 };

/** Each list: its first page, and page 2,500 (the last one of a shorter list). */
async function measureLists(get: Get, seeded: Seeded) {
  const first: Times[] = [];
  const distant: Times[] = [];
  for (const [what, address] of Object.entries(LISTS(seeded))) {
    const page = (n: number) => `${address}${address.includes('?') ? '&' : '?'}page=${n}`;
    first.push(await measure(`${what}, first page`, ROUNDS.list, () => get(page(1))));
    distant.push(await measure(`${what}, page 2,500`, ROUNDS.list / 2, () => get(page(2_500))));
  }
  return { first, distant };
}

/** Each search area with every text; the slowest text is a row of its own. */
async function measureSearches(get: Get, seeded: Seeded) {
  const areas: Times[] = [];
  const slowest: BenchRow[] = [];
  for (const [what, address] of Object.entries(SEARCHES(seeded))) {
    const byText: Times[] = [];
    for (const text of TEXTS) {
      const q = encodeURIComponent(text);
      byText.push(await measure(`${what}: ${text}`, ROUNDS.search, () => get(`${address}?q=${q}`)));
    }
    areas.push({ what, ms: byText.flatMap(times => times.ms) });
    const [worst] = byText.map(rowOf).sort((a, b) => b.p50Ms - a.p50Ms);
    if (worst !== undefined) slowest.push({ ...worst, what: `slowest text of ${worst.what}` });
  }
  return { areas, slowest };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Sends one request at a time and records the load of the machine, because other work slows down every request. */
async function measureProduct(
  url: string,
  seeded: Seeded,
  seeding: Readonly<Record<string, number>>,
): Promise<BenchResult> {
  const { get } = await signIn(url, seeded.email);
  const loadBefore = loadavg()[0] ?? 0;
  const { areas, slowest } = await measureSearches(get, seeded);
  const { first, distant } = await measureLists(get, seeded);
  const marketing: Times[] = [];
  for (const part of MARKETING) {
    const address = `/facilities/${seeded.hotel}/marketing${part}`;
    marketing.push(await measure(`marketing${part} of five years`, ROUNDS.marketing, () => get(address)));
  }
  const idle = await measure('a request that reads one row', ROUNDS.list, () => get(`/facilities/${seeded.largest}`));
  return {
    name: 'back-office',
    machine: describeMachine(),
    rows: [...[...areas, ...first, ...distant, ...marketing, idle].map(rowOf), ...slowest],
    ratios: { ...seeding, ...SIZES, loadBefore: round(loadBefore), loadAfter: round(loadavg()[0] ?? 0) },
    bars: [
      ...areas.map(times => atMost(`${times.what}, p99 ms`, p99(times), BARS_MS.search)),
      atMost('first page of any list, p99 ms', worstP99(first), BARS_MS.first),
      atMost('page 2,500 of any list, p99 ms', worstP99(distant), BARS_MS.distant),
      atMost('a part of marketing, p99 ms', worstP99(marketing), BARS_MS.marketing),
    ],
  };
}

/** Fills a database, starts the product on it and measures it; takes up to 15 minutes and temporarily 5 GB of disk. */
export async function run(): Promise<BenchResult> {
  const teardown = await setupPostgres();
  try {
    await using database = await testDatabase(migrate);
    const { db } = connect(database.url, createLog('silent', 'bench'), 4);
    const startedAtMs = performance.now();
    const seeded = await seedBackOffice(db);
    const seedS = round((performance.now() - startedAtMs) / 1_000);
    const { rows } = await sql<{ gb: number }>`select pg_database_size(current_database()) / 1e9 as gb`.execute(db);
    await db.destroy();
    const product = await startChild(path.join(import.meta.dirname, 'api/serve-product.ts'), await freePort(), {
      STAGE: 'test',
      DATABASE_URL: database.url,
      SECRET: 'a-secret-only-benches-use-0123456789abcdef',
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'kotohogi-bench-')),
    });
    try {
      return await measureProduct(product.url, seeded, { seedS, databaseGb: round(Number(rows[0]?.gb)) });
    } finally {
      await product.stop();
    }
  } finally {
    await teardown();
  }
}
