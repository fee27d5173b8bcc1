import { randomUUID } from 'node:crypto';
import { account } from '@kotohogi/contract/account';
import { hall } from '@kotohogi/contract/hall';
import { wedding } from '@kotohogi/contract/wedding';
import { FOLDED_KANJI, foldName } from '@kotohogi/domain/kernel/fold-name';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import type { FacilityRole } from '@kotohogi/domain/permission/names';
import { buildHall, buildVenue, buildWedding, freshEmail } from '@kotohogi/testkit/builders';
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

async function venue() {
  const built = await buildVenue(product.db);
  const { facilityId } = built;
  return { ...built, signIn: (role: FacilityRole) => signInUser(product, { scope: 'facility', facilityId, role }) };
}

/** A unique key, so that retries of a test do not collide. */
const freshKey = (name: string) => `${name}-${randomUUID().slice(0, 8)}`;

const form = (hallId: number, key: string, dateTime = '2027-03-20 13:00') => ({
  hallId,
  key,
  reservationId: 'R-2027-0042',
  dateTime,
  email: freshEmail(),
  numOfAttendeesDiv: '5' as const,
});

describe('given a coordinator who sets up a wedding', () => {
  test('when everything is valid, then it is listed, the couple is invited by mail, and the command is audited', async () => {
    const { facilityId, hallId, signIn } = await venue();
    const staff = await signIn('coordinator');
    const halls = await staff.call(hall.list, { params: { facilityId } });
    expect(halls.body.rows).toMatchObject([{ id: hallId, designPattern: 'natural' }]);

    const body = form(hallId, freshKey('Haruto-Yui'));
    const key = body.key.toLowerCase();
    const created = await staff.call(wedding.create, { params: { facilityId }, body });
    expect(created).toMatchObject({ status: 200, body: { key } });

    const list = await staff.call(wedding.list, { params: { facilityId }, query: { reservationId: 'R-2027' } });
    expect(list.body).toMatchObject({ total: 1, page: 1, limit: 20 });
    expect(list.body.rows[0]).toMatchObject({
      id: created.body.id,
      startsAt: parseJst('2027-03-20 13:00'),
      lifeCycle: 'preparing',
      liveState: 'pending',
      paymentState: 'not-payment',
    });

    const mail = await product.mailTo(body.email, 'host-verify');
    expect(mail.text).toMatch(new RegExp(`/c/company-\\d+/weddings/${key}/manage/verify\\?token=[\\w-]{43}\\n`));
    expect(mail.text).toContain('2027年3月20日（土）13:00');

    const audit = await product.db
      .selectFrom('audit')
      .select(['action', 'subject_id', 'facility_id'])
      .where('wedding_id', '=', created.body.id as WeddingId)
      .execute();
    expect(audit).toEqual([{ action: 'wedding.create', subject_id: String(created.body.id), facility_id: facilityId }]);
  });

  test('when staff work in English, then the couple gets mails in its own language, also when the link is requested again', async () => {
    const { facilityId, hallId, signIn } = await venue();
    const staff = await signIn('coordinator');
    staff.language = 'en-US';
    const japanese = form(hallId, freshKey('haruto-yui'));
    await staff.call(wedding.create, { params: { facilityId }, body: japanese });
    expect((await product.mailTo(japanese.email, 'host-verify')).subject).toContain('オンライン結婚式の準備');
    const body = { ...form(hallId, freshKey('emma-liam'), '2027-03-20 16:00'), language: 'en' as const };
    const { email } = body;
    expect((await staff.call(wedding.create, { params: { facilityId }, body })).status).toBe(200);
    const mail = await product.mailTo(email, 'host-verify');
    expect(mail.subject).toContain('Let’s prepare your online wedding');
    expect(mail.text).toContain('Saturday, March 20, 2027, 16:00 (Japan time)');
    await product.visitor().call(account.requestInvite, { body: { email } });
    const mails = await product.mailsTo(email, 'host-verify', 2);
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set([mail.subject]));
  });

  test('when the address was mistyped, then it can be corrected until the first visit: the old link ends, and the mail is sent again', async () => {
    const { facilityId, hallId, signIn } = await venue();
    const staff = await signIn('coordinator');
    const key = freshKey('typo');
    const body = { ...form(hallId, key), language: 'en' as const };
    const { id } = (await staff.call(wedding.create, { params: { facilityId }, body })).body;
    const tokenTo = async (email: string) =>
      /token=([\w-]{43})/.exec((await product.mailTo(email, 'host-verify')).text)?.[1] ?? '';
    const old = await tokenTo(body.email);
    const params = { facilityId, weddingId: id };
    const email = freshEmail();
    const changed = await staff.call(wedding.update, { params, body: { version: 1, email } });
    expect(changed.body).toMatchObject({ email, hosts: [{ email, isVerified: false }] });
    const visitor = product.visitor();
    const read = (token: string) => visitor.call(account.readInvite, { params: { token } });
    expect((await read(old)).status).toBe(404);
    const withdrawn = await product.mailTo(body.email, 'host-withdrawn');
    expect(withdrawn.subject).toContain('Our invitation to this address was withdrawn');
    expect(withdrawn.text).not.toContain(key);
    const token = await tokenTo(email);
    expect((await read(token)).body).toMatchObject({ kind: 'first-visit', email });
    // The couple's language is the one they were invited in, whoever corrects the address.
    expect((await product.mailTo(email, 'host-verify')).subject).toContain('Let’s prepare');
    expect(await product.db.selectFrom('app_user').select('id').where('email', '=', body.email).execute()).toEqual([]);

    const couple = ([1, 2] as const).map(type => ({
      type,
      lastName: 'Smith',
      firstName: 'Sam',
      lastNameKana: '',
      firstNameKana: '',
      lastNameRoman: '',
      firstNameRoman: '',
    }));
    const begin = { couple, password: 'our-own-password', isAgreed: true };
    expect((await visitor.call(account.register, { params: { token }, body: begin })).status).toBe(200);
    const { version } = (await staff.call(wedding.detail, { params })).body;
    const late = await staff.call(wedding.update, { params, body: { version, email: freshEmail() } });
    expect(late).toMatchObject({ status: 422, failure: { id: 'wedding_email_fixed', fields: ['email'] } });
    expect((await staff.call(wedding.detail, { params })).body).toMatchObject({ email, version });
  });

  test('when the date is within 21 days, then only a role with that permission may set it', async () => {
    const { facilityId, hallId, signIn } = await venue();
    const soon = form(hallId, freshKey('too-soon'), '2026-12-10 13:00');
    const refused = await (await signIn('coordinator')).call(wedding.create, { params: { facilityId }, body: soon });
    expect(refused).toMatchObject({ status: 422, failure: { id: 'wedding_date_too_soon', fields: ['dateTime'] } });
    const allowed = await (await signIn('administrator')).call(wedding.create, { params: { facilityId }, body: soon });
    expect(allowed.status).toBe(200);
  });

  test('when a platform administrator helps out, then they may change the date and nothing else; a company sees no weddings', async () => {
    const { facilityId, hallId, companyId } = await venue();
    const { weddingId } = await buildWedding(product.db, { facilityId, hallId });
    const params = { facilityId, weddingId };
    const administrator = await signInUser(product, { scope: 'admin', role: 'administrator' });
    const { version } = (await administrator.call(wedding.detail, { params })).body;
    const dateTime = '2026-12-10 13:00';
    const both = await administrator.call(wedding.update, { params, body: { version, dateTime, usePay: false } });
    expect(both).toMatchObject({ status: 403, failure: { id: 'wedding_only_date' } });
    const company = await signInUser(product, { scope: 'company', companyId, role: 'administrator' });
    const unseen = await company.call(wedding.update, { params, body: { version, dateTime } });
    expect(unseen).toMatchObject({ status: 403, failure: { id: 'wedding_only_date' } });
    const moved = await administrator.call(wedding.update, { params, body: { version, dateTime } });
    expect(moved).toMatchObject({ status: 200, body: { dateTime } });
  });

  test('when the key is taken anywhere or the hall is of another facility, then the error names the field and nothing is stored', async () => {
    const { facilityId, hallId, signIn } = await venue();
    const other = await venue();
    const taken = await buildWedding(product.db, other);
    const staff = await signIn('coordinator');
    expect(await staff.call(wedding.create, { params: { facilityId }, body: form(hallId, taken.key) })).toMatchObject({
      status: 422,
      failure: { id: 'wedding_key_taken', fields: ['key'] },
    });
    expect(
      await staff.call(wedding.create, { params: { facilityId }, body: form(other.hallId, 'a-new-key') }),
    ).toMatchObject({ status: 422, failure: { id: 'wedding_hall_unknown' } });
    expect((await staff.call(wedding.list, { params: { facilityId } })).body.total).toBe(0);
  });

  test('when another ceremony uses the hall at that time, then it asks for a confirmation, for new dates and halls too', async () => {
    const { facilityId, hallId, signIn } = await venue();
    const otherHall = await buildHall(product.db, facilityId, '白鳳');
    const staff = await signIn('coordinator');
    const create = (body: ReturnType<typeof form>, more: { readonly isHallUseConfirmed?: boolean } = {}) =>
      staff.call(wedding.create, { params: { facilityId }, body: { ...body, ...more } });
    expect((await create(form(hallId, freshKey('first')))).status).toBe(200);
    const near = form(hallId, freshKey('near'), '2027-03-20 15:59');
    const refused = await create(near);
    expect(refused).toMatchObject({ status: 409, failure: { id: 'wedding_hall_in_use' } });
    expect(refused.failure?.userMessage).toContain('2027年3月20日 13:00に別の挙式（予約ID R-2027-0042）');
    expect((await create(form(hallId, freshKey('later'), '2027-03-20 19:00'))).status).toBe(200);
    const { id } = (await create({ ...near, hallId: otherHall })).body;
    const params = { facilityId, weddingId: id };
    const moved = await staff.call(wedding.update, { params, body: { version: 1, hallId } });
    expect(moved).toMatchObject({ status: 409, failure: { id: 'wedding_hall_in_use' } });
    const confirmed = { version: 1, hallId, isHallUseConfirmed: true };
    expect((await staff.call(wedding.update, { params, body: confirmed })).status).toBe(200);
    const same = { version: 2, reservationId: 'R-2' };
    expect((await staff.call(wedding.update, { params, body: same })).status).toBe(200);
    expect((await create(form(hallId, freshKey('anyway')), { isHallUseConfirmed: true })).status).toBe(200);
  });

  test('when fields are missing or wrong, then each is named', async () => {
    const { facilityId, signIn } = await venue();
    const staff = await signIn('coordinator');
    const answer = await staff.send(wedding.create, {
      params: { facilityId },
      body: { key: 'manage', dateTime: '2027/02/30', email: 'no-address', numOfAttendeesDiv: '5' },
    });
    expect(answer.status).toBe(422);
    const { validates } = (await answer.json()) as { validates: { path: string; rule: string }[] };
    expect(validates.map(({ path, rule }) => [path, rule])).toEqual([
      ['hallId', 'required'],
      ['key', 'reservedWord'],
      ['reservationId', 'required'],
      ['dateTime', 'date'],
      ['email', 'email'],
    ]);
  });
});

describe('given the list of weddings', () => {
  test('when a name is searched, then any part of it finds exactly the weddings with that name', async () => {
    const place = await venue();
    const [other, ...many] = [await buildWedding(product.db, place), await buildWedding(product.db, place)];
    await product.db
      .updateTable('organizer_profile')
      .set({
        last_name: '山田',
        first_name: '健',
        last_name_kana: 'ヤマダ',
        first_name_kana: 'ケン',
        maiden_name: '森',
      })
      .where('wedding_id', '=', other.weddingId)
      .where('type', '=', 1)
      .execute();
    const staff = await place.signIn('viewer');
    const found = async (name: string) => {
      const { body } = await staff.call(wedding.list, { params: { facilityId: place.facilityId }, query: { name } });
      return body.rows.map(row => row.id);
    };
    const rest = many.map(({ weddingId }) => weddingId);
    for (const part of ['山田 健', '田健', 'ヤマダ　ケン', 'ダケ', '山', '森健']) {
      expect(await found(part), part).toEqual([other.weddingId]);
    }
    for (const part of ['やまだ', 'ﾔﾏﾀﾞｹﾝ', 'ヤマタ\u3099', 'Ken Yamada'])
      expect(await found(part), part).toEqual([other.weddingId]);
    for (const part of ['小林陽翔', 'コバヤシハル', '小林 陽']) expect(await found(part), part).toEqual(rest);
    expect((await found('佐藤')).sort()).toEqual([other.weddingId, ...rest].sort());
    for (const part of ['%', '健ヤ', '田山', '山田花子']) expect(await found(part), part).toEqual([]);
  });

  test('when stored names are normalized, then the database does it like the server does for the search text', async () => {
    const names = [
      ...FOLDED_KANJI,
      'ﾔﾏﾀﾞ',
      'カ\u3099',
      'やまだ　ゝ',
      '葛\u{e0101}西',
      'José Ångström-O’Brien',
      'ＳＭＩＴＨ Ⅲ',
      'İpek',
      '𠮷﨑・=‐',
    ];
    for (const name of names) {
      const { rows } = await sql<{ folded: string }>`select fold_name(${name}) as folded`.execute(product.db);
      expect(rows[0]?.folded, name).toBe(foldName(name));
    }
  });

  test('when filters and pages are combined, then ties are stable and a page past the end is the last', async () => {
    const place = await venue();
    const built = [];
    for (let i = 0; i < 7; i += 1) built.push(await buildWedding(product.db, place));
    const staff = await place.signIn('viewer');
    const params = { facilityId: place.facilityId };
    const page = async (query: Record<string, unknown>) => (await staff.call(wedding.list, { params, query })).body;

    const ids = built.map(one => one.weddingId).sort((a, b) => b - a);
    expect((await page({ limit: 5, page: 1 })).rows.map(row => row.id)).toEqual(ids.slice(0, 5));
    expect(await page({ limit: 5, page: 9 })).toMatchObject({ page: 2, total: 7 });
    expect((await page({ limit: 5, page: 2, order: 'ASC' })).rows.map(row => row.id)).toEqual(ids.slice(5));
    expect(await page({ limit: 7, page: 'x' })).toMatchObject({ page: 1, limit: 20 });
    expect((await page({ id: ids[2] })).rows.map(row => row.id)).toEqual([ids[2]]);
    expect((await page({ dateFrom: '2026-12-19', dateTo: '2026-12-19' })).total).toBe(7);
    expect((await page({ dateFrom: '2026-12-20' })).total).toBe(0);
    expect((await page({ hall: place.hallId + 1 })).total).toBe(0);
    expect((await page({ status: 'inviting' })).total).toBe(7);
    expect((await page({ status: 'preparing' })).total).toBe(0);
    expect((await page({ status: 'ended' })).total).toBe(0);
    expect((await page({ status: 'active' })).total).toBe(7);
    expect((await page({ status: 'postponed' })).total).toBe(0);
    expect((await page({ status: 'no such state' })).total).toBe(7);
  });

  test('when many start at the same minute, then the pages together list each once, in any sort order', async () => {
    const place = await venue();
    const dates = ['2026-12-19 13:00', '2026-12-20 10:00'] as const;
    const built: { readonly id: number; readonly startsAt: number }[] = [];
    for (let i = 0; i < 13; i += 1) {
      const startsAt = parseJst(dates[i % 3 === 0 ? 0 : 1]);
      built.push({ id: (await buildWedding(product.db, { ...place, startsAt })).weddingId, startsAt });
    }
    const staff = await place.signIn('viewer');
    for (const order of ['ASC', 'DESC'] as const) {
      const ids: number[] = [];
      for (const page of [1, 2, 3]) {
        const query = { sort: 'dateTime', order, limit: 5, page };
        const { body } = await staff.call(wedding.list, { params: { facilityId: place.facilityId }, query });
        ids.push(...body.rows.map(row => row.id));
      }
      const sign = order === 'ASC' ? 1 : -1;
      const sorted = built.toSorted((a, b) => sign * (a.startsAt - b.startsAt) || b.id - a.id);
      expect(ids, order).toEqual(sorted.map(({ id }) => id));
    }
  });

  test('when the reply deadline of the invitation has passed, then the wedding is found among the closed ones', async () => {
    const place = await venue();
    const { weddingId } = await buildWedding(product.db, place);
    await product.db
      .updateTable('invitation')
      .set({ reply_deadline: '2026-11-19' })
      .where('wedding_id', '=', weddingId)
      .execute();
    const staff = await place.signIn('viewer');
    const params = { facilityId: place.facilityId };
    const total = async (status: string) => (await staff.call(wedding.list, { params, query: { status } })).body.total;
    expect(await total('reply-closed')).toBe(1);
    expect(await total('inviting')).toBe(0);
  });

  test('when a slot is late by five minutes, then the list says so', async () => {
    const place = await venue();
    const { weddingId, startsAt } = await buildWedding(product.db, place);
    const staff = await place.signIn('viewer');
    const params = { facilityId: place.facilityId };
    const state = async () => (await staff.call(wedding.list, { params })).body.rows[0]?.liveState;
    expect(await state()).toBe('pending');
    await product.db
      .insertInto('live_slot')
      .values({ wedding_id: weddingId, provider: 'channel', ref: `slot-${weddingId}`, state: 'ready' })
      .execute();
    expect(await state()).toBe('ready');
    const before = product.clock.now();
    product.clock.set(instant(startsAt + 5 * 60_000));
    const late = place
      .signIn('viewer')
      .then(async browser => (await browser.call(wedding.list, { params })).body.rows[0]);
    expect(await late).toMatchObject({ liveState: 'delayed', lifeCycle: 'day', framesLostAt: null });
    product.clock.set(before);
  });

  test('when the caller may not read payments, then gifts and their state are hidden, and cannot be filtered by', async () => {
    const place = await venue();
    const { weddingId } = await buildWedding(product.db, place);
    const params = { facilityId: place.facilityId };
    const query = { paymentState: 'deposited' };
    const viewer = await place.signIn('viewer');
    const seen = await viewer.call(wedding.list, { params, query });
    expect(seen.body).toMatchObject({ total: 1, rows: [{ gifts: null, paymentState: null }] });
    const detail = await viewer.call(wedding.detail, { params: { ...params, weddingId } });
    expect(detail.body.paymentState).toBeNull();

    const coordinator = await place.signIn('coordinator');
    expect((await coordinator.call(wedding.list, { params, query })).body.total).toBe(0);
    const row = (await coordinator.call(wedding.list, { params })).body.rows[0];
    expect(row).toMatchObject({ gifts: { count: 0, amountYen: 0 }, paymentState: 'not-payment' });
  });
});

describe('given a wedding whose basics are changed', () => {
  test('when another user saved first, then the later save is refused and nothing is lost', async () => {
    const place = await venue();
    const { weddingId } = await buildWedding(product.db, place);
    const staff = await place.signIn('coordinator');
    const params = { facilityId: place.facilityId, weddingId };
    const { body } = await staff.call(wedding.detail, { params });
    const first = await staff.call(wedding.update, { params, body: { version: body.version, reservationId: 'R-1' } });
    expect(first.body).toMatchObject({ reservationId: 'R-1', version: body.version + 1 });
    const second = await staff.call(wedding.update, { params, body: { version: body.version, reservationId: 'R-2' } });
    expect(second).toMatchObject({ status: 409, failure: { id: 'wedding_changed' } });
    expect((await staff.call(wedding.detail, { params })).body.reservationId).toBe('R-1');
  });

  test('when the invitation is published, then the key cannot change', async () => {
    const place = await venue();
    const { weddingId } = await buildWedding(product.db, place);
    const staff = await place.signIn('coordinator');
    const answer = await staff.call(wedding.update, {
      params: { facilityId: place.facilityId, weddingId },
      body: { version: 1, key: 'another-key' },
    });
    expect(answer).toMatchObject({ status: 422, failure: { id: 'wedding_key_fixed' } });
  });

  test('when it belongs to another facility, then the response is 404', async () => {
    const place = await venue();
    const { weddingId } = await buildWedding(product.db, await venue());
    const staff = await place.signIn('administrator');
    const answer = await staff.call(wedding.detail, { params: { facilityId: place.facilityId, weddingId } });
    expect(answer.status).toBe(404);
  });
});
