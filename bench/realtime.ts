import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { deriveKeys } from '@kotohogi/server/platform/crypto/keys';
import { connect } from '@kotohogi/server/platform/db/connect';
import { migrate } from '@kotohogi/server/platform/db/migrate';
import { createLog } from '@kotohogi/server/platform/log/log';
import { setupPostgres, testDatabase } from '@kotohogi/testkit/postgres';
import { freePort } from '@kotohogi/testkit/product';
import {
  atLeast,
  atMost,
  type Bar,
  type BenchResult,
  type BenchRow,
  describeMachine,
  percentile,
} from './bench-result.ts';
import { startChild } from './process/child-server.ts';
import type { Orders, Seen } from './realtime/crowd.ts';
import { seedGuests } from './realtime/guests.ts';

const SECRET = 'a-secret-only-benches-use-0123456789abcdef';
const CROWDS = [1_000, 3_000] as const;
const PER_SECOND = 20;
const SECONDS = 20;

async function gather(databaseUrl: string, guests: number): Promise<{ row: BenchRow; bars: Bar[] }> {
  const { db } = connect(databaseUrl, createLog('silent', 'bench'), 2);
  const guestList = await seedGuests(db, deriveKeys(SECRET).cookie, guests);
  await db.destroy();
  const folder = await mkdtemp(path.join(tmpdir(), 'kotohogi-bench-'));
  const env = { STAGE: 'test', DATABASE_URL: databaseUrl, SECRET, DATA_DIR: folder };
  const server = await startChild(path.join(import.meta.dirname, 'api/serve-product.ts'), await freePort(), env);
  try {
    const orders: Orders = { url: server.url, ...guestList, perSecond: PER_SECOND, seconds: SECONDS };
    const file = path.join(folder, 'orders.json');
    await writeFile(file, JSON.stringify(orders));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [path.join(import.meta.dirname, 'realtime/crowd.ts'), file],
      {
        maxBuffer: 64 * 2 ** 20,
      },
    );
    const seen = JSON.parse(stdout) as Seen;
    const lost = seen.sent * seen.connected - seen.received;
    const p99 = percentile(seen.delaysMs, 0.99);
    return {
      row: {
        guests: seen.connected,
        sent: seen.sent,
        received: seen.received,
        lost,
        p50Ms: percentile(seen.delaysMs, 0.5),
        p99Ms: p99,
        serverMb: Math.round((await server.memoryBytes()) / 2 ** 20),
      },
      bars: [
        atLeast(`${guests} guests: connected`, seen.connected, guests),
        atMost(`${guests} guests: reactions lost`, lost, 0),
        atMost(`${guests} guests: p99, ms`, p99, 250),
      ],
    };
  } finally {
    await server.stop();
  }
}

/** One room, twenty reactions a second, everyone receives every one: 1,000 and 3,000 guests. */
export async function run(): Promise<BenchResult> {
  const teardown = await setupPostgres();
  try {
    const rows: BenchRow[] = [];
    const bars: Bar[] = [];
    for (const guests of CROWDS) {
      await using database = await testDatabase(migrate);
      const found = await gather(database.url, guests);
      rows.push(found.row);
      bars.push(...found.bars);
    }
    return { name: 'realtime', machine: describeMachine(), rows, ratios: {}, bars };
  } finally {
    await teardown();
  }
}
