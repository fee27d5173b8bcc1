import { get } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { wedding } from '@kotohogi/contract/wedding';
import type { FacilityId, HallId } from '@kotohogi/domain/kernel/ids';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import type { Grant } from '@kotohogi/domain/permission/grants';
import { buildAttendant, buildVenue, buildWedding } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { signInUser } from '@kotohogi/testkit/participants';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

const HEADER =
  'id,key,reservationId,facility,hall,dateTime,couple,email,band,status,liveState,' +
  'guestsLive,guestsArchive,guestsAbsent,giftCount,giftSum,paymentState,created,updated';

const venue = () => buildVenue(product.db);
const administrator = () => signInUser(product, { scope: 'admin', role: 'administrator' });

const ask = (browser: TestClient, facilityId: number, query: Record<string, unknown> = {}) =>
  browser.send(wedding.csv, { params: { facilityId }, query });

/** 100,000 weddings, ten in each minute, in one statement. */
async function buildMany(facilityId: FacilityId, hallId: HallId): Promise<void> {
  await sql`
    insert into wedding (facility_id, hall_id, key, reservation_id, starts_at, email)
    select ${facilityId}::integer, ${hallId}::integer, 'many-' || n, 'M-' || n,
           timestamptz '2026-01-01 09:00+09' + (n / 10) * interval '1 minute', 'couple-' || n || '@example.jp'
    from generate_series(1, 100000) n
  `.execute(product.db);
}

/** Heap size after garbage collection. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

/** For each export that is idle between two batches, the time it became idle. */
async function pendingExports(): Promise<readonly string[]> {
  const { rows } = await sql<{ since: string }>`
    select state_change::text as since from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'
  `.execute(product.db);
  return rows.map(row => row.since);
}

/** Waits until an export has not moved for this many checks. */
async function untilItWaits(polls: number): Promise<void> {
  let [seen, last] = [0, ''];
  await eventually('an export that waits for its reader', async () => {
    const [since = ''] = await pendingExports();
    seen = since !== '' && since === last ? seen + 1 : 0;
    last = since;
    return seen >= polls || undefined;
  });
}

describe('given an administrator of the platform who exports the weddings of a facility', () => {
  test('then it has its columns in order, a BOM, CRLF, dates in Japan time, and no formula', async () => {
    const place = await venue();
    const { weddingId, key } = await buildWedding(product.db, {
      ...place,
      startsAt: parseJst('2026-12-19 13:00'),
    });
    for (const answer of ['attendance', 'attendance', 'absence'] as const) {
      const { attendantId } = await buildAttendant(product.db, weddingId);
      await product.db.updateTable('attendant').set({ answer }).where('id', '=', attendantId).execute();
    }
    await product.db
      .updateTable('wedding')
      .set({
        reservation_id: '=HYPERLINK("https://example.com")',
        num_of_attendees_div: '5',
        created_at: sql`timestamptz '2026-10-01 15:04:05Z'`,
        updated_at: sql`timestamptz '2026-10-31 23:59:59.9+09'`,
      })
      .where('id', '=', weddingId)
      .execute();

    const answer = await ask(await administrator(), place.facilityId);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="weddings-2026-11-20.csv"');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const mail = await product.db.selectFrom('wedding').select('email').where('id', '=', weddingId).executeTakeFirst();
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      HEADER,
      `${weddingId},${key},"'=HYPERLINK(""https://example.com"")",ホテル・ルミエール軽井沢,ガーデンチャペル 木洩れ日,` +
        `2026-12-19T13:00:00+09:00,小林 陽翔・佐藤 結衣,${mail?.email},5,inviting,pending,` +
        '2,0,1,0,0,not-payment,2026-10-02T00:04:05+09:00,2026-10-31T23:59:59+09:00',
      '',
    ]);
  });

  test('then it contains what the list with the same filters finds, in its order, and the export is audited', async () => {
    const place = await venue();
    const dates = ['2026-12-19 13:00', '2026-12-20 10:00', '2026-12-20 10:00', '2027-01-09 11:00'] as const;
    for (const date of dates) await buildWedding(product.db, { ...place, startsAt: parseJst(date) });
    const staff = await administrator();
    const query = { dateFrom: '2026-12-19', dateTo: '2026-12-31', paymentState: 'not-payment' };
    const list = await staff.call(wedding.list, { params: { facilityId: place.facilityId }, query });
    const lines = (await (await ask(staff, place.facilityId, query)).text()).split('\r\n').slice(1, -1);
    expect(lines.map(line => Number(line.split(',')[0]))).toEqual(list.body.rows.map(row => row.id));
    expect(lines).toHaveLength(3);

    const audit = await product.db
      .selectFrom('audit')
      .select(['action', 'actor_kind', 'detail'])
      .where('facility_id', '=', place.facilityId)
      .execute();
    expect(audit).toEqual([{ action: 'wedding.csv', actor_kind: 'user', detail: query }]);
  });

  test('then a facility without weddings gives a file with the header only', async () => {
    const { facilityId } = await venue();
    expect(await (await ask(await administrator(), facilityId)).text()).toBe(`${HEADER}\r\n`);
  });

  test('then other platform roles may not export, and neither may roles of a company, which cannot read weddings', async () => {
    const { companyId, facilityId } = await venue();
    const others: Grant[] = [
      { scope: 'company', companyId, role: 'administrator' },
      { scope: 'admin', role: 'manager' },
      { scope: 'admin', role: 'cross-facility-financial-manager' },
      { scope: 'admin', role: 'viewer' },
    ];
    for (const grant of others) {
      const refused = await (await signInUser(product, grant)).call(wedding.csv, { params: { facilityId } });
      expect(refused.status, grant.role).toBe(403);
    }
  });
});

describe('given 100,000 weddings', () => {
  let facilityId: FacilityId;
  let staff: TestClient;
  beforeAll(async () => {
    const place = await venue();
    facilityId = place.facilityId;
    await buildMany(facilityId, place.hallId);
    staff = await administrator();
  });

  test('when they are exported, then each is included once, and the memory does not grow with them', async () => {
    const answer = await ask(staff, facilityId);
    const ids = new Uint8Array(1_000_000);
    let [rows, twice, sincePoll, most, rest] = [0, 0, 0, 0, ''];
    const before = heapBytes();
    for await (const text of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const lines = `${rest}${text}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const id = Number(line.slice(0, line.indexOf(',')));
        if (!(id > 0)) continue;
        rows += 1;
        twice += ids[id] ?? 0;
        ids[id] = 1;
      }
      sincePoll += lines.length;
      if (sincePoll < 10_000) continue;
      sincePoll = 0;
      most = Math.max(most, heapBytes() - before);
    }
    expect({ rows, twice, rest }).toEqual({ rows: 100_000, twice: 0, rest: '' });
    expect(most).toBeLessThan(64 * 1_048_576);
  });

  test('when the client stops reading, then the query waits; when it disconnects, then the query ends', async () => {
    const address = new URL(`/api/facilities/${facilityId}/weddings/csv`, product.url);
    // A separate socket, which is read once and then not again.
    const call = get(address, { headers: { cookie: staff.cookieHeader() }, agent: false });
    call.on('response', answer => answer.once('readable', () => answer.read()));
    await untilItWaits(15);
    call.destroy();
    await eventually('the end of the transaction', async () => (await pendingExports()).length === 0 || undefined);
  });
});
