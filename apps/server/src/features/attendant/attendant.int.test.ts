import { randomUUID } from 'node:crypto';
import { attendant, attendantAnswered, attendantCounted, attendantWatched } from '@kotohogi/contract/attendant';
import { invitation } from '@kotohogi/contract/invitation';
import { session } from '@kotohogi/contract/session';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { instant } from '@kotohogi/domain/kernel/instant';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildAttendant, buildSlot, buildUser, freshEmail, PASSWORD } from '@kotohogi/testkit/builders';
import { listen } from '@kotohogi/testkit/listener';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { eventually, startTestProduct, type TestProduct, whileChanging } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let product: TestProduct;
const NOW = instant(Date.UTC(2026, 10, 20, 3));
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});
beforeEach(() => product.clock.set(NOW));

const invited = () => buildParticipants(product);

const setDeadline = (weddingId: WeddingId, date: string) =>
  product.db.updateTable('invitation').set({ reply_deadline: date }).where('wedding_id', '=', weddingId).execute();

const form = (email: string) => ({
  answer: 'attendance' as const,
  relationShip: 'friend' as const,
  name: '山本 直樹',
  nameKana: 'ヤマモト ナオキ',
  email,
  password: PASSWORD,
  replyMessage: 'おめでとう！',
  personalInfo: { zip: '389-0102', prefectureId: 20, address1: '長野県北佐久郡軽井沢町軽井沢' },
});

describe('given a visitor with the link of an invitation', () => {
  test('when the invitation is published, then the response has everything but the stream', async () => {
    const { params, weddingId } = await invited();
    const { status, body } = await product.visitor().call(attendant.detail, { params });
    expect(status).toBe(200);
    expect(body).toMatchObject({ weddingId, viewer: 'visitor', me: null, isPreview: false, usePay: true });
    expect(body.couple.map(name => name.firstNameRoman)).toEqual(['Haruto', 'Yui']);
    expect(body).not.toHaveProperty('liveState');
    expect(body.invitation).not.toHaveProperty('version');
  });

  test('when the reader uses English, then texts are in English where the couple or the product provides them', async () => {
    const { params, weddingId } = await invited();
    const sections = {
      startTimes: ['挙式', '餅つき'].map(label => ({ label, time: '13:00' })),
      contents: [{ title: 'なれそめ', text: '海で', titleEn: 'How we met', image: null }],
    };
    await product.db
      .updateTable('invitation')
      .set({ sections: sql`sections || ${JSON.stringify(sections)}::jsonb` })
      .where('wedding_id', '=', weddingId)
      .execute();
    const reader = product.visitor();
    const labels = async () =>
      (await reader.call(attendant.detail, { params })).body.invitation.startTimes.map(({ label }) => label);
    expect(await labels()).toEqual(['挙式', '餅つき']);
    reader.language = 'en-US';
    expect(await labels()).toEqual(['Ceremony', '餅つき']);
    const { contents } = (await reader.call(attendant.detail, { params })).body.invitation;
    expect(contents).toMatchObject([{ title: 'How we met', text: '海で' }]);
  });

  test('when an unsaved invitation is previewed, then its own reply deadline is shown, and no reply is accepted', async () => {
    const { params, weddingId, host } = await invited();
    const [couple, reader] = [await host(), product.visitor()];
    const sections = { startTimes: [], invitationGuides: [], attendanceGuides: [], programs: [], contents: [] };
    const texts = { greetings: 'ようこそ', greetingsEn: '', replyDeadline: '2026-11-21' };
    const body = { ...texts, ...sections, mainPhoto: null, subPhoto: null };
    const { id } = (await couple.call(invitation.preview, { params: { weddingId }, body })).body;
    const seen = await reader.call(attendant.detail, { params, query: { invpreview: id } });
    expect(seen.body).toMatchObject({ isPreview: true, reply: { isOpen: false, deadline: '2026-11-21' } });
  });

  test('when it is not published, then visitors get nothing, and a manager may view it', async () => {
    const { params, weddingId, staff } = await invited();
    await product.db
      .updateTable('invitation')
      .set({ published_at: null })
      .where('wedding_id', '=', weddingId)
      .execute();
    const outsider = await product.visitor().call(attendant.detail, { params });
    expect(outsider).toMatchObject({ status: 404, failure: { id: 'attendant_wedding_unknown' } });
    const joined = await product.visitor().call(attendant.join, { params, body: form('early@example.jp') });
    expect(joined.status).toBe(404);
    const manager = await staff('video-distribution');
    const seen = await manager.call(attendant.detail, { params });
    expect(seen.body).toMatchObject({ viewer: 'manager', mayDebug: true, liveState: 'pending', phase: 'waiting' });
  });

  test('when the wedding is canceled while a reply is being stored, then the reply is refused', async () => {
    const { params, weddingId } = await invited();
    const joined = await whileChanging(
      product,
      tx => tx.updateTable('wedding').set({ status: 'canceled' }).where('id', '=', weddingId).execute(),
      () => product.visitor().call(attendant.join, { params, body: form(freshEmail()) }),
    );
    expect(joined).toMatchObject({ status: 422, failure: { id: 'attendant_reply_canceled' } });
  });

  test('when the key is unknown, or names a sample of an unknown hall, then the response is 404', async () => {
    for (const wedding of ['no-such-wedding', '_demo_1-1-999999', '_demo_1-1']) {
      expect((await product.visitor().call(attendant.detail, { params: { wedding } })).status).toBe(404);
    }
  });

  test('when a postal code is looked up, then the response is its address, or the error text of the form', async () => {
    const { params } = await invited();
    const found = await product.visitor().call(attendant.address, { params, query: { zip: '389-0102' } });
    expect(found.body).toEqual({ prefectureId: 20, address1: '長野県北佐久郡軽井沢町軽井沢' });
    const lost = await product.visitor().call(attendant.address, { params, query: { zip: '000-0000' } });
    expect(lost).toMatchObject({ status: 404, failure: { userMessage: '住所を検索できませんでした。' } });
  });
});

describe('given a guest who replies', () => {
  test('when they attend, then they are signed in, the couple is notified, and a mail states the date in Japan time', async () => {
    const { params, weddingId, host } = await invited();
    const line = await listen(await host(), params.wedding);
    const browser = product.visitor();
    const email = freshEmail();
    const typed = email.replace('someone', 'Someone').replace('example', 'Example');
    const joined = await browser.call(attendant.join, { params, body: form(typed) });
    expect(typed).not.toBe(email);
    expect(joined).toMatchObject({ status: 200, body: { attendant: { weddingId, email } } });
    const { id } = joined.body.attendant;
    expect(await line.nextEvent(attendantAnswered)).toEqual({ attendantId: id });
    line.close();

    const detail = await browser.call(attendant.detail, { params });
    expect(detail.body).toMatchObject({
      viewer: 'guest',
      me: { id, name: '山本 直樹', answer: 'attendance', relationShip: 'friend' },
      liveState: 'pending',
      phase: 'waiting',
      isLive: false,
      isDelayed: false,
      videoUrl: '',
      embedKey: '',
      liveActiveTime: null,
      formatedEventDate: '2026年12月19日(土) 13:00',
      formatedBufferedTime: '13:05',
      CSQuestionnaireOpened: false,
      CSQuestionnaireURL: '',
    });

    const mail = await product.mailTo(email, 'rsvp-live');
    expect(mail.text).toContain('2026年12月19日（土）13:00（日本時間）');
    const [entry] = mail.attachments;
    expect(entry).toMatchObject({ fileName: 'ceremony.ics' });
    const lines = entry?.content.split('\r\n') ?? [];
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VTIMEZONE',
        'TZID:Asia/Tokyo',
        'DTSTART;TZID=Asia/Tokyo:20261219T130000',
        'DTEND;TZID=Asia/Tokyo:20261219T140000',
        'DTSTAMP:20261120T030000Z',
        `UID:attendant-${id}@localhost`,
        'SEQUENCE:0',
        'METHOD:PUBLISH',
        'BEGIN:VALARM',
        'TRIGGER:-PT30M',
      ]),
    );
  });

  test('when the page is in English, then so is the mail', async () => {
    const { params } = await invited();
    const browser = product.visitor();
    browser.language = 'en';
    const email = freshEmail();
    await browser.call(attendant.join, { params, body: { ...form(email), answer: 'view-archive' } });
    const mail = await product.mailTo(email, 'rsvp-archive');
    expect(mail.subject).toBe('Your reply to the wedding of Haruto & Yui');
    expect(mail.text).toContain('until Tuesday, December 22, 2026, 23:59 (Japan time)');
    expect(mail.attachments).toEqual([]);
  });

  test('when the form is sent twice at once, then one guest is created, and both responses sign them in', async () => {
    const { params, weddingId } = await invited();
    const browser = product.visitor();
    const idempotencyKey = randomUUID();
    const body = form('twice@example.jp');
    const answers = await Promise.all(
      [1, 2].map(() => browser.call(attendant.join, { params, body }, { idempotencyKey })),
    );
    expect(answers.map(answer => answer.status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const guests = await product.db.selectFrom('attendant').select('id').where('wedding_id', '=', weddingId).execute();
    expect(guests).toHaveLength(1);
    const loaded = await browser.call(session.load, { query: { weddingKey: params.wedding } });
    expect(loaded.body.attendant?.id).toBe(guests[0]?.id);
  });

  test('when the email address has already replied, then the response asks to sign in', async () => {
    const { params } = await invited();
    await product.visitor().call(attendant.join, { params, body: form('again@example.jp') });
    const again = await product.visitor().call(attendant.join, { params, body: form('AGAIN@example.jp') });
    expect(again).toMatchObject({ status: 409, failure: { id: 'attendant_already_joined' } });
  });

  test('when fields are missing or invalid, then each is named', async () => {
    const { params } = await invited();
    const body = { answer: 'attendance', name: '山本', nameKana: 'やまもと 直樹', email: 'x', password: 'short' };
    const refused = await product.visitor().send(attendant.join, { params, body });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      validates: expect.arrayContaining([
        expect.objectContaining({ path: 'relationShip', message: 'この項目は必須です。' }),
        expect.objectContaining({ path: 'nameKana', message: 'カナ文字以外は入力できません。' }),
        expect.objectContaining({ path: 'email', message: 'メールアドレスの形式が正しくありません。' }),
        expect.objectContaining({ path: 'password', message: 'パスワードは8〜100文字で入力してください。' }),
      ]),
    });
  });

  test('when the form is in English or the name in Latin letters, then no reading is required, and one is derived', async () => {
    const { params, weddingId } = await invited();
    const { nameKana: _, ...unread } = form('unread@example.jp');
    const refused = await product.visitor().call(attendant.join, { params, body: unread });
    expect(refused).toMatchObject({ status: 422, failure: { id: 'attendant_reading_missing', fields: ['nameKana'] } });
    const emily = product.visitor();
    const body = { ...unread, name: 'Emily Carter', email: 'emily@example.com' };
    expect((await emily.call(attendant.join, { params, body })).status).toBe(200);
    const english = product.visitor();
    english.language = 'en-US';
    expect((await english.call(attendant.join, { params, body: unread })).status).toBe(200);
    const readings = () =>
      product.db
        .selectFrom('attendant')
        .select('name_kana')
        .where('wedding_id', '=', weddingId)
        .orderBy('id')
        .execute();
    expect(await readings()).toEqual([{ name_kana: 'エミリ カーター' }, { name_kana: '' }]);
    const query = { weddingKey: params.wedding };
    await emily.call(attendant.me, { query, body: { nameKana: 'エミリー カーター' } });
    expect((await readings())[0]).toEqual({ name_kana: 'エミリー カーター' });
  });

  test('when they cannot come, then a name is enough, and they get no video', async () => {
    const { params } = await invited();
    const browser = product.visitor();
    const body = { answer: 'absence' as const, relationShip: 'family' as const, name: '山本 花', email: '' };
    const joined = await browser.call(attendant.join, { params, body });
    expect(joined).toMatchObject({ status: 200, body: { attendant: { answer: 'absence', email: '' } } });
    const detail = await browser.call(attendant.detail, { params });
    expect(detail.body.me?.answer).toBe('absence');
    expect(detail.body).not.toHaveProperty('liveState');
  });

  test('when the reply deadline has passed, then new replies are closed and guests still sign in', async () => {
    const wedding = await invited();
    const { params, weddingId } = wedding;
    const { email } = await wedding.guest();
    await setDeadline(weddingId, '2026-11-19');
    const late = await product.visitor().call(attendant.join, { params, body: form('late@example.jp') });
    expect(late).toMatchObject({ status: 422, failure: { id: 'attendant_reply_closed' } });
    const seen = await product.visitor().call(attendant.detail, { params });
    expect(seen.body.reply).toEqual({
      ...{ isOpen: false, closedReason: 'deadline' },
      ...{ isLiveOpen: true, deadline: '2026-11-19' },
    });
    const login = await product.visitor().call(attendant.login, { params, body: { email, password: PASSWORD } });
    expect(login.status).toBe(200);
  });
});

describe('given a guest who has an account', () => {
  test('when they sign in and out, then the session follows, for this wedding only', async () => {
    const wedding = await invited();
    const other = await invited();
    const { email } = await buildAttendant(product.db, wedding.weddingId);
    const browser = product.visitor();
    const { params } = wedding;
    const login = await browser.call(attendant.login, {
      params,
      body: { email: email.toUpperCase(), password: PASSWORD },
    });
    expect(login).toMatchObject({ status: 200, body: { attendant: { weddingKey: wedding.key } } });
    expect((await browser.call(attendant.audience, { params })).status).toBe(200);
    expect((await browser.call(attendant.audience, { params: other.params })).status).toBe(401);
    // The name of the wedding is optional if the browser is a guest of one wedding only.
    expect((await browser.call(attendant.logout, {})).status).toBe(200);
    expect((await browser.call(attendant.audience, { params })).status).toBe(401);
  });

  test('when the password, the address or the guest is wrong, then the response is the same; the fifth failure causes a lockout and a mail', async () => {
    const wedding = await invited();
    const { params } = wedding;
    const { email } = await buildAttendant(product.db, wedding.weddingId);
    const blocked = await buildAttendant(product.db, wedding.weddingId);
    await product.db.updateTable('attendant').set({ ng: true }).where('id', '=', blocked.attendantId).execute();
    const browser = product.visitor();
    const tryIn = (who: string, password: string) =>
      browser.call(attendant.login, { params, body: { email: who, password } });
    const refused = [await tryIn(blocked.email, 'wrong-password'), await tryIn('unknown@example.jp', PASSWORD)];
    for (let i = 0; i < 5; i += 1) refused.push(await tryIn(email, 'wrong-password'));
    for (const answer of refused) {
      expect(answer).toMatchObject({
        status: 401,
        failure: {
          id: 'attendant_email_and_password_combination_incorrect',
          userMessage: 'メールアドレスとパスワードの組み合わせが正しくありません。',
        },
      });
    }
    expect(await tryIn(email, PASSWORD)).toMatchObject({ status: 429, failure: { id: 'login_delayed' } });
    await product.mailTo(email, 'login-failures');
    product.clock.advance(15 * 60_000);
    expect((await tryIn(email, PASSWORD)).status).toBe(200);
  });

  test('when they switch to watching the recording, then the calendar entry is canceled, and after the start the answer is fixed', async () => {
    const wedding = await invited();
    const { browser, email } = await wedding.guest();
    const query = { weddingKey: wedding.key };
    const changed = await browser.call(attendant.me, { query, body: { answer: 'view-archive', nickName: 'なおき' } });
    expect(changed.body).toMatchObject({ answer: 'view-archive', nickName: 'なおき' });
    const mail = await product.mailTo(email, 'rsvp-archive');
    expect(mail.attachments[0]?.content).toContain('METHOD:CANCEL\r\n');
    expect(mail.attachments[0]?.content).toContain('SEQUENCE:1\r\n');
    product.clock.set(wedding.startsAt);
    const late = await browser.call(attendant.me, { query, body: { answer: 'attendance' } });
    expect(late).toMatchObject({ status: 422, failure: { id: 'attendant_answer_fixed', fields: ['answer'] } });
    const long = await browser.call(attendant.me, { query, body: { nickName: '一二三四五六七八九十一' } });
    expect(long).toMatchObject({ status: 422, failure: { fields: ['nickName'] } });
  });

  test('when the wedding is canceled, then the answer is kept, and no calendar entry is sent again', async () => {
    const wedding = await invited();
    const { browser, email } = await wedding.guest();
    await product.db.updateTable('wedding').set({ status: 'canceled' }).where('id', '=', wedding.weddingId).execute();
    const refused = await browser.call(attendant.me, {
      query: { weddingKey: wedding.key },
      body: { answer: 'view-archive' },
    });
    expect(refused).toMatchObject({ status: 422, failure: { id: 'attendant_answer_fixed', fields: ['answer'] } });
    await product.jobsDone();
    expect((await product.outbox.list()).filter(mail => mail.to === email)).toEqual([]);
  });

  test('when they open the questionnaire, then that is stored', async () => {
    const wedding = await invited();
    const { browser } = await wedding.guest();
    await browser.call(attendant.me, { query: { weddingKey: wedding.key }, body: { CSQuestionnaireOpened: true } });
    const { body } = await browser.call(attendant.detail, { params: wedding.params });
    expect(body.CSQuestionnaireOpened).toBe(true);
  });

  test('when staff view the page without being a guest, then they cannot use guest calls', async () => {
    const wedding = await invited();
    const staff = product.visitor();
    const grant = { scope: 'facility', facilityId: wedding.facilityId, role: 'coordinator' } as const;
    const { email } = await buildUser(product.db, grant);
    await staff.call(session.login, { body: { email, password: PASSWORD } });
    const refused = await staff.call(attendant.me, { query: { weddingKey: wedding.key }, body: { nickName: 'x' } });
    expect(refused).toMatchObject({ status: 403, failure: { id: 'management_mode' } });
    expect((await staff.call(attendant.audience, { params: wedding.params })).status).toBe(200);
  });

  test('when the couple or staff try to reply without being guests, then no guest is added', async () => {
    const wedding = await invited();
    for (const manager of [await wedding.host(), await wedding.staff('viewer')]) {
      const body = form(freshEmail());
      const refused = await manager.call(attendant.join, { params: wedding.params, body });
      expect(refused).toMatchObject({ status: 403, failure: { id: 'management_mode' } });
    }
    const guests = product.db.selectFrom('attendant').select('id').where('wedding_id', '=', wedding.weddingId);
    expect(await guests.execute()).toEqual([]);
  });
});

describe('given guests on the day', () => {
  test('when they connect, then everyone receives the viewer count, with each guest counted once, and the list of names', async () => {
    const wedding = await invited();
    const [first, second] = [await wedding.guest('安藤 結'), await wedding.guest('渡辺 蓮')];
    const line = await listen(first.browser, wedding.key);
    const [again, other] = [await listen(first.browser, wedding.key), await listen(second.browser, wedding.key)];
    expect(await line.nextEvent(attendantCounted)).toEqual({ viewerCount: 1 });
    await line.nextEvent(attendantCounted, event => event.viewerCount === 2);
    const { body } = await first.browser.call(attendant.audience, { params: wedding.params });
    expect(body.onlineCount).toBe(2);
    expect(body.rows.map(row => [row.name, row.isOnline])).toEqual([
      ['安藤 結', true],
      ['渡辺 蓮', true],
    ]);
    const some = await first.browser.call(attendant.audience, {
      params: wedding.params,
      query: { ids: `${second.attendantId},x` },
    });
    expect(some.body.rows.map(row => row.id)).toEqual([second.attendantId]);
    for (const open of [other, again, line]) open.close();
  });

  test('when one leaves and another arrives between two counts, then everyone is still notified', async () => {
    const wedding = await invited();
    const [first, second, third] = await Promise.all(['安藤 結', '渡辺 蓮', '森 葵'].map(name => wedding.guest(name)));
    if (!(first && second && third)) throw new Error('expected three guests');
    const line = await listen(first.browser, wedding.key);
    const other = await listen(second.browser, wedding.key);
    const counts = () => line.all(attendantCounted).map(({ viewerCount }) => viewerCount);
    await eventually('both are counted', () => counts().includes(2) || undefined);
    const before = counts().length;
    other.close();
    const last = await listen(third.browser, wedding.key);
    await eventually('the count is published again', () => counts().length > before || undefined);
    const { body } = await first.browser.call(attendant.audience, { params: wedding.params });
    const online = new Set(body.rows.filter(row => row.isOnline).map(row => row.name));
    expect(online).toEqual(new Set(['安藤 結', '森 葵']));
    expect(counts().at(-1)).toBe(2);
    for (const open of [last, line]) open.close();
  });

  test.each([
    ['streaming', 'live', true, 'streaming'],
    ['waitingForStream', 'slate', false, 'waitingForStream'],
    ['closed', 'archiving', false, 'closed'],
    ['uploading', 'preparing', false, 'uploading'],
    ['archived', 'archive', false, 'viewingArchive'],
  ] as const)('when the slot is %s, then the page shows %s', async (state, phase, isLive, liveState) => {
    const wedding = await invited();
    const ref = await buildSlot(product.db, wedding, {
      state,
      shortcutAt: instant(wedding.startsAt + 60_000),
      parts: [{ programFromMs: wedding.startsAt, durationMs: 600_000 }],
    });
    await product.fakes.video.create(ref, { main: 'm', spare: 's' });
    product.clock.set(instant(wedding.startsAt + 60_000));
    const { browser } = await wedding.guest();
    const { body } = await browser.call(attendant.detail, { params: wedding.params });
    expect(body).toMatchObject({ liveState, phase, isLive, liveActiveTime: wedding.startsAt });
    const isPlayable = ['live', 'slate', 'archive'].includes(phase);
    expect(body.videoUrl !== '' && body.embedKey !== '').toBe(isPlayable);
    expect(body.recording).toEqual(
      phase === 'archive'
        ? { durationMs: 600_000, shortcutMs: 60_000, chapters: [], captions: [], posterUrl: '' }
        : null,
    );
  });

  test('when a player reports that it is playing, then the time is counted in steps of 15 seconds at most', async () => {
    const wedding = await invited();
    const { browser, attendantId } = await wedding.guest();
    let line = await listen(browser, wedding.key);
    const watched = async () =>
      await product.db
        .selectFrom('attendant')
        .select(['watched_live_seconds', 'watched_archive_seconds'])
        .where('id', '=', attendantId)
        .executeTakeFirstOrThrow();
    for (let i = 0; i < 3; i += 1) line.send(attendantWatched, { view: 'live' });
    await eventually('15 seconds', async () => ((await watched()).watched_live_seconds >= 15 ? true : undefined));
    // Another socket of the same guest does not start a new count.
    line.close();
    line = await listen(browser, wedding.key);
    line.send(attendantWatched, { view: 'live' });
    line.send(attendantWatched, { view: 'archive' });
    await line.taken();
    product.clock.advance(15_000);
    line.send(attendantWatched, { view: 'archive' });
    await eventually('a quarter of the recording', async () =>
      (await watched()).watched_archive_seconds > 0 ? true : undefined,
    );
    expect(await watched()).toEqual({ watched_live_seconds: 15, watched_archive_seconds: 15 });
    line.close();
  });

  test('when the wedding has been erased, then it is not found', async () => {
    const wedding = await invited();
    const { browser } = await wedding.guest();
    await product.db
      .updateTable('wedding')
      .set({ status: 'cleaned', updated_at: at(NOW) })
      .where('id', '=', wedding.weddingId)
      .execute();
    expect((await browser.call(attendant.detail, { params: wedding.params })).status).toBe(404);
  });
});
