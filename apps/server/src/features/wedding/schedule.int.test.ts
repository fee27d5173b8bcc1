import { attendant } from '@kotohogi/contract/attendant';
import { weddingSchedule } from '@kotohogi/contract/wedding-schedule';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { buildAttendant, buildUser, buildWedding } from '@kotohogi/testkit/builders';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});
beforeEach(() => product.clock.set(parseJst('2026-11-14 10:00')));

async function couple() {
  const participants = await buildParticipants(product);
  const { params } = participants;
  const host = await participants.host();
  const change = (body: Parameters<typeof host.call<typeof weddingSchedule.change>>[1]['body'], browser = host) =>
    browser.call(weddingSchedule.change, { params, body });
  return { ...participants, change };
}

/** All calendar entries sent to a guest, oldest first. */
async function entriesOf(email: string, atLeast: number): Promise<string[]> {
  return await eventually(`${atLeast} mails to ${email}`, async () => {
    const mails = (await product.outbox.list()).filter(mail => mail.to === email);
    const entries = mails.flatMap(mail => mail.attachments.map(file => file.content));
    return entries.length >= atLeast ? entries : undefined;
  });
}

/** Reads a property of the entry. Skips the time zone block, which has a start of its own. */
const line = (entry: string, name: string) =>
  new RegExp(`^${name}[^:]*:(.*)$`, 'm').exec(entry.replace(/BEGIN:VTIMEZONE[\s\S]*END:VTIMEZONE/, ''))?.[1]?.trim();

describe('given a wedding that cannot be held on its day', () => {
  test('when it is postponed and gets a new date, then guests are notified, their calendar entries are updated, and answers are kept', async () => {
    const { weddingId, key, change, startsAt } = await couple();
    const guest = await buildAttendant(product.db, weddingId);
    expect((await change({ from: 'active', status: 'postponed' })).body).toEqual({
      status: 'postponed',
      startsAt,
      mailCount: 1,
    });
    const page = await product.visitor().call(attendant.detail, { params: { wedding: key } });
    expect(page.body.lifeCycle).toBe('postponed');
    const postponedMail = await product.mailTo(guest.email, 'postponed');
    expect(postponedMail.subject).toContain('延期');
    const soon = await change({ from: 'postponed', status: 'active', dateTime: '2026-11-20 13:00' });
    expect(soon).toMatchObject({ status: 422, body: { id: 'wedding_date_too_soon', fields: ['dateTime'] } });
    const set = await change({ from: 'postponed', status: 'active', dateTime: '2027-03-06 11:00' });
    expect(set.body).toMatchObject({ status: 'active', startsAt: parseJst('2027-03-06 11:00') });
    const entries = (await entriesOf(guest.email, 2)).sort(
      (a, b) => Number(line(a, 'SEQUENCE')) - Number(line(b, 'SEQUENCE')),
    );
    expect(entries.map(entry => line(entry, 'METHOD'))).toEqual(['CANCEL', 'PUBLISH']);
    expect(new Set(entries.map(entry => line(entry, 'UID'))).size).toBe(1);
    expect(entries.map(entry => line(entry, 'SEQUENCE'))).toEqual(['1', '2']);
    expect(line(entries[1] ?? '', 'DTSTART')).toBe('20270306T110000');
    const answer = await product.db
      .selectFrom('attendant')
      .select('answer')
      .where('id', '=', guest.attendantId)
      .executeTakeFirstOrThrow();
    expect(answer.answer).toBe('attendance');
  });

  test('when the new date is close to another ceremony of the hall, then staff are warned, and a couple is not', async () => {
    const { change, staff, facilityId, hallId } = await couple();
    const startsAt = parseJst('2027-03-06 11:00');
    await buildWedding(product.db, { facilityId, hallId, startsAt });
    const coordinator = await staff('coordinator');
    await change({ from: 'active', status: 'postponed' });
    const date = { from: 'postponed', status: 'active', dateTime: '2027-03-06 13:00' } as const;
    const warned = await change(date, coordinator);
    expect(warned).toMatchObject({ status: 409, body: { id: 'wedding_hall_in_use' } });
    expect(warned.body).toMatchObject({ userMessage: expect.stringContaining('11:00') });
    expect((await change({ ...date, isHallUseConfirmed: true }, coordinator)).body.status).toBe('active');
    await change({ from: 'active', status: 'postponed' });
    expect((await change(date)).status).toBe(200);
  });

  test('when it is canceled, then guests with an address get one mail, blocked guests get none, and absent guests get no calendar entry', async () => {
    const { weddingId, change } = await couple();
    const [comes, absent, blocked] = [
      await buildAttendant(product.db, weddingId),
      await buildAttendant(product.db, weddingId),
      await buildAttendant(product.db, weddingId),
    ];
    await product.db.updateTable('attendant').set({ answer: 'absence' }).where('id', '=', absent.attendantId).execute();
    await product.db.updateTable('attendant').set({ ng: true }).where('id', '=', blocked.attendantId).execute();
    const twice = await Promise.all([
      change({ from: 'active', status: 'canceled' }),
      change({ from: 'active', status: 'canceled' }),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await product.mailTo(comes.email, 'canceled')).attachments).toHaveLength(1);
    expect((await product.mailTo(absent.email, 'canceled')).attachments).toHaveLength(0);
    await product.jobsDone();
    const mails = await product.outbox.list();
    expect(mails.filter(mail => mail.to === comes.email)).toHaveLength(1);
    expect(mails.filter(mail => mail.to === blocked.email)).toHaveLength(0);
  });

  test('when a guest has already given a gift, then the mail says what happens to it, and mails to others do not mention gifts', async () => {
    const { weddingId, facilityId, change } = await couple();
    const [giver, other] = [await buildAttendant(product.db, weddingId), await buildAttendant(product.db, weddingId)];
    await product.db
      .insertInto('payment')
      .values({
        order_id: `SCHEDULE-${giver.attendantId}`,
        purpose: 'gift',
        wedding_id: weddingId,
        facility_id: facilityId,
        attendant_id: giver.attendantId,
        method: 'CREDIT',
        amount_yen: 30_000,
        state: 'CAPTURED',
        commission_rate: 500,
        ...{ captured_at: sql`now()`, deadline_at: sql`now()`, created_at: sql`now()`, updated_at: sql`now()` },
      })
      .execute();
    await change({ from: 'active', status: 'postponed' });
    expect((await product.mailTo(giver.email, 'postponed')).text).toContain('お贈りくださったご祝儀は、そのまま');
    expect((await product.mailTo(other.email, 'postponed')).text).not.toContain('ご祝儀');
    await change({ from: 'postponed', status: 'canceled' });
    const off = await product.mailTo(giver.email, 'canceled');
    expect(off.text).toContain('ご祝儀につきましては、下記の会場へ');
    expect((await product.mailTo(other.email, 'canceled')).text).not.toContain('ご祝儀');
    const host = await product.db
      .selectFrom('user_grant')
      .innerJoin('app_user', 'app_user.id', 'user_grant.user_id')
      .select('app_user.email')
      .where('user_grant.wedding_id', '=', weddingId)
      .executeTakeFirstOrThrow();
    expect((await product.mailTo(host.email, 'postponed')).text).toContain('お返事とご祝儀は、そのまま');
    expect((await product.mailTo(host.email, 'canceled')).text).toContain('お取り扱いは、下記の会場とご相談ください');
  });

  test('when one of the couple makes the change, then both get a mail in the language of their wedding that says how many guests were notified', async () => {
    const { weddingId, change } = await couple();
    const other = await buildUser(product.db, { scope: 'wedding', weddingId, role: 'organizer' });
    await buildAttendant(product.db, weddingId);
    const both = await product.db
      .selectFrom('user_grant')
      .innerJoin('app_user', 'app_user.id', 'user_grant.user_id')
      .select(['app_user.email', 'app_user.name'])
      .where('user_grant.wedding_id', '=', weddingId)
      .orderBy('app_user.id')
      .execute();
    const [doer] = both;
    await change({ from: 'active', status: 'postponed' });
    const own = await product.mailTo(doer?.email ?? '', 'postponed');
    expect(own.subject).toContain('延期');
    expect(own.text).toContain('1名のゲストのみなさまへ、メールでお知らせしました。');
    expect(own.text).toContain('/manage');
    const otherMail = await product.mailTo(other.email, 'postponed');
    expect(otherMail.subject).toContain('延期');
    expect(otherMail.text).toContain(doer?.name);
    await product.db.updateTable('wedding').set({ language: 'en' }).where('id', '=', weddingId).execute();
    await change({ from: 'postponed', status: 'canceled' });
    expect((await product.mailTo(other.email, 'canceled')).text).toContain('will not take place');
    await product.jobsDone();
    const mails = (await product.outbox.list()).map(mail => mail.to);
    expect(both.map(({ email }) => mails.filter(to => to === email).length)).toEqual([2, 2]);
  });

  test("when the venue's coordinator makes the change, then it is allowed; a viewer is refused", async () => {
    const { change, staff } = await couple();
    const postpone = { from: 'active', status: 'postponed' } as const;
    expect((await change(postpone, await staff('viewer'))).status).toBe(403);
    expect((await change(postpone, await staff('coordinator'))).status).toBe(200);
  });
});
