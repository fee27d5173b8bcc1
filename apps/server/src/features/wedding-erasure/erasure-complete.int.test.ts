import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { attendant } from '@kotohogi/contract/attendant';
import { attendantSelf } from '@kotohogi/contract/attendant-self';
import { congratulation } from '@kotohogi/contract/congratulation';
import { user } from '@kotohogi/contract/user';
import { PERSONAL_DATA } from '@kotohogi/db/personal-data';
import type { Treatment } from '@kotohogi/db/personal-data.types';
import type { AttendantId, FacilityId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { createFileStore } from '@kotohogi/storage-fs';
import { buildAttendant, buildSlot, buildUser, signInGuest } from '@kotohogi/testkit/builders';
import { buildParticipants, signIn } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Made-up names: any trace of them after an erasure was left behind. */
const GUEST = 'qzxguest';
const COUPLE = 'qzxcouple';

let product: TestProduct;
let folder: string;
const logFile = () => path.join(folder, 'log');
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kotohogi-erasure-'));
  const backup = createFileStore(path.join(folder, 'backup'), { urlKey: '' });
  // Without a worker, so that the jobs and their payloads stay for inspection.
  product = await startTestProduct({ isWithoutWorker: true, logFile: logFile(), backup });
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNeeded: boolean;
}

async function realColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`select table_name as table, column_name as column, data_type as type,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' as "isNeeded"
    from information_schema.columns where table_schema = 'public' and table_name <> 'migration'`.execute(product.db);
  return rows;
}

const classified = Object.entries(PERSONAL_DATA).flatMap(([table, classes]) =>
  classes.flatMap(({ treatment, columns, why }) =>
    columns.split(' ').map(column => ({ table, column, treatment, why })),
  ),
);

test('every column of the database states once how an erasure treats it, and kept columns state why', async () => {
  const name = ({ table, column }: { readonly table: string; readonly column: string }) => `${table}.${column}`;
  expect(classified.map(name).sort(), 'the columns in db/personal-data.ts').toEqual(
    (await realColumns()).map(name).sort(),
  );
  for (const { treatment, why } of classified) expect(why !== undefined).toBe(treatment === 'kept');
});

const FILLED: Readonly<Record<string, () => unknown>> = {
  text: () => 'x',
  jsonb: () => '{}',
  bytea: () => Buffer.from(randomUUID()),
  boolean: () => true,
  'timestamp with time zone': () => new Date(product.clock.now()).toISOString(),
  date: () => '2026-12-19',
  uuid: randomUUID,
  ARRAY: () => [],
};

/** Adds a row; required columns that are not given get a value of their type. Returns its id, if it has one. */
async function add(table: string, given: Readonly<Record<string, unknown>>): Promise<number> {
  const needed = (await realColumns()).filter(one => one.table === table && one.isNeeded && !(one.column in given));
  const filled = Object.fromEntries(needed.map(({ column, type }) => [column, FILLED[type]?.() ?? 1]));
  const row = { ...filled, ...given };
  const { rows } = await sql<{ id?: number }>`insert into ${sql.table(table)}
    (${sql.join(Object.keys(row).map(column => sql.ref(column)))}) values (${sql.join(Object.values(row))})
    returning *`.execute(product.db);
  return rows[0]?.id ?? 0;
}

/** Adds a row to every table that refers to a guest. */
async function addAllOf(weddingId: WeddingId, facilityId: FacilityId, attendantId: AttendantId) {
  const own = { wedding_id: weddingId, attendant_id: attendantId };
  const paid = {
    ...own,
    facility_id: facilityId,
    purpose: 'gift',
    method: 'CREDIT',
    state: 'CAPTURED',
    amount_yen: 10_000,
  };
  const paymentId = await add('payment', {
    ...paid,
    order_id: `E-${attendantId}`,
    commission_rate: 500,
    captured_at: FILLED['timestamp with time zone']?.(),
  });
  await add('gift', { ...own, payment_id: paymentId });
  const number = `E-${attendantId}`;
  await add('receipt', { attendant_id: attendantId, payment_id: paymentId, number, name: GUEST });
  await add('download_link', own);
  await add('companion', { attendant_id: attendantId, place: 0 });
  await add('leaf_thanks', own);
  await add('reaction', { ...own, phase: 'live' });
  await add('mail_token', { ...own, purpose: 'magic-link', payload: '{}' });
  await add('mail_refusal', own);
  await add('mail_opt_out', { ...own, choice: 'notice' });
  await add('occasion_mail', { attendant_id: attendantId, occasion: 'delayed' });
  const notificationId = await add('notification', { wedding_id: weddingId, level: 'info', by_mail: true });
  await add('notification_mail', { notification_id: notificationId, attendant_id: attendantId });
  const session = await product.db
    .selectFrom('session')
    .select('id_hash')
    .where('attendant_id', '=', attendantId)
    .executeTakeFirstOrThrow();
  await add('live_device', { attendant_id: attendantId, session_hash: session.id_hash });
}

/** Adds a row to every table that refers to a wedding but not to a guest. */
async function addAllOfWedding(weddingId: number, facilityId: number, userId: number) {
  await add('deposit_account', { wedding_id: weddingId, account_number: '1234567' });
  const transfer = { number: 0, attempt: 1, state: 'canceled' };
  const fileId = await add('transfer_file', { facility_id: facilityId, content: Buffer.from(COUPLE) });
  const inFile = { ...transfer, wedding_id: weddingId, facility_id: facilityId, file_id: fileId };
  const transferId = await add('transfer', inFile);
  const linkedAt = FILLED['timestamp with time zone']?.();
  await add('bank_line', { transfer_id: transferId, score: 100, linked_at: linkedAt });
  const sides = { debit_account: 'film-revenue', credit_account: 'commission-payable', state: 'waiting' };
  const corrected = { facility_id: facilityId, wedding_id: weddingId, proposed_by: userId };
  await add('correction', { ...sides, ...corrected, reason: COUPLE });
  await add('photo', { wedding_id: weddingId });
  await add('invitation_preview', { wedding_id: weddingId });
  await add('caption', { wedding_id: weddingId, language: 'ja' });
  await add('poster', { wedding_id: weddingId });
  await add('chapter', { wedding_id: weddingId });
  await add('live_event', { wedding_id: weddingId });
  await add('recording_backup', { wedding_id: weddingId, state: 'kept', sha256: 'x' });
  await add('video_upload', { wedding_id: weddingId, platform: 'channel', state: 'uploading' });
  // One that the wedding was made of, and one that only its address belongs to.
  await add('temporary_wedding', { facility_id: facilityId, wedding_id: weddingId });
  await add('temporary_wedding', { facility_id: facilityId });
  await add('api_key', { user_id: userId });
  await add('saved_filter', { user_id: userId });
}

/** Columns whose constraints keep them from holding any name. */
const OF_GUEST = [
  'attendant_answer.answer',
  'attendant_answer.source',
  // Has a name from the start, and does not change.
  'receipt.name',
  'mail_opt_out.choice',
  'occasion_mail.occasion',
];
const OF_WEDDING = [
  'organizer_profile.blood_type',
  'organizer_profile.colour',
  'deposit_account.account_number',
  // Has a name from the start, and does not change.
  'correction.reason',
];

interface Owner {
  readonly weddingId: number;
  readonly attendantIds: readonly number[];
  readonly userId: number;
  readonly facilityId: number;
}

function rowsOf(columns: readonly string[], table: string, owner: Owner) {
  const { weddingId, attendantIds, userId, facilityId } = owner;
  if (table === 'wedding') return sql`id = ${weddingId}`;
  if (table === 'attendant') return sql`id = any(${attendantIds})`;
  if (table === 'app_user') return sql`id = ${userId}`;
  if (table === 'temporary_wedding') return sql`facility_id = ${facilityId}`;
  if (columns.includes('attendant_id')) return sql`attendant_id = any(${attendantIds})`;
  if (columns.includes('wedding_id')) return sql`wedding_id = ${weddingId}`;
  if (table === 'bank_line') return sql`transfer_id in (select id from transfer where wedding_id = ${weddingId})`;
  if (columns.includes('user_id')) return sql`user_id = ${userId}`;
  return sql`facility_id = ${facilityId}`;
}

/** Writes a name into every column with one of these treatments; returns the columns that refused it. */
async function plant(name: string, treatments: readonly Treatment[], owner: Owner): Promise<string[]> {
  const real = await realColumns();
  const refused: string[] = [];
  // The audit and the hashes of failed logins are written only by the product.
  const erased = classified.filter(
    one => treatments.includes(one.treatment) && !['audit', 'login_failure'].includes(one.table),
  );
  for (const { table, column } of erased) {
    const type = real.find(one => one.table === table && one.column === column)?.type;
    const columns = real.filter(one => one.table === table).map(one => one.column);
    const value =
      type === 'text' ? sql`${name} || '/' || md5(random()::text)` : sql`jsonb_build_object('name', ${name}::text)`;
    if (type !== 'text' && type !== 'jsonb') continue;
    try {
      const { numAffectedRows = 0n } = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
        where ${rowsOf(columns, table, owner)}`.execute(product.db);
      expect([table, Number(numAffectedRows) > 0]).toEqual([table, true]);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      refused.push(`${table}.${column}`);
    }
  }
  return refused;
}

/** Where a name is still found: tables, jobs, files and their names, the log. */
async function traces(name: string, weddingId: number): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.keys(PERSONAL_DATA)) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(table)} t
      where to_jsonb(t)::text like ${`%${name}%`}`.execute(product.db);
    found.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  // The mail that confirms the erasure is the only job that may still mention them.
  const { rows } = await sql<{ job: string }>`select payload::text as job from graphile_worker._private_jobs
    where payload::text like ${`%${name}%`} and coalesce(payload ->> 'kind', '') <> 'erase-done'`.execute(product.db);
  found.push(...rows.map(({ job }) => `job ${job}`));
  for (const prefix of [`avatar/${weddingId}/`, `id-photo/${weddingId}/`, `photo/${weddingId}/`]) {
    for (const file of await product.objects.list(prefix)) {
      const content = await buffer(await product.objects.read(file));
      if (`${file} ${content}`.includes(name)) found.push(`file ${file}`);
    }
  }
  if ((await readFile(logFile(), 'utf8').catch(() => '')).includes(name)) found.push('log');
  return found;
}

/** Deletes the files that an erasure has left to its job. */
async function dropFiles(): Promise<void> {
  const { rows } = await sql<{ id: string; payload: object }>`select j.id, payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'weddingErasure.dropFiles'`.execute(product.db);
  for (const { id, payload } of rows) {
    await product.runJob('weddingErasure.dropFiles', payload);
    await sql`select graphile_worker.complete_jobs(array[${id}]::bigint[])`.execute(product.db);
  }
}

test('given names wherever a person can appear, when guest and wedding are erased, then none of them is left', async () => {
  const { db, clock, objects } = product;
  clock.set(parseJst('2026-12-20 10:00'));
  const participants = await buildParticipants(product, parseJst('2026-12-19 13:00'));
  const { params, weddingId, facilityId, key } = participants;
  const email = `${COUPLE}@example.jp`;
  const host = await buildUser(db, { scope: 'wedding', weddingId, role: 'organizer' });
  await db.updateTable('app_user').set({ name: COUPLE }).where('id', '=', host.userId).execute();
  const couple = await signIn(product, host.email);
  await couple.call(user.inviteHost, { params, body: { email } });
  await buildSlot(db, participants, { state: 'archived' });
  await addAllOfWedding(weddingId, facilityId, host.userId);
  const madeFile = { wedding_id: weddingId, language: 'ja', state: 'ready', object_key: 'made/1' };
  await add('made_file', madeFile);

  const guests = [await buildAttendant(db, weddingId, { name: GUEST }), await buildAttendant(db, weddingId)];
  const browsers = [];
  for (const guest of guests) {
    const browser = await signInGuest(product, product.visitor(), guest);
    browsers.push(browser);
    const body = { message: `${GUEST} おめでとう` };
    const sent = await browser.call(congratulation.send, { params, body }, { idempotencyKey: randomUUID() });
    expect(sent.status).toBe(200);
    const failed = { params: { wedding: key }, body: { email: guest.email, password: 'not this one' } };
    await product.visitor().call(attendant.login, failed);
    await addAllOf(weddingId, facilityId, guest.attendantId);
  }
  const [first, second] = guests.map(({ attendantId }) => attendantId);
  if (first === undefined || second === undefined) throw new Error('two guests');
  const owner = { weddingId, userId: host.userId, facilityId };
  expect(await plant(GUEST, ['guest'], { ...owner, attendantIds: [first] })).toEqual(OF_GUEST);
  await sql`select graphile_worker.add_job('mail.send', ${JSON.stringify({ to: 'a@example.jp', text: GUEST, reader: { weddingId, attendantId: first } })}::json)`.execute(
    db,
  );
  for (const folderName of ['avatar', 'id-photo']) {
    const file = `${folderName}/${weddingId}/${GUEST}.jpg`;
    await objects.put(file, Buffer.from(GUEST), 'image/jpeg');
    const column = folderName === 'avatar' ? 'avatar_key' : 'id_photo_key';
    await db
      .updateTable('attendant')
      .set({ [column]: file })
      .where('id', '=', first)
      .execute();
  }
  expect((await traces(GUEST, weddingId)).length).toBeGreaterThan(15);

  const page = browsers[0];
  const erased = await page?.call(attendantSelf.erase, { query: { weddingKey: key }, body: { isSure: true } });
  expect(erased?.status).toBe(200);
  const left = (await traces(GUEST, weddingId)).filter(trace => !trace.includes(`"attendant_id": ${second}`));
  expect(left).toEqual([]);

  await add('made_file', madeFile);
  const refused = await plant(COUPLE, ['guest', 'wedding', 'account'], { ...owner, attendantIds: [second] });
  expect(refused.sort()).toEqual([...OF_GUEST, ...OF_WEDDING].sort());
  await db
    .updateTable('wedding')
    .set({ erase_on: '2027-02-01', payment_state: 'deposited' })
    .where('id', '=', weddingId)
    .execute();
  // The couple registered with the address of their host account.
  const { email: hostEmail } = await db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', host.userId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('temporary_wedding')
    .set({ email: hostEmail })
    .where('facility_id', '=', facilityId)
    .where('wedding_id', 'is', null)
    .execute();
  clock.set(parseJst('2027-02-01 03:45'));
  await product.runJob('weddingErasure.erase');
  await dropFiles();
  expect(await traces(GUEST, weddingId)).toEqual([]);
  expect(await traces(COUPLE, weddingId)).toEqual([]);
  const files = await db.selectFrom('transfer_file').select('content').execute();
  expect(files).toEqual([{ content: null }]);
});
