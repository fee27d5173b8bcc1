import { attendant } from '@kotohogi/contract/attendant';
import { mailing } from '@kotohogi/contract/mailing';
import { after, DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { buildAttendant, buildUser } from '@kotohogi/testkit/builders';
import { buildParty } from '@kotohogi/testkit/party';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at } from '../../platform/db/instants.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());
// The worker of the product looks every minute too: until a test says what time it is, nothing is due.
beforeEach(() => product.clock.set(parseJst('2026-12-11 10:00')));

const START = parseJst('2027-01-16 13:00');

async function run(task: string, now: Instant): Promise<void> {
  product.clock.set(now);
  await product.runJob(task);
}

async function ceremony() {
  const party = await buildParty(product, START);
  await product.db
    .updateTable('invitation')
    .set({ published_at: at(parseJst('2026-12-01 10:00')) })
    .where('wedding_id', '=', party.weddingId)
    .execute();
  const guest = async (more: object = {}) => {
    const built = await buildAttendant(product.db, party.weddingId);
    await product.db
      .updateTable('attendant')
      .set({ answered_at: at(parseJst('2026-12-10 10:00')), ...more })
      .where('id', '=', built.attendantId)
      .execute();
    return built;
  };
  return { ...party, guest };
}

/** The kinds of mail an address has got, once nothing is queued any more. */
async function kindsFor(email: string): Promise<string[]> {
  await product.jobsDone();
  return (await product.outbox.list()).filter(mail => mail.to === email).map(mail => mail.kind);
}

describe('given guests who watch live', () => {
  test('when the day comes nearer, then each is reminded once at every step', async () => {
    const { guest } = await ceremony();
    const naoki = await guest();
    const [archive, absent, blocked] = [
      await guest({ answer: 'view-archive' }),
      await guest({ answer: 'absence' }),
      await guest({ ng: true }),
    ];
    for (const ms of [-7 * DAY_MS, -7 * DAY_MS + MINUTE_MS, -DAY_MS, -DAY_MS + HOUR_MS, -HOUR_MS])
      await run('mailing.remind', after(START, ms));
    expect((await kindsFor(naoki.email)).toSorted()).toEqual(['reminder-day', 'reminder-hour', 'reminder-week']);
    for (const { email } of [archive, absent, blocked]) expect(await kindsFor(email)).toEqual([]);
  });

  test('when it is night where the guest is, then the mail waits for the morning', async () => {
    const { guest } = await ceremony();
    const away = await guest({ time_zone: 'Europe/Berlin', locale: 'en-US' });
    await run('mailing.remind', after(START, -DAY_MS));
    expect(await kindsFor(away.email)).toEqual([]);
    await run('mailing.remind', after(START, -DAY_MS + 4 * HOUR_MS));
    expect(await kindsFor(away.email)).toEqual(['reminder-day']);
    const mail = await product.mailTo(away.email, 'reminder-day');
    expect(mail.text).toContain('13:00 (Japan time)');
    expect(mail.text).toContain('05:00 (your time)');
  });

  test('when the wedding is postponed, then nobody is reminded; on its new day everybody is again', async () => {
    const { weddingId, guest } = await ceremony();
    const naoki = await guest();
    const set = (to: object) => product.db.updateTable('wedding').set(to).where('id', '=', weddingId).execute();
    await run('mailing.remind', after(START, -7 * DAY_MS));
    await set({ status: 'postponed' });
    await run('mailing.remind', after(START, -DAY_MS));
    expect(await kindsFor(naoki.email)).toEqual(['reminder-week']);
    const later = after(START, 60 * DAY_MS);
    await set({ status: 'active', starts_at: at(later) });
    await run('mailing.remind', after(later, -7 * DAY_MS));
    expect(await kindsFor(naoki.email)).toEqual(['reminder-week', 'reminder-week']);
  });

  test('when the stream began, stopped or was recorded, then those it concerns hear of it', async () => {
    const { weddingId, guest } = await ceremony();
    const [there, late, archive] = [
      await guest({ watched_live_seconds: 30 }),
      await guest(),
      await guest({ answer: 'view-archive' }),
    ];
    await product.db
      .insertInto('live_slot')
      .values({
        wedding_id: weddingId,
        provider: 'channel',
        ref: `mailing-${weddingId}`,
        state: 'streaming',
        ingest: '{}',
        recording_parts: '[]',
        published_at: at(START),
      })
      .execute();
    const set = (to: object) =>
      product.db.updateTable('live_slot').set(to).where('wedding_id', '=', weddingId).execute();
    await run('mailing.remind', after(START, 3 * MINUTE_MS));
    await set({ state: 'waitingForUpload', stop_reason: 'fire alarm' });
    await run('mailing.remind', after(START, 20 * MINUTE_MS));
    await set({ state: 'archived', archived_at: at(after(START, 2 * HOUR_MS)) });
    await run('mailing.remind', after(START, 3 * HOUR_MS));
    await run('mailing.remind', after(START, 3 * HOUR_MS + MINUTE_MS));
    expect((await kindsFor(there.email)).toSorted()).toEqual(['archive-open', 'live-emergency']);
    expect((await kindsFor(late.email)).toSorted()).toEqual(['archive-open', 'live-emergency', 'live-started']);
    expect(await kindsFor(archive.email)).toEqual(['archive-open']);
    await run('mailing.remind', parseJst('2027-01-19 09:00'));
    expect((await kindsFor(archive.email)).toSorted()).toEqual(['archive-expiring', 'archive-open']);
    expect(await kindsFor(there.email)).not.toContain('archive-expiring');
  });
});

describe('given mails somebody does not want', () => {
  test('when the link in one is followed, then that kind stays away, the others come, and it can be taken back', async () => {
    const { guest } = await ceremony();
    const naoki = await guest();
    await run('mailing.remind', after(START, -7 * DAY_MS));
    const mail = await product.mailTo(naoki.email, 'reminder-week');
    const token = /mails\?token=([\w.-]+)/.exec(mail.text)?.[1] ?? '';
    const browser = product.visitor();
    const read = await browser.call(mailing.readChoices, { query: { token } });
    expect(read).toMatchObject({ status: 200, body: { name: '山本 直樹' } });
    expect(read.body.choices).toContainEqual({ choice: 'reminder', isOn: true });
    await browser.call(mailing.choose, { query: { token }, body: { choice: 'reminder', isOn: false } });
    await run('mailing.remind', after(START, -DAY_MS));
    expect(await kindsFor(naoki.email)).toEqual(['reminder-week']);
    const back = await browser.call(mailing.choose, { query: { token }, body: { choice: 'reminder', isOn: true } });
    expect(back.body.choices).toContainEqual({ choice: 'reminder', isOn: true });
  });

  test('when the mail program presses for its reader, then it is done without a page; a forged link does nothing', async () => {
    const { guest } = await ceremony();
    const naoki = await guest();
    await run('mailing.remind', after(START, -7 * DAY_MS));
    const { leaveUrl = '' } = await product.mailTo(naoki.email, 'reminder-week');
    const press = (url: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    const forged = leaveUrl.replace(/\.g(\d+)\./, (_, id: string) => `.g${Number(id) + 1}.`);
    expect((await press(forged)).status).toBe(404);
    expect((await press(leaveUrl)).status).toBe(200);
    await run('mailing.remind', after(START, -DAY_MS));
    expect(await kindsFor(naoki.email)).toEqual(['reminder-week']);
  });
});

describe('given an address that takes no mails', () => {
  test('when it is refused at the door or reported later, then the couple sees who it is, until the address is another', async () => {
    const { params, weddingId, guest, staff: signIn } = await ceremony();
    const refused = await guest({ email: `nobody-${weddingId}@refused.example` });
    const bounced = await guest();
    await run('mailing.remind', after(START, -7 * DAY_MS));
    const staff = await signIn('coordinator');
    const list = async () => (await staff.call(mailing.listRefusals, { params })).body.rows.map(row => row.attendantId);
    await eventually('the refusal', async () => ((await list()).length === 1 ? true : undefined));
    const report = (secret: string, body: unknown) =>
      fetch(`${product.url}/api/webhooks/mail/${secret}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const found = [{ recipient: bounced.email, kind: 'bounced', reason: '550 gone' }];
    expect((await report('guessed', found)).status).toBe(403);
    expect((await report('reports-of-a-trial', { recipient: 1 })).status).toBe(422);
    expect((await report('reports-of-a-trial', [{ recipient: refused.email, kind: 'delayed' }, ...found])).status).toBe(
      200,
    );
    expect(new Set(await list())).toEqual(new Set([refused.attendantId, bounced.attendantId]));
    const right = { email: 'right@example.jp' };
    await product.db.updateTable('attendant').set(right).where('id', '=', bounced.attendantId).execute();
    expect(await list()).toEqual([refused.attendantId]);
  });
});

test('given new answers, when the evening comes, then both hosts get them once', async () => {
  const { params, weddingId } = await ceremony();
  const { email } = await buildUser(product.db, { scope: 'wedding', weddingId, role: 'organizer' });
  product.clock.set(parseJst('2026-12-20 12:00'));
  const body = { answer: 'absence', relationShip: 'friend', name: '高橋 花', replyMessage: 'お幸せに' } as const;
  const joined = await product.visitor().call(attendant.join, { params, body });
  expect(joined.status).toBe(200);
  await run('mailing.digest', parseJst('2026-12-20 19:00'));
  const mail = await product.mailTo(email, 'answer-digest');
  expect(mail.text).toContain('高橋 花');
  expect(mail.text).toContain('お幸せに');
  await run('mailing.digest', parseJst('2026-12-21 19:00'));
  expect((await kindsFor(email)).filter(kind => kind === 'answer-digest')).toHaveLength(1);
});

test('given a recording, when its last day is tomorrow, then the hosts are told once, unless they do without', async () => {
  const { weddingId } = await ceremony();
  const host = () => buildUser(product.db, { scope: 'wedding', weddingId, role: 'organizer' });
  const [one, other] = [await host(), await host()];
  await product.db
    .insertInto('live_slot')
    .values({
      wedding_id: weddingId,
      provider: 'channel',
      ref: `closing-${weddingId}`,
      state: 'archived',
      ingest: '{}',
      recording_parts: '[]',
      archived_at: at(after(START, 2 * HOUR_MS)),
    })
    .execute();
  await product.db
    .insertInto('mail_opt_out')
    .values({ wedding_id: weddingId, user_id: other.userId, choice: 'archive-closing', created_at: at(START) })
    .execute();
  for (const day of [16, 17, 18, 19, 20]) await run('mailing.closing', parseJst(`2027-01-${day} 10:00`));
  expect(await kindsFor(one.email)).toEqual(['archive-expiring-host']);
  expect(await kindsFor(other.email)).toEqual([]);
  const { text } = await product.mailTo(one.email, 'archive-expiring-host');
  expect(text).toContain('2027年1月19日（火）23:59（日本時間）');
});
