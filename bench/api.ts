import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { session } from '@kotohogi/contract/session';
import { connect } from '@kotohogi/server/platform/db/connect';
import { migrate } from '@kotohogi/server/platform/db/migrate';
import { createLog } from '@kotohogi/server/platform/log/log';
import { PASSWORD } from '@kotohogi/testkit/builders';
import { TestClient } from '@kotohogi/testkit/client';
import { setupPostgres, testDatabase } from '@kotohogi/testkit/postgres';
import { freePort } from '@kotohogi/testkit/product';
import autocannon from 'autocannon';
import { seedWeddings } from './api/seed-weddings.ts';
import { atLeast, atMost, type BenchResult, type BenchRow, describeMachine } from './bench-result.ts';
import { startChild } from './process/child-server.ts';

const WEDDINGS = 100_000;
const SECONDS = 8;

/** The requests: the first page, a distant page, filters. */
const QUESTIONS = {
  'first page': '',
  'page 2,500': '?page=2500',
  'month of the date': '?dateFrom=2026-11-01&dateTo=2026-11-30',
  'reservation id': '?reservationId=R-2026-0421',
  'name of the couple': `?name=${encodeURIComponent('佐藤結')}`,
} as const;

interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failures: number;
}

let callers = 0;

/**
 * A client address that has not called yet: the product, which trusts the proxy in front of it, rate-limits each
 * caller.
 */
function nextCaller(): string {
  callers++;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
}

async function load(url: string, cookie: string, connections: number): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    requests: [{ setupRequest: request => ({ ...request, headers: { cookie, 'x-forwarded-for': nextCaller() } }) }],
  });
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}

/**
 * The list of weddings over 100,000 rows: the product compared to bare Fastify and pg, and each kind of request by
 * itself.
 */
export async function run(): Promise<BenchResult> {
  const teardown = await setupPostgres();
  try {
    await using database = await testDatabase(migrate);
    const { db } = connect(database.url, createLog('silent', 'bench'), 4);
    const { facilityId, email } = await seedWeddings(db, WEDDINGS);
    await db.destroy();
    const env = {
      STAGE: 'test',
      DATABASE_URL: database.url,
      SECRET: 'a-secret-only-benches-use-0123456789abcdef',
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'kotohogi-bench-')),
    };
    const product = await startChild(path.join(import.meta.dirname, 'api/serve-product.ts'), await freePort(), env);
    const bare = await startChild(path.join(import.meta.dirname, 'api/serve-bare.ts'), await freePort(), env);
    try {
      const client = new TestClient(product.url);
      await client.call(session.login, { body: { email, password: PASSWORD } });
      const cookie = client.cookieHeader();
      const list = `/api/facilities/${facilityId}/weddings`;
      await load(product.url + list, cookie, 4);
      const yardstick = await load(bare.url + list, cookie, 8);
      const ours = await load(product.url + list, cookie, 8);
      const rows: BenchRow[] = [
        { what: 'bare Fastify + pg, first page, 8 at once', ...yardstick },
        { what: 'product, first page, 8 at once', ...ours },
      ];
      for (const [what, query] of Object.entries(QUESTIONS)) {
        rows.push({ what: `product, ${what}, 1 at a time`, ...(await load(product.url + list + query, cookie, 1)) });
      }
      const single = rows.slice(2);
      const ratio = ours.perSecond / yardstick.perSecond;
      return {
        name: 'api',
        machine: describeMachine(),
        rows,
        ratios: { 'product ÷ bare, requests per second': Math.round(ratio * 1000) / 1000 },
        bars: [
          atLeast('requests per second compared to bare Fastify + pg', ratio, 0.4),
          atLeast(
            'responses per second of the slowest request',
            Math.min(...rows.map(row => Number(row.perSecond))),
            1,
          ),
          atMost('p99 of any request, ms', Math.max(...single.map(row => Number(row.p99Ms))), 50),
          atMost(
            'failed requests',
            rows.reduce((sum, row) => sum + Number(row.failures), 0),
            0,
          ),
        ],
      };
    } finally {
      await product.stop();
      await bare.stop();
    }
  } finally {
    await teardown();
  }
}
