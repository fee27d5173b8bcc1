import { hall } from '@kotohogi/contract/hall';
import { wedding } from '@kotohogi/contract/wedding';
import { weddingDeletion } from '@kotohogi/contract/wedding-deletion';
import type { HallId } from '@kotohogi/domain/kernel/ids';
import { DAY_MS, HOUR_MS, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import type { FacilityRole } from '@kotohogi/domain/permission/names';
import { buildHall, buildVenue, buildWedding } from '@kotohogi/testkit/builders';
import { signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import ICAL from 'ical.js';
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
  const { facilityId, hallId } = built;
  const signIn = (role: FacilityRole) => signInUser(product, { scope: 'facility', facilityId, role });
  const build = (startsAt: Instant, where: HallId = hallId) =>
    buildWedding(product.db, { facilityId, hallId: where, startsAt });
  return { ...built, signIn, build, params: { facilityId, id: hallId } };
}

const days = (n: number) => instant(product.clock.now() + n * DAY_MS);
const tokenOf = (url: string | null) => /\/api\/calendars\/([\w-]{43}\.ics)(?:\?lang=en)?$/.exec(url ?? '')?.[1] ?? '';
const read = (url: string | null, headers: Record<string, string> = {}) =>
  product.visitor().send(hall.calendarFile, { params: { token: tokenOf(url) } }, { headers });

/** Reads the file with an independent parser (Mozilla's). */
async function eventsOf(url: string | null) {
  const calendar = new ICAL.Component(ICAL.parse(await (await read(url)).text()));
  const events = calendar.getAllSubcomponents('vevent').map(component => {
    const event = new ICAL.Event(component);
    const [startsAt, endsAt] = [event.startDate, event.endDate].map(time => time.toUnixTime() * 1000);
    return { event, startsAt, endsAt, page: component.getFirstPropertyValue('url') };
  });
  return { calendar, events, uids: events.map(({ event }) => event.uid) };
}

describe('given a manager of a venue', () => {
  test('when they create the link of a hall, then anyone who has it reads its ceremonies without names', async () => {
    const { params, signIn, build } = await venue();
    const startsAt = days(30);
    const { weddingId } = await build(startsAt);
    const manager = await signIn('manager');
    expect((await manager.call(hall.calendar, { params })).body).toEqual({ url: null });
    const { url } = (await manager.call(hall.createCalendar, { params })).body;
    expect((await manager.call(hall.calendar, { params })).body).toEqual({ url });
    expect((await manager.call(hall.createCalendar, { params })).body).toEqual({ url });
    const reply = await read(url);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    const { calendar, events } = await eventsOf(url);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('ガーデンチャペル 木洩れ日 – ホテル・ルミエール軽井沢');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
    const stored = await product.db
      .selectFrom('wedding')
      .select(['reservation_id', 'version'])
      .where('id', '=', weddingId)
      .executeTakeFirstOrThrow();
    expect(events).toMatchObject([
      {
        event: { summary: `挙式 ${stored.reservation_id}`, sequence: stored.version },
        startsAt,
        endsAt: startsAt + 2 * HOUR_MS,
        page: expect.stringMatching(new RegExp(`/manage/weddings/${weddingId}$`)),
      },
    ]);
    expect(await (await read(url)).text()).not.toMatch(/小林|佐藤|couple/);
  });

  test('when the file has not changed, then it is not sent again', async () => {
    const { params, signIn, build } = await venue();
    const { weddingId } = await build(days(30));
    const { url } = (await (await signIn('manager')).call(hall.createCalendar, { params })).body;
    const etag = (await read(url)).headers.get('etag') ?? '';
    product.clock.set(instant(product.clock.now() + HOUR_MS));
    expect((await read(url, { 'if-none-match': etag })).status).toBe(304);
    expect((await read(url, { 'if-none-match': `"other", W/${etag}` })).status).toBe(304);
    await product.db.updateTable('wedding').set({ reservation_id: 'R-99' }).where('id', '=', weddingId).execute();
    expect((await read(url, { 'if-none-match': etag })).status).toBe(200);
  });

  test('when ceremonies change, then entries keep their id, and those that no longer use the hall are left out', async () => {
    const { facilityId, params, signIn, build } = await venue();
    const kept = await build(days(30));
    const lastWeek = await build(days(-7));
    const [canceled, postponed, deleted] = [await build(days(31)), await build(days(32)), await build(days(33))];
    await build(days(-100));
    await build(days(34), await buildHall(product.db, facilityId));
    const staff = await signIn('administrator');
    const { url } = (await staff.call(hall.createCalendar, { params })).body;
    expect((await eventsOf(url)).uids).toHaveLength(5);
    const set = (status: 'canceled' | 'postponed', { weddingId }: typeof kept) =>
      product.db.updateTable('wedding').set({ status }).where('id', '=', weddingId).execute();
    await set('canceled', canceled);
    await set('postponed', postponed);
    const remove = { params: { facilityId, weddingId: deleted.weddingId } };
    expect((await staff.call(weddingDeletion.remove, remove)).status).toBe(200);
    const change = { facilityId, weddingId: kept.weddingId };
    const { version } = (await staff.call(wedding.detail, { params: change })).body;
    await staff.call(wedding.update, { params: change, body: { version, reservationId: 'R-moved' } });
    const { uids, events } = await eventsOf(url);
    expect(uids.map(uid => Number(/^wedding-(\d+)@/.exec(uid)?.[1]))).toEqual([lastWeek.weddingId, kept.weddingId]);
    expect(events[1]?.event).toMatchObject({ summary: '挙式 R-moved', sequence: version + 1 });
  });

  test('when they replace the link, then the former stops at once; when they turn it off, then none works', async () => {
    const { hallId, params, signIn } = await venue();
    const manager = await signIn('manager');
    const { url } = (await manager.call(hall.createCalendar, { params })).body;
    const { url: newUrl } = (await manager.call(hall.replaceCalendar, { params })).body;
    expect(newUrl).not.toBe(url);
    expect([(await read(url)).status, (await read(newUrl)).status]).toEqual([404, 200]);
    expect((await manager.call(hall.removeCalendar, { params })).body).toEqual({ url: null });
    expect((await read(newUrl)).status).toBe(404);
    const again = await manager.call(hall.replaceCalendar, { params });
    expect(again).toMatchObject({ status: 409, body: { id: 'hall_calendar_off' } });
    const audit = await product.db
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('subject_id', '=', String(hallId))
      .where('action', 'like', 'hall.%Calendar')
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      'hall.createCalendar',
      'hall.replaceCalendar',
      'hall.removeCalendar',
    ]);
    expect(JSON.stringify(audit)).not.toContain(tokenOf(newUrl).slice(0, 43));
  });

  test('when the hall is deleted, then its link stops', async () => {
    const { params, signIn } = await venue();
    const manager = await signIn('manager');
    const { url } = (await manager.call(hall.createCalendar, { params })).body;
    await manager.call(hall.remove, { params });
    expect((await read(url)).status).toBe(404);
    expect((await manager.call(hall.calendar, { params })).status).toBe(404);
  });

  test('when they use the product in English, then the entries are in English', async () => {
    const { params, signIn, build } = await venue();
    await build(days(30));
    const manager = await signIn('manager');
    manager.language = 'en';
    const { url } = (await manager.call(hall.createCalendar, { params })).body;
    expect(url).toMatch(/\?lang=en$/);
    const input = { params: { token: tokenOf(url) }, query: { lang: 'en' as const } };
    expect(await (await product.visitor().send(hall.calendarFile, input)).text()).toContain('SUMMARY:Ceremony ');
  });
});

test('given a token that does not exist, when it is read, then the answer is the same for every token', async () => {
  for (const token of ['x', `${'A'.repeat(43)}.ics`, '%00', '.ics']) {
    const reply = await product.visitor().send(hall.calendarFile, { params: { token } });
    expect([token, reply.status, await reply.json()]).toMatchObject([token, 404, { id: 'hall_calendar_unknown' }]);
  }
});

test('given the hall of another venue, when its link is requested or changed, then it is not found', async () => {
  const [own, other] = [await venue(), await venue()];
  const theirs = await other.signIn('manager');
  const { url } = (await theirs.call(hall.createCalendar, { params: other.params })).body;
  const manager = await own.signIn('manager');
  const params = { ...own.params, id: other.hallId };
  for (const row of [hall.calendar, hall.createCalendar, hall.replaceCalendar, hall.removeCalendar]) {
    expect((await manager.call(row, { params })).status).toBe(404);
  }
  expect((await theirs.call(hall.calendar, { params: other.params })).body).toEqual({ url });
});
