import { randomUUID } from 'node:crypto';
import { depositAccount } from '@kotohogi/contract/deposit-account';
import { temporaryWedding } from '@kotohogi/contract/temporary-wedding';
import { temporaryWeddingStaff } from '@kotohogi/contract/temporary-wedding-staff';
import { wedding } from '@kotohogi/contract/wedding';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import type { FacilityRole } from '@kotohogi/domain/permission/names';
import { BANK_ACCOUNT, buildVenue, buildWedding, freshEmail } from '@kotohogi/testkit/builders';
import { signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

type Bank = (Omit<typeof BANK_ACCOUNT, 'bankName'> & { readonly bankName: string }) | null;

/** A venue with registration, and couples who register there. */
async function venue() {
  const { db } = product;
  const built = await buildVenue(db);
  const { facilityId } = built;
  await db.updateTable('facility').set({ pre_registration: true }).where('id', '=', facilityId).execute();
  const registered = async (more: object = {}, bank: Bank = BANK_ACCOUNT) => {
    const email = freshEmail();
    const body = {
      facilityId,
      hallName: 'ガーデンチャペル 木洩れ日',
      dateTime: '2027-04-03 13:00',
      email,
      groomLastName: '勅使河原',
      groomFirstName: '蓮',
      groomLastNameKana: 'テシガワラ',
      groomFirstNameKana: 'レン',
      brideLastName: '佐藤',
      brideFirstName: '結衣',
      brideLastNameKana: 'サトウ',
      brideFirstNameKana: 'ユイ',
      depositAccount: bank,
      isAgreed: true,
      ...more,
    };
    await product.visitor().call(temporaryWedding.create, { body });
    const row = await db
      .selectFrom('temporary_wedding')
      .select('id')
      .where('facility_id', '=', facilityId)
      .where(eb => eb('email', '=', body.email))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return { email: body.email, id: row.id, params: { facilityId, id: row.id } };
  };
  const signIn = (role: FacilityRole) => signInUser(product, { scope: 'facility', facilityId, role });
  return { ...built, registered, signIn };
}

const weddingBody = (hallId: number, email: string, more: object = {}) => ({
  hallId,
  key: `couple-${randomUUID().slice(0, 8)}`,
  reservationId: 'R-2027-0099',
  dateTime: '2027-04-03 13:00',
  email,
  numOfAttendeesDiv: '5' as const,
  ...more,
});

const stored = (id: number) =>
  product.db.selectFrom('temporary_wedding').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const weddingsWith = (key: string) => product.db.selectFrom('wedding').select('id').where('key', '=', key).execute();

describe('given the registrations of a facility', () => {
  test('when they are listed, then the undecided ones come first, and each filter finds one', async () => {
    const { facilityId, registered, signIn } = await venue();
    const [refused, waiting] = [
      await registered(),
      await registered({ groomLastName: '渡邉', dateTime: '2027-05-09 11:00' }),
    ];
    const staff = await signIn('coordinator');
    await staff.call(temporaryWeddingStaff.refuse, { params: refused.params, query: {}, body: {} });
    const ids = async (query: object) =>
      (await staff.call(temporaryWeddingStaff.list, { params: { facilityId }, query })).body.rows.map(row => row.id);
    expect(await ids({})).toEqual([waiting.id, refused.id]);
    expect(await ids({ status: '0' })).toEqual([waiting.id]);
    expect(await ids({ status: '1' })).toEqual([refused.id]);
    expect(await ids({ name: '渡辺' })).toEqual([waiting.id]);
    expect(await ids({ name: 'さとう', dateTo: '2027-04-30' })).toEqual([refused.id]);
    expect(await ids({ dateFrom: '2027-05-10' })).toEqual([]);
  });

  test('when another facility asks for one, then it is not found', async () => {
    const { registered } = await venue();
    const other = await venue();
    const { id, email } = await registered();
    const staff = await other.signIn('administrator');
    const params = { facilityId: other.facilityId, id };
    const body = weddingBody(other.hallId, email);
    const answers = [
      await staff.call(temporaryWeddingStaff.detail, { params }),
      await staff.call(temporaryWeddingStaff.account, { params }),
      await staff.call(temporaryWeddingStaff.update, { params, body: { hallName: '大広間', version: 1 } }),
      await staff.call(temporaryWeddingStaff.refuse, { params, query: {}, body: {} }),
      await staff.call(temporaryWeddingStaff.refusalMail, { params, body: {} }),
      await staff.call(temporaryWeddingStaff.register, { params, body }),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 404, failure: { id: 'temporary_wedding_unknown' } });
    }
    expect(await stored(id)).toMatchObject({ status: 0, version: 1 });
  });

  test('when the bank account is read, then only paymentInfo shows the whole number, and the audit has an entry', async () => {
    const { registered, signIn } = await venue();
    const { id, params } = await registered();
    const [coordinator, finance] = [await signIn('coordinator'), await signIn('financial-manager')];
    const detail = await coordinator.send(temporaryWeddingStaff.detail, { params });
    const text = await detail.text();
    expect(text).toContain('****567');
    expect(text).not.toContain(BANK_ACCOUNT.accountNumber);
    expect((await coordinator.call(temporaryWeddingStaff.account, { params })).status).toBe(403);
    const whole = await finance.call(temporaryWeddingStaff.account, { params });
    expect(whole.body.depositAccount).toMatchObject({ accountNumber: BANK_ACCOUNT.accountNumber });
    const audited = await product.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'temporaryWeddingStaff.account')
      .where('subject_id', '=', String(id))
      .execute();
    expect(audited).toHaveLength(1);
    expect(JSON.stringify(audited)).not.toContain(BANK_ACCOUNT.accountNumber);
  });

  test('when the same address has the same day elsewhere, then the detail names both', async () => {
    const { facilityId, hallId, registered, signIn } = await venue();
    const first = await registered();
    const second = await registered({ email: first.email, dateTime: '2027-04-03 16:00', isDuplicateConfirmed: true });
    const startsAt = parseJst('2027-04-03 10:00');
    const built = await buildWedding(product.db, { facilityId, hallId, startsAt });
    await product.db.updateTable('wedding').set({ email: first.email }).where('id', '=', built.weddingId).execute();
    const staff = await signIn('viewer');
    const { duplicates } = (await staff.call(temporaryWeddingStaff.detail, { params: second.params })).body;
    expect(duplicates.registrations.map(row => row.id)).toEqual([first.id]);
    expect(duplicates.weddings.map(row => row.id)).toEqual([built.weddingId]);
  });
});

describe('given two people who edit a registration', () => {
  test('when the second saves an older version, then it is a conflict, and a past date is refused', async () => {
    const { registered, signIn } = await venue();
    const { params } = await registered();
    const staff = await signIn('coordinator');
    const save = (body: { version: number; hallName?: string; dateTime?: string }) =>
      staff.call(temporaryWeddingStaff.update, { params, body });
    expect((await save({ version: 1, hallName: '大広間' })).body).toMatchObject({ hallName: '大広間', version: 2 });
    expect(await save({ version: 1, hallName: '別館' })).toMatchObject({
      status: 409,
      failure: { id: 'temporary_wedding_changed' },
    });
    expect(await save({ version: 2, dateTime: '2026-11-01 10:00' })).toMatchObject({
      status: 422,
      failure: { fields: ['dateTime'] },
    });
    const viewer = await signIn('viewer');
    expect((await viewer.call(temporaryWeddingStaff.update, { params, body: { version: 2 } })).status).toBe(403);
  });
});

describe('given a registration that is declined', () => {
  test('when a mail is wanted, then it has the reason, and the bank account is deleted', async () => {
    const { registered, signIn } = await venue();
    const { id, email, params } = await registered();
    const staff = await signIn('coordinator');
    const reason = 'ご希望の日は、すでに満席でございます。';
    const preview = await staff.call(temporaryWeddingStaff.refusalMail, { params, body: { reason } });
    const done = await staff.call(temporaryWeddingStaff.refuse, { params, query: { mail: 'true' }, body: { reason } });
    expect(done.body).toMatchObject({ status: 1, refusalReason: reason, depositAccount: null });
    const mail = await product.mailTo(email, 'temporary-wedding-refused');
    expect(mail.subject).toBe(preview.body.subject);
    for (const paragraph of preview.body.paragraphs) expect(mail.text).toContain(paragraph);
    expect(mail.text).toContain(reason);
    expect(await stored(id)).toMatchObject({ status: 1, deposit_account_sealed: null });
    const again = await staff.call(temporaryWeddingStaff.refuse, { params, query: {}, body: {} });
    expect(again).toMatchObject({ status: 409, failure: { id: 'temporary_wedding_refused' } });
  });

  test('when no mail is wanted, then none is sent', async () => {
    const { registered, signIn } = await venue();
    const { email, params } = await registered();
    const staff = await signIn('coordinator');
    await staff.call(temporaryWeddingStaff.refuse, { params, query: {}, body: {} });
    await product.jobsDone();
    expect(await product.mailsTo(email, 'temporary-wedding-refused', 0)).toEqual([]);
  });
});

describe('given a registration that becomes a wedding', () => {
  test('when it is registered, then wedding, host, names, account and one mail exist, and the status is final', async () => {
    const { facilityId, hallId, registered, signIn } = await venue();
    const { id, email, params } = await registered();
    const staff = await signIn('coordinator');
    const body = weddingBody(hallId, email);
    const made = await staff.call(temporaryWeddingStaff.register, { params, body });
    expect(made).toMatchObject({ status: 200, body: { key: body.key } });
    const weddingId = made.body.id;
    expect(await stored(id)).toMatchObject({ status: 2, wedding_id: weddingId, deposit_account_sealed: null });
    const listed = await staff.call(wedding.list, {
      params: { facilityId },
      query: { reservationId: body.reservationId },
    });
    expect(listed.body.rows).toMatchObject([
      {
        id: weddingId,
        couple: [
          { lastName: '勅使河原', firstName: '蓮' },
          { lastName: '佐藤', firstName: '結衣' },
        ],
      },
    ]);
    const mail = await product.mailTo(email, 'temporary-wedding-registered');
    expect(mail.text).toMatch(/manage\/verify\?token=/);
    await product.jobsDone();
    expect(await product.mailsTo(email, 'host-verify', 0)).toEqual([]);
    const host = await signInUser(product, { scope: 'wedding', weddingId: weddingId as WeddingId, role: 'organizer' });
    const account = await host.call(depositAccount.read, { params: { weddingId } });
    expect(account.body.account).toMatchObject({ bankName: BANK_ACCOUNT.bankName, maskedAccountNumber: '****567' });
    const readings = product.db.selectFrom('organizer_profile').select('last_name_kana').orderBy('type');
    const names = await readings.where('wedding_id', '=', weddingId as WeddingId).execute();
    expect(names.map(row => row.last_name_kana)).toEqual(['テシガワラ', 'サトウ']);
    const late = await staff.call(temporaryWeddingStaff.refuse, { params, query: { mail: 'true' }, body: {} });
    expect(late).toMatchObject({ status: 409, failure: { id: 'temporary_wedding_registered' } });
  });

  test('when the date is inside the lead time, then it needs wedding-minDate-update', async () => {
    const { hallId, registered, signIn } = await venue();
    const { email, params } = await registered({ dateTime: '2026-11-30 13:00' }, null);
    const body = weddingBody(hallId, email, { dateTime: '2026-11-30 13:00' });
    const coordinator = await (await signIn('coordinator')).call(temporaryWeddingStaff.register, { params, body });
    expect(coordinator).toMatchObject({ status: 422, failure: { id: 'wedding_date_too_soon', fields: ['dateTime'] } });
    expect(await weddingsWith(body.key)).toEqual([]);
    const administrator = await signIn('administrator');
    expect((await administrator.call(temporaryWeddingStaff.register, { params, body })).status).toBe(200);
  });

  test('when a part of it fails, then nothing is stored and no mail is sent', async () => {
    const { hallId, registered, signIn } = await venue();
    const { id, email, params } = await registered({}, { ...BANK_ACCOUNT, bankName: '失敗銀行' });
    const staff = await signIn('coordinator');
    const body = weddingBody(hallId, email);
    await sql`alter table deposit_account add constraint fails check (bank_name <> '失敗銀行')`.execute(product.db);
    const failed = await staff.call(temporaryWeddingStaff.register, { params, body });
    await sql`alter table deposit_account drop constraint fails`.execute(product.db);
    expect(failed.status).toBe(500);
    expect(await stored(id)).toMatchObject({ status: 0, wedding_id: null });
    expect((await stored(id)).deposit_account_sealed).not.toBeNull();
    expect(await weddingsWith(body.key)).toEqual([]);
    const users = await product.db.selectFrom('app_user').select('id').where('email', '=', email).execute();
    expect(users).toEqual([]);
    await product.jobsDone();
    expect(await product.mailsTo(email, 'temporary-wedding-registered', 0)).toEqual([]);
    expect((await staff.call(temporaryWeddingStaff.register, { params, body })).status).toBe(200);
  });

  test('when two people decide at once, then one succeeds and the other gets the reason', async () => {
    const { facilityId, hallId, registered, signIn } = await venue();
    const { id, email, params } = await registered();
    const [one, other, third] = [await signIn('coordinator'), await signIn('manager'), await signIn('administrator')];
    const answers = await Promise.all([
      one.call(temporaryWeddingStaff.register, { params, body: weddingBody(hallId, email) }),
      other.call(temporaryWeddingStaff.register, { params, body: weddingBody(hallId, email) }),
      third.call(temporaryWeddingStaff.refuse, { params, query: {}, body: {} }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const { status } = await stored(id);
    const reason = status === 1 ? 'temporary_wedding_refused' : 'temporary_wedding_registered';
    for (const answer of answers) if (answer.status === 409) expect(answer).toMatchObject({ failure: { id: reason } });
    const made = await product.db.selectFrom('wedding').select('id').where('facility_id', '=', facilityId).execute();
    expect(made).toHaveLength(status === 1 ? 0 : 1);
  });
});
