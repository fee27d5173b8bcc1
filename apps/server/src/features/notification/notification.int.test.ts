import { randomUUID } from 'node:crypto';
import { notification, notificationAdded, notificationRemoved } from '@kotohogi/contract/notification';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { MAX_NOTICES, type NoticeMethod } from '@kotohogi/domain/notification/types';
import type { FacilityRole } from '@kotohogi/domain/permission/names';
import { buildUser } from '@kotohogi/testkit/builders';
import { listen } from '@kotohogi/testkit/listener';
import { buildParticipants, signIn } from '@kotohogi/testkit/participants';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let product: TestProduct;
const NOW = parseJst('2026-11-21 13:05');
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});
beforeEach(() => product.clock.set(NOW));

const DELAY = {
  level: 'warn',
  title: '開式が遅れています',
  body: '<p>開式が<b>15分</b>遅れます。</p>',
} as const;

async function ceremony() {
  const participants = await buildParticipants(product, parseJst('2026-11-21 13:00'));
  const { params, facilityId } = participants;
  const staff = async (role: FacilityRole) => {
    const { email, userId } = await buildUser(product.db, { scope: 'facility', facilityId, role });
    const browser = await signIn(product, email);
    const send = (methods: NoticeMethod[], more: object = {}, idempotencyKey: string = randomUUID()) =>
      browser.call(notification.send, { params, body: { ...DELAY, methods, ...more } }, { idempotencyKey });
    const withdraw = (id: number, methods: string | undefined) =>
      browser.call(notification.withdraw, { params: { ...params, id }, query: { methods } });
    const list = async () => (await browser.call(notification.list, { params })).body;
    return { browser, userId, send, withdraw, list };
  };
  const guest = async (name: string) => {
    const built = await participants.guest(name);
    const read = async () => (await built.browser.call(notification.read, { params })).body.rows;
    return { ...built, read };
  };
  const mailsOf = async () => (await product.outbox.list()).filter(mail => mail.kind === 'notice');
  return { ...participants, staff, guest, mailsOf };
}

describe('given a notice for the guests', () => {
  test('when it is sent to the dialog, then every open page receives it, and pages opened later list it, newest first', async () => {
    const { key, staff, guest } = await ceremony();
    const { send, list } = await staff('coordinator');
    const naoki = await guest('山本 直樹');
    const line = await listen(naoki.browser, key);
    expect(await list()).toMatchObject({ rows: [], reach: { dialog: 1, mail: 1 }, allowed: ['dialog', 'mail'] });
    const sent = await send(['dialog', 'dialog']);
    expect(sent).toMatchObject({ status: 200, body: { ...DELAY, methods: ['dialog'], mailCount: 0, createdAt: NOW } });
    expect(await line.nextEvent(notificationAdded)).toEqual({
      ...{ id: sent.body.id, ...DELAY, createdAt: NOW },
      ...{ titleEn: '', bodyEn: '', inRecording: false },
    });
    line.close();
    await send(['dialog'], { level: 'success', title: 'まもなく始まります' });
    const hana = await guest('山本 花');
    expect((await hana.read()).map(({ title }) => title)).toEqual(['まもなく始まります', '開式が遅れています']);
    expect((await list()).rows.map(({ title, sentBy }) => [title, sentBy !== ''])).toEqual([
      ['まもなく始まります', true],
      ['開式が遅れています', true],
    ]);
  });

  test('when no channel is chosen, then a delivery method is required', async () => {
    const { staff } = await ceremony();
    const { send } = await staff('coordinator');
    const wrong = { status: 422, failure: { validates: [{ path: 'methods', rule: 'deliveryMethod' }] } };
    const refused = await send([]);
    expect(refused).toMatchObject(wrong);
    expect(refused).toMatchObject({ failure: { validates: [{ message: '送信方法は必須です。' }] } });
    expect(await send([], { methods: undefined })).toMatchObject(wrong);
    const empty = await send(['dialog'], { title: ' ', body: '<p> <br></p><script>x</script>' });
    expect(empty).toMatchObject({
      status: 422,
      failure: {
        validates: [
          { path: 'title', rule: 'required' },
          { path: 'body', rule: 'required' },
        ],
      },
    });
  });

  test('when it contains hostile markup, then it is stored as sent and sanitized on every way out', async () => {
    const { weddingId, key, staff, guest } = await ceremony();
    const naoki = await guest('山本 直樹');
    const line = await listen(naoki.browser, key);
    const body =
      '<p onclick=x>遅れます<img src=x onerror=x><a href="javascript:x">A</a><a href="https://a.example">B</a></p>';
    const clean = '<p>遅れますA<a href="https://a.example" target="_blank" rel="noopener noreferrer">B</a></p>';
    const { body: sent } = await (await staff('manager')).send(['dialog', 'mail'], { body });
    const stored = product.db.selectFrom('notification').select('body').where('wedding_id', '=', weddingId);
    expect(await stored.execute()).toEqual([{ body }]);
    expect([sent.body, (await line.nextEvent(notificationAdded)).body, (await naoki.read())[0]?.body]).toEqual([
      clean,
      clean,
      clean,
    ]);
    line.close();
    const mail = await product.mailTo(naoki.email, 'notice');
    expect(mail.html).toMatch(
      />遅れますA<a style="[^"]+" href="https:\/\/a\.example" target="_blank" rel="noopener noreferrer">B<\/a><\/p>/,
    );
    expect(mail.html).not.toMatch(/onerror|onclick|javascript/);
    expect(mail.text).toContain('遅れますAB ( https://a.example )');
  });

  test('when it goes by mail, then everyone who attends gets it once; blocked guests and those who declined do not', async () => {
    const { staff, guest, mailsOf } = await ceremony();
    const { send, list } = await staff('coordinator');
    const names = ['直樹', '花', '健', '欠席', '拒否', '宛先なし'];
    const [naoki, hana, ken, absent, blocked, without] = await Promise.all(names.map(guest));
    const set = (id: AttendantId | undefined, to: object) =>
      product.db
        .updateTable('attendant')
        .set(to)
        .where('id', '=', id ?? (0 as AttendantId))
        .execute();
    await set(hana?.attendantId, { answer: 'view-archive', locale: 'en-US' });
    await set(absent?.attendantId, { answer: 'absence' });
    await set(blocked?.attendantId, { ng: true });
    await set(without?.attendantId, { email: null });
    const key = randomUUID();
    const english = { titleEn: 'The ceremony is late', bodyEn: '<p>It is <b>15 minutes</b> late.</p>' };
    const twice = await Promise.all([send(['mail'], english, key), send(['mail'], english, key)]);
    expect(twice[0]?.body).toEqual(twice[1]?.body);
    const ours = [naoki, hana, ken].map(one => one?.email).sort();
    await eventually(
      'three mails',
      async () => (await mailsOf()).filter(({ to }) => ours.includes(to)).length >= 3 || undefined,
    );
    // Runs the job again, as after a crash between its transaction and its end.
    const { rows } = await list();
    expect(rows).toMatchObject([{ methods: ['mail'], mailCount: 3 }]);
    const weddingId = naoki?.weddingId;
    await product.runJob('notification.mail', { weddingId, id: rows[0]?.id });
    const all = [...ours, absent?.email, blocked?.email, without?.email];
    expect(
      (await mailsOf())
        .map(({ to }) => to)
        .filter(to => all.includes(to))
        .sort(),
    ).toEqual(ours);
    const queued = await product.db
      .selectFrom('notification_mail')
      .select('attendant_id')
      .where('notification_id', '=', rows[0]?.id ?? 0)
      .execute();
    expect(queued).toHaveLength(3);
    const mails = await mailsOf();
    expect(mails.find(({ to }) => to === naoki?.email)?.subject).toContain('【お知らせ】開式が遅れています');
    expect(mails.find(({ to }) => to === hana?.email)?.subject).toContain(`[Notice] ${english.titleEn}`);
    expect(await naoki?.read()).toEqual([]);
  });

  test('when one channel is withdrawn, then the other stays; without any, the notice is gone', async () => {
    const { key, staff, guest } = await ceremony();
    const { send, withdraw, list } = await staff('video-distribution');
    const naoki = await guest('山本 直樹');
    const { id } = (await send(['dialog', 'mail'])).body;
    const line = await listen(naoki.browser, key);
    expect(await withdraw(id, undefined)).toMatchObject({
      status: 422,
      failure: { validates: [{ path: 'methods', rule: 'deliveryMethod' }] },
    });
    expect(await withdraw(id, 'sms')).toMatchObject({ status: 422 });
    expect((await withdraw(id, 'dialog')).body).toEqual({ methods: ['mail'] });
    expect(await line.nextEvent(notificationRemoved)).toEqual({ id });
    expect(await naoki.read()).toEqual([]);
    expect((await withdraw(id, 'dialog')).body).toEqual({ methods: ['mail'] });
    expect(line.all(notificationRemoved)).toHaveLength(1);
    expect((await list()).rows).toMatchObject([{ id, methods: ['mail'] }]);
    expect((await withdraw(id, 'dialog,mail')).body).toEqual({ methods: [] });
    expect((await list()).rows).toEqual([]);
    expect(await withdraw(id, 'mail')).toMatchObject({ status: 404, failure: { id: 'notification_unknown' } });
    line.close();
  });

  test('when the mail is withdrawn before it was sent, then no mail goes out', async () => {
    const { weddingId, staff, guest, mailsOf } = await ceremony();
    const { send, withdraw } = await staff('coordinator');
    const { id } = (await send(['dialog'])).body;
    const { email } = await guest('山本 直樹');
    await withdraw(id, 'mail');
    await product.runJob('notification.mail', { weddingId, id });
    await product.jobsDone();
    expect((await mailsOf()).filter(({ to }) => to === email)).toEqual([]);
  });

  test('when the front desk sends it, then only the dialog is allowed, and the audit records the sender', async () => {
    const { weddingId, staff } = await ceremony();
    const [viewerStaff, manager, finance] = [
      await staff('viewer'),
      await staff('manager'),
      await staff('financial-manager'),
    ];
    const forbidden = { status: 403, failure: { id: 'notification_method_forbidden' } };
    expect((await viewerStaff.list()).allowed).toEqual(['dialog']);
    expect(await viewerStaff.send(['mail'])).toMatchObject(forbidden);
    expect(await viewerStaff.send(['dialog', 'mail'])).toMatchObject(forbidden);
    expect((await viewerStaff.list()).rows).toEqual([]);
    const own = (await viewerStaff.send(['dialog'])).body;
    const { id } = (await manager.send(['dialog', 'mail'])).body;
    expect(await viewerStaff.withdraw(id, 'mail')).toMatchObject(forbidden);
    expect((await viewerStaff.withdraw(id, 'dialog')).body).toEqual({ methods: ['mail'] });
    expect((await finance.list()).allowed).toEqual([]);
    expect(await finance.send(['dialog'])).toMatchObject({ status: 403 });
    const audit = await product.db
      .selectFrom('audit')
      .select(['action', 'actor_id', 'subject_id', 'detail'])
      .where('wedding_id', '=', weddingId)
      .where('action', 'like', 'notification.%')
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      {
        action: 'notification.send',
        actor_id: viewerStaff.userId,
        subject_id: String(own.id),
        detail: { level: 'warn', title: DELAY.title, methods: ['dialog'] },
      },
      {
        action: 'notification.send',
        actor_id: manager.userId,
        subject_id: String(id),
        detail: { level: 'warn', title: DELAY.title, methods: ['dialog', 'mail'] },
      },
      {
        action: 'notification.withdraw',
        actor_id: viewerStaff.userId,
        subject_id: String(id),
        detail: { title: DELAY.title, methods: ['dialog'], left: ['mail'] },
      },
    ]);
  });

  test('when there are too many, then one has to be withdrawn first', async () => {
    const { staff } = await ceremony();
    const { send, withdraw } = await staff('coordinator');
    const ids: number[] = [];
    for (let i = 0; i < MAX_NOTICES; i += 1) ids.push((await send(['dialog'])).body.id);
    const key = randomUUID();
    const last = await send(['dialog'], {}, key);
    expect(last).toMatchObject({ status: 422, failure: { id: 'notification_limit' } });
    expect(last.failure?.userMessage).toContain(`${MAX_NOTICES}件まで`);
    await withdraw(ids[0] ?? 0, 'dialog');
    expect((await send(['dialog'], {}, key)).status).toBe(200);
  });

  test('when it belongs to another wedding, then it can neither be read nor changed', async () => {
    const [one, other] = [await ceremony(), await ceremony()];
    const { id } = (await (await one.staff('manager')).send(['dialog'])).body;
    const outsider = await other.staff('manager');
    expect(await outsider.withdraw(id, 'dialog')).toMatchObject({ status: 404 });
    expect(await (await other.guest('山本 直樹')).read()).toEqual([]);
  });
});
