import { attendant } from '@kotohogi/contract/attendant';
import { mailing } from '@kotohogi/contract/mailing';
import { after, DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { buildAttendant, buildUser } from '@kotohogi/testkit/builders';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at } from '../../platform/db/instants.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());
// The product's worker also runs these jobs every minute. Nothing is due until a test sets the clock.
beforeEach(() => product.clock.set(parseJst('2026-12-11 10:00')));

const START = parseJst('2027-01-16 13:00');

async function run(task: string, now: Instant): Promise<void> {
  product.clock.set(now);
  await product.runJob(task);
}

async function ceremony(startsAt = START) {
  const participants = await buildParticipants(product, startsAt);
  await product.db
    .updateTable('invitation')
    .set({ published_at: at(parseJst('2026-12-01 10:00')) })
    .where('wedding_id', '=', participants.weddingId)
    .execute();
  const guest = async (more: object = {}) => {
    const built = await buildAttendant(product.db, participants.weddingId);
    await product.db
      .updateTable('attendant')
      .set({ answered_at: at(parseJst('2026-12-10 10:00')), ...more })
      .where('id', '=', built.attendantId)
      .execute();
    return built;
  };
  return { ...participants, guest };
}

/** The kinds of mail an address has received, once the queue is empty. */
async function kindsFor(email: string): Promise<string[]> {
  await product.jobsDone();
  return (await product.outbox.list()).filter(mail => mail.to === email).map(mail => mail.kind);
}

describe('given guests who watch live', () => {
  test('when the date approaches, then each guest gets every reminder once', async () => {
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

  test('when it is night in the guest’s time zone, then the mail waits for the morning', async () => {
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

  test('when the wedding is postponed, then no reminders go out; for its new date everyone is reminded again', async () => {
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

  test('when the stream started, stopped or was recorded, then the guests concerned get a mail', async () => {
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

describe('given a guest who opts out of a mail', () => {
  test('when they follow the link in the mail, then that kind stops, other kinds still come, and the choice can be undone', async () => {
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

  test('when the mail program uses one-click unsubscribe, then it works without a page; a forged link does nothing', async () => {
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

describe('given several kinds of mail', () => {
  const KINDS = {
    reminder: 'reminder-day',
    'archive-open': 'archive-open',
    'archive-expiring': 'archive-expiring',
  } as const;

  test.each(['reminder', 'archive-open', 'archive-expiring'] as const)(
    'when a guest opts out of %s, then only that kind stops, and urgent mails still come',
    async choice => {
      const { weddingId, guest } = await ceremony();
      const naoki = await guest();
      const body = { wedding_id: weddingId, attendant_id: naoki.attendantId, choice, created_at: at(START) };
      await product.db.insertInto('mail_opt_out').values(body).execute();
      await run('mailing.remind', after(START, -DAY_MS));
      const stream = { provider: 'channel', ref: `kinds-${weddingId}`, ingest: '{}', recording_parts: '[]' } as const;
      const slot = { ...stream, wedding_id: weddingId, state: 'unpulished', delayed: true } as const;
      await product.db.insertInto('live_slot').values(slot).execute();
      await run('mailing.remind', after(START, 10 * MINUTE_MS));
      const archived = { state: 'archived', delayed: false, archived_at: at(after(START, 2 * HOUR_MS)) } as const;
      await product.db.updateTable('live_slot').set(archived).where('wedding_id', '=', weddingId).execute();
      await run('mailing.remind', after(START, 3 * HOUR_MS));
      await run('mailing.remind', parseJst('2027-01-19 09:00'));
      const expected = ['live-delayed', ...Object.values(KINDS).filter(kind => kind !== KINDS[choice])];
      expect((await kindsFor(naoki.email)).toSorted()).toEqual(expected.toSorted());
    },
  );
});

describe('given an address that cannot be delivered to', () => {
  test('when it is rejected at once or bounces later, then the couple sees which guest it is, until the address changes', async () => {
    const { params, weddingId, guest, staff: signIn } = await ceremony();
    const refused = await guest({ email: `bounces-${weddingId}@refused.example` });
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

describe('given new answers', () => {
  /** Both hosts of a wedding, and a helper that stores a guest's answer. */
  async function couple(startsAt?: Instant) {
    const { params, weddingId } = await ceremony(startsAt);
    const host = () => buildUser(product.db, { scope: 'wedding', weddingId, role: 'organizer' });
    const [one, other] = [await host(), await host()];
    const answer = async (name: string, now: Instant) => {
      product.clock.set(now);
      const body = { answer: 'absence', relationShip: 'friend', name, replyMessage: 'お幸せに' } as const;
      expect((await product.visitor().call(attendant.join, { params, body })).status).toBe(200);
    };
    const digests = async () => {
      await kindsFor(one.email);
      const mails = (await product.outbox.list()).filter(({ kind }) => kind === 'answer-digest');
      expect(mails.filter(({ to }) => to === one.email).length).toBe(
        mails.filter(({ to }) => to === other.email).length,
      );
      return mails.filter(({ to }) => to === one.email).map(({ text }) => text);
    };
    return { answer, digests };
  }

  test('when the evening comes, then both hosts get the answers once', async () => {
    const { answer, digests } = await couple();
    await answer('高橋 花', parseJst('2026-12-20 12:00'));
    await run('mailing.digest', parseJst('2026-12-20 18:59'));
    expect(await digests()).toEqual([]);
    await run('mailing.digest', parseJst('2026-12-20 19:00'));
    const [text = ''] = await digests();
    expect(text).toContain('高橋 花');
    expect(text).toContain('お幸せに');
    await answer('後藤 新', parseJst('2026-12-20 19:02'));
    await run('mailing.digest', parseJst('2026-12-20 19:05'));
    expect(await digests()).toHaveLength(1);
    await run('mailing.digest', parseJst('2026-12-21 19:00'));
    expect((await digests()).filter(mail => mail.includes('後藤 新'))).toHaveLength(1);
    await run('mailing.digest', parseJst('2026-12-22 19:00'));
    expect(await digests()).toHaveLength(2);
  });

  test.each([
    ['the same evening', '2026-12-20 20:55', 1],
    ['at night', '2026-12-20 23:00', 0],
    ['before the morning', '2026-12-21 07:50', 0],
    ['the next morning', '2026-12-21 08:00', 1],
    ['at noon, when it is rather the next evening’s', '2026-12-21 12:00', 0],
  ])(
    'when no worker ran at that hour and one is back %s, then the answers are sent late, or the next evening',
    async (_when, back, count) => {
      const { answer, digests } = await couple();
      await answer('高橋 花', parseJst('2026-12-20 12:00'));
      for (const minute of [0, 5]) await run('mailing.digest', after(parseJst(back), minute * MINUTE_MS));
      expect(await digests()).toHaveLength(count);
      await run('mailing.digest', parseJst('2026-12-21 19:00'));
      expect(await digests()).toHaveLength(1);
    },
  );

  test('when the ceremony is before the next evening, then the answers are still sent', async () => {
    const { answer, digests } = await couple(parseJst('2026-12-21 11:00'));
    await answer('高橋 花', parseJst('2026-12-20 12:00'));
    await run('mailing.digest', parseJst('2026-12-21 09:30'));
    expect(await digests()).toHaveLength(1);
  });

  test('when several workers run the job at once, then there is one mail', async () => {
    const { answer, digests } = await couple();
    await answer('高橋 花', parseJst('2026-12-20 12:00'));
    product.clock.set(parseJst('2026-12-20 19:00'));
    await Promise.all([1, 2, 3].map(() => product.runJob('mailing.digest')));
    expect(await digests()).toHaveLength(1);
  });
});

describe('given a recording', () => {
  async function recorded() {
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
    return { weddingId, one, other };
  }

  test('when its last day is tomorrow, then the hosts get one mail, unless they opted out', async () => {
    const { one, other } = await recorded();
    for (const day of [16, 17, 18, 19, 20]) await run('mailing.closing', parseJst(`2027-01-${day} 10:00`));
    expect(await kindsFor(one.email)).toEqual(['archive-expiring-host']);
    expect(await kindsFor(other.email)).toEqual([]);
    const { subject, text } = await product.mailTo(one.email, 'archive-expiring-host');
    expect(subject).toContain('あすまで');
    expect(text).toContain('2027年1月19日（火）23:59（日本時間）');
  });

  test.each([
    ['later that day', '2027-01-18 20:55', 'あすまで'],
    ['on the last day', '2027-01-19 10:00', 'きょうまで'],
    ['in its last evening', '2027-01-19 20:55', 'きょうまで'],
    ['at night', '2027-01-18 21:00', undefined],
    ['when it is as good as over', '2027-01-19 21:00', undefined],
  ])(
    'when no worker ran at that hour and one is back %s, then the mail names the right day, or is not sent any more',
    async (_when, back, day) => {
      const { one } = await recorded();
      for (const minute of [0, 5]) await run('mailing.closing', after(parseJst(back), minute * MINUTE_MS));
      const mails =
        (await kindsFor(one.email)).length === 0 ? [] : await product.mailsTo(one.email, 'archive-expiring-host', 1);
      expect(mails.map(({ subject }) => /(?:あす|きょう)まで/.exec(subject)?.[0])).toEqual(
        day === undefined ? [] : [day],
      );
    },
  );

  test('when the ceremony is postponed after that, then the hosts get another mail about the new last day', async () => {
    const { weddingId, one } = await recorded();
    await run('mailing.closing', parseJst('2027-01-18 10:00'));
    const later = { starts_at: at(after(START, 30 * DAY_MS)) };
    await product.db.updateTable('wedding').set(later).where('id', '=', weddingId).execute();
    await run('mailing.closing', after(parseJst('2027-01-18 10:00'), 30 * DAY_MS));
    expect(await kindsFor(one.email)).toHaveLength(2);
  });
});
