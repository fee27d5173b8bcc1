import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { formatJst } from '@kotohogi/domain/kernel/jst';
import { isNight } from '@kotohogi/domain/mailing/occasions';
import { testDatabase } from '@kotohogi/testkit/postgres';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { createLog } from '../log/log.ts';
import { momentFor } from './dates.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let connection: ReturnType<typeof connect>;
beforeAll(async () => {
  database = await testDatabase(migrate);
  connection = connect(database.url, createLog('silent', 'test'), 2);
});
afterAll(async () => {
  await connection.db.destroy();
  await database.drop();
});

/** Zones with and without daylight saving time, in both hemispheres, with unusual offsets, and Japan's own. */
const ZONES = [
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'UTC',
] as const;

interface Wall {
  readonly at: Instant;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly clock: string;
}

/**
 * Moments every ninety minutes around a year's daylight saving changes and every 37 hours in between, with the local
 * time in a zone by the database's own time zone tables.
 */
async function wallClocks(zone: string): Promise<readonly Wall[]> {
  const { rows } = await sql<{ ms: number; year: number; month: number; day: number; clock: string }>`
    with moments as (
      select generate_series('2027-01-01'::timestamptz, '2028-01-01'::timestamptz, interval '37 hours') as at
      union select generate_series(d, d + interval '3 days', interval '90 minutes')
      from unnest(array['2027-03-13', '2027-03-27', '2027-04-03', '2027-10-02', '2027-10-30', '2027-11-06']::timestamptz[]) as d
    )
    select (extract(epoch from at) * 1000)::float8 as ms,
      extract(year from at at time zone ${zone})::int as year, extract(month from at at time zone ${zone})::int as month,
      extract(day from at at time zone ${zone})::int as day, to_char(at at time zone ${zone}, 'HH24:MI') as clock
    from moments`.execute(connection.db);
  return rows.map(({ ms, ...wall }) => ({ ...wall, at: instant(Math.round(ms)) }));
}

describe.each(ZONES)('given a ceremony and a guest in the time zone %s', zone => {
  test('when a mail states a time, then it is Japan time and, if different, the guest’s local time, with or without daylight saving time', async () => {
    const walls = await wallClocks(zone);
    expect(walls.length).toBeGreaterThan(400);
    for (const { at, year, month, day, clock } of walls) {
      const [home = '', own] = momentFor(at, 'ja', zone).split('\n');
      const [date = '', time = ''] = formatJst(at).split(' ');
      expect(home).toMatch(new RegExp(`^${date.replace(/-0?/g, '\\D')}日（.）${time}（日本時間）$`));
      const isSame = `${year}-${month}-${day} ${clock}` === `${date.replace(/-0/g, '-')} ${time}`;
      if (isSame) expect(own).toBeUndefined();
      else expect(own).toMatch(new RegExp(`^${year}年${month}月${day}日（.）${clock}（`));
    }
  });

  test('when it is between 21:00 and 8:00 there, then it counts as night, to the minute', async () => {
    for (const { at, clock } of await wallClocks(zone)) {
      expect(isNight(zone, at), `${zone} ${clock}`).toBe(clock >= '21:00' || clock < '08:00');
    }
  });
});
