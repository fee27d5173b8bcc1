import { account } from '@kotohogi/contract/account';
import { session } from '@kotohogi/contract/session';
import { buildVenue, buildWedding } from '@kotohogi/testkit/builders';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deriveKeys, seal, unseal } from '../platform/crypto/keys.ts';
import { createOutgoing } from '../platform/mail/outgoing.ts';
import { checkIntegrity } from './check.ts';
import type { AdminDeps, Command, Options } from './command.ts';
import { createAdministrator } from './create-administrator.ts';
import { listJobs, retryJob } from './jobs.ts';
import { reseal, SEALED_COLUMNS } from './reseal.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const keys = deriveKeys('the present secret of this installation');

/** Runs a command and returns what it prints. */
async function run(
  command: Command,
  options: Options = {},
  oldSecret?: string,
  lines: string[] = [],
): Promise<string[]> {
  const deps: AdminDeps = {
    config: { publicUrl: product.url },
    keys,
    oldSecret,
    db: product.db,
    objects: product.objects,
    mails: createOutgoing({
      productName: { ja: 'ことほぎ', en: 'Kotohogi' },
      publicUrl: product.url,
      linkKey: keys.link,
      personalUrl: async (_, __, url) => url,
    }),
    clock: product.clock,
    print: line => lines.push(line),
  };
  await command.run(deps, options);
  return lines;
}

const tokenIn = (text = '') => /invites\/([\w-]+)\/activate/.exec(text)?.[1] ?? '';
const form = { name: '長谷川 晃太郎', password: 'correct horse battery', isAgreed: true };

describe('given a platform without an administrator', () => {
  test('when one is created, then the mailed and printed link signs them in, once, and a second needs --force', async () => {
    const email = 'first@example.jp';
    const [, before = ''] = await run(createAdministrator, { email });
    const [, link = ''] = await run(createAdministrator, { email });
    const [mail] = await product.mailsTo(email, 'staff-invite', 2);
    expect([tokenIn(mail?.text), link]).toEqual([tokenIn(link), expect.stringContaining(product.url)]);

    const browser = product.visitor();
    const params = { token: tokenIn(link) };
    expect((await browser.call(account.readInvite, { params: { token: tokenIn(before) } })).status).toBe(404);
    expect((await browser.call(account.readInvite, { params })).body).toMatchObject({
      ...{ kind: 'staff', email, scope: 'admin', role: 'administrator', areaName: '', hasPassword: false },
    });
    const entered = await browser.call(account.activate, { params, body: form });
    expect([entered.status, entered.body]).toMatchObject([200, { scope: 'admin' }]);
    const { body } = await browser.call(session.load, { query: {} });
    expect([body.user?.name, body.user?.adminAttr]).toEqual([form.name, [{ role: 'administrator' }]]);
    expect((await product.visitor().call(account.activate, { params, body: form })).status).toBe(404);

    await expect(run(createAdministrator, { email: 'second@example.jp' })).rejects.toThrow('--force');
    await run(createAdministrator, { email: 'second@example.jp', force: true, language: 'en' });
    expect((await product.mailTo('second@example.jp', 'staff-invite')).subject).toContain('back office');
    const audit = await product.db
      .selectFrom('audit')
      .select(['action', 'actor_kind'])
      .where('action', 'in', ['admin.createAdministrator', account.activate.name])
      .orderBy('id')
      .execute();
    expect(audit.map(row => row.actor_kind)).toEqual(['system', 'system', 'user', 'system']);
  });

  test.each([[{ email: 'no-address' }], [{}], [{ email: 'a@example.jp', language: 'fr' }]])(
    'when the options are %j, then nothing is created',
    async options => {
      await expect(run(createAdministrator, options)).rejects.toThrow(/--email|--language/);
    },
  );

  test('when the owner requests the mail again, then the new link replaces the old one', async () => {
    const email = 'again@example.jp';
    const [, link = ''] = await run(createAdministrator, { email, force: true });
    await product.visitor().call(account.requestInvite, { body: { email } });
    const [mail] = await product.mailsTo(email, 'staff-invite', 2);
    const read = async (token: string) =>
      (await product.visitor().call(account.readInvite, { params: { token } })).status;
    expect([await read(tokenIn(link)), await read(tokenIn(mail?.text))]).toEqual([404, 200]);
  });
});

describe('given jobs', () => {
  test('when one has failed, then it is listed with its reason and can be run again', async () => {
    const { rows } = await sql<{ id: string }>`
      select id::text from graphile_worker.add_job('no.such.task', '{}'::json, run_at => now() + interval '1 day')`.execute(
      product.db,
    );
    const id = rows[0]?.id ?? '';
    await sql`update graphile_worker._private_jobs set attempts = 3, last_error = 'the reason' || chr(10) || 'a stack'
      where id = ${id}`.execute(product.db);
    expect((await run(listJobs)).filter(line => line.startsWith(`${id} `))).toEqual([
      expect.stringMatching(/no\.such\.task {2}attempt 3 of \d+ .* the reason$/),
    ]);
    expect(await run(retryJob, { id })).toEqual([`The job ${id} (no.such.task) runs again.`]);
    expect((await run(listJobs)).filter(line => line.startsWith(`${id} `))).toEqual([]);
    await expect(run(retryJob, { id: '999999' })).rejects.toThrow('Job 999999 is not waiting');
    await expect(run(retryJob, { id: 'x' })).rejects.toThrow('--id');
  });
});

describe('given encrypted columns', () => {
  test('all of them are known to the command', async () => {
    const { rows } = await sql<{ table_name: string; column_name: string }>`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name like '%\\_sealed'`.execute(product.db);
    const found = rows.map(row => `${row.table_name}.${row.column_name}`);
    expect(found.toSorted()).toEqual(SEALED_COLUMNS.map(column => column.join('.')).toSorted());
  });

  test('when SECRET has changed, then each value opens with the new one, or nothing is changed', async () => {
    const oldSecret = 'the former secret of this installation';
    const former = deriveKeys(oldSecret).seal;
    await buildVenue(product.db);
    const before = seal(former, 'shop password');
    await product.db.updateTable('facility').set({ gateway_shop_pass_sealed: before }).execute();
    await expect(run(reseal)).rejects.toThrow('OLD_SECRET');
    await expect(run(reseal, {}, 'another secret, which was never in use')).rejects.toThrow('Nothing was changed');
    const read = () => product.db.selectFrom('facility').select('gateway_shop_pass_sealed as value').execute();
    for (const { value } of await read()) expect(value).toBe(before);
    await run(reseal, {}, oldSecret);
    const after = await read();
    expect(after.length).toBeGreaterThan(0);
    for (const { value } of after) expect(unseal(keys.seal, value)).toBe('shop password');
  });
});

describe('given an installation', () => {
  const lines = async () => {
    const printed: string[] = [];
    const result = await run(checkIntegrity, {}, undefined, printed).then(
      () => 'sound',
      (error: unknown) => String(error),
    );
    return { printed, result };
  };

  test('when nothing is wrong, then each check says so', async () => {
    await product.db.updateTable('facility').set({ gateway_shop_pass_sealed: '' }).execute();
    await sql`delete from graphile_worker._private_jobs where attempts >= max_attempts`.execute(product.db);
    expect(await lines()).toEqual({
      printed: ['migrations', 'constraints and indexes', 'files of recordings', 'jobs', 'encrypted values'].map(
        what => `${what}: ok`,
      ),
      result: 'sound',
    });
  });

  test('when something is wrong, then each problem is named and the command fails', async () => {
    const { db } = product;
    const venue = await buildVenue(db);
    const { weddingId } = await buildWedding(db, venue);
    await db
      .insertInto('live_slot')
      .values({
        wedding_id: weddingId,
        provider: 'channel',
        ref: 'w-check',
        state: 'end',
        mp4_key: 'recording/gone.mp4',
      })
      .execute();
    const sealed = seal(deriveKeys('a secret that was never in use').seal, 'shop password');
    await db
      .updateTable('facility')
      .set({ gateway_shop_pass_sealed: sealed })
      .where('id', '=', venue.facilityId)
      .execute();
    await sql`insert into migration (name, sha256) values ('9999_from_the_future.sql', '')`.execute(db);
    await sql`alter table job_run add constraint job_run_task_check check (task <> '') not valid`.execute(db);
    await sql`select graphile_worker.add_job('no.such.task', '{}'::json, run_at => now() + interval '1 day', max_attempts => 1)`.execute(
      db,
    );
    await sql`update graphile_worker._private_jobs set attempts = 1, last_error = 'the reason'
      where max_attempts = 1`.execute(db);
    const { printed, result } = await lines();
    expect(printed.filter(line => line.startsWith('  '))).toEqual([
      '  9999_from_the_future.sql is from another version of the program',
      '  job_run.job_run_task_check is not valid',
      `  the recording of wedding ${weddingId} has no file recording/gone.mp4`,
      '  1 of no.such.task failed for good',
      expect.stringMatching(/^ {2}1 of \d+ values of facility.gateway_shop_pass_sealed cannot be read$/),
    ]);
    expect(result).toBe('AdminError: 5 problems were found.');
  });
});
