import { randomUUID } from 'node:crypto';
import { apiKey } from '@kotohogi/contract/api-key';
import { congratulation } from '@kotohogi/contract/congratulation';
import { depositAccount } from '@kotohogi/contract/deposit-account';
import { weddingErasure } from '@kotohogi/contract/wedding-erasure';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import type { Grant } from '@kotohogi/domain/permission/grants';
import { BANK_ACCOUNT, buildUser, PASSWORD } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { buildGift, settleGifts } from '@kotohogi/testkit/gifts';
import { buildParticipants, signIn } from '@kotohogi/testkit/participants';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const STARTS_AT = parseJst('2026-12-19 13:00');
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});
beforeEach(() => product.clock.set(parseJst('2026-12-20 10:00')));

async function couple() {
  const { db } = product;
  const participants = await buildParticipants(product, STARTS_AT);
  const { params, weddingId, facilityId } = participants;
  const host = { scope: 'wedding', weddingId, role: 'organizer' } as const;
  const built = async (...grants: Grant[]) => {
    const user = await buildUser(db, ...grants);
    return { ...user, browser: await signIn(product, user.email) };
  };
  const first = await built(host);
  const second = await built(host, { scope: 'facility', facilityId, role: 'coordinator' });
  return {
    ...participants,
    first,
    second,
    ask: (date: string | null, { browser }: { readonly browser: TestClient } = first) =>
      browser.call(weddingErasure.request, { params, body: { date } }),
    read: async () => (await first.browser.call(weddingErasure.read, { params })).body,
    line: () =>
      db
        .selectFrom('wedding')
        .select(['status', 'email', 'erase_on'])
        .where('id', '=', weddingId)
        .executeTakeFirstOrThrow(),
  };
}

/** Runs the nightly job, at 03:45 of a day in Japan. */
async function night(day: string): Promise<void> {
  product.clock.set(parseJst(`${day} 03:45`));
  await product.runJob('weddingErasure.erase');
}

describe('given a couple whose wedding is over', () => {
  test('when one of them requests a day, then both see it and get a mail, and it can be moved and withdrawn', async () => {
    const { weddingId, first, second, ask, read } = await couple();
    const none = { date: null, automatic: '2027-03-23', first: '2027-01-22', last: '2027-03-22', isOpen: true };
    expect(await read()).toEqual(none);
    expect((await ask('2027-02-01')).body).toEqual({ ...none, date: '2027-02-01' });
    expect((await ask('2027-02-01')).status).toBe(200);
    for (const { email } of [first, second]) {
      const mail = await product.mailTo(email, 'erase-date');
      expect(mail.text).toContain('2027年2月1日（月）');
      expect(mail.text).toContain('元に戻せません');
    }
    await ask('2027-03-22', second);
    expect((await read()).date).toBe('2027-03-22');
    await ask(null);
    expect(await read()).toEqual(none);
    await product.jobsDone();
    const mails = await product.mailsTo(second.email, 'erase-date', 3);
    const withdrawn = mails.filter(({ subject }) => subject.includes('取りやめ'));
    expect(withdrawn.map(({ text }) => text.includes('2027年3月23日（火）'))).toEqual([true]);
    expect(mails).toHaveLength(3);
    const rows = await product.db
      .selectFrom('audit')
      .select('detail')
      .where('wedding_id', '=', weddingId)
      .where('action', '=', 'weddingErasure.request')
      .execute();
    expect(rows).toHaveLength(3);
  });

  test('when the day is too early, too late or invalid, then it is refused with a message', async () => {
    const { ask, read } = await couple();
    for (const day of ['2027-01-21', '2027-03-23']) {
      expect(await ask(day)).toMatchObject({
        status: 422,
        body: {
          id: 'wedding_erasure_date',
          fields: ['date'],
          userMessage: '2027年1月22日から2027年3月22日までの日付を選んでください。',
          meta: { first: '2027-01-22', last: '2027-03-22' },
        },
      });
    }
    expect((await ask('2027-02-30')).status).toBe(422);
    expect((await read()).date).toBeNull();
  });

  test('when staff of the venue ask, then they are refused', async () => {
    const { staff, ask } = await couple();
    expect((await ask('2027-02-01', { browser: await staff('coordinator') })).status).toBe(403);
  });
});

describe('given a requested day', () => {
  test('when its night has come, then everything except the books is gone, and both get a mail', async () => {
    const { db, clock, objects } = product;
    const { weddingId, params, facilityId, first, second, guest, ask, line } = await couple();
    const [payer, silent] = [await guest(), await guest()];
    const message = 'おめでとうございます';
    await payer.browser.call(congratulation.send, { params, body: { message } }, { idempotencyKey: randomUUID() });
    await buildGift(product.db, { weddingId, facilityId, attendantId: payer.attendantId }, clock.now());
    const photo = `photo/${weddingId}/${'a'.repeat(24)}.jpg`;
    await objects.put(photo, Buffer.from('picture'), 'image/jpeg');
    await db
      .insertInto('photo')
      .values({ key: photo, wedding_id: weddingId, media_type: 'image/jpeg', width: 1, height: 1, size_bytes: 7 })
      .execute();
    const body = { ...BANK_ACCOUNT, version: 0, password: PASSWORD };
    await first.browser.call(depositAccount.update, { params, body });
    const keyOf = async ({ browser }: typeof first) =>
      (await browser.call(apiKey.create, { body: { name: '帳票', days: 365, permissions: null } })).body.row.id;
    const keys = [await keyOf(first), await keyOf(second)];
    await ask('2027-02-01');

    await night('2027-01-31');
    expect((await line()).status).toBe('active');
    // Gifts still have to be transferred, so the bank account is needed.
    await night('2027-02-01');
    expect((await line()).status).toBe('active');
    await settleGifts(db, weddingId, clock.now());
    await night('2027-02-02');
    expect(await line()).toEqual({ status: 'cleaned', email: '', erase_on: '2027-02-01' });

    for (const table of [
      'organizer_profile',
      'invitation',
      'photo',
      'deposit_account',
      'congratulation',
      'leaf',
    ] as const) {
      expect(await db.selectFrom(table).selectAll().where('wedding_id', '=', weddingId).execute()).toEqual([]);
    }
    const guests = await db
      .selectFrom('attendant')
      .select(['id', 'name', 'email'])
      .where('wedding_id', '=', weddingId)
      .execute();
    expect(guests).toEqual([{ id: payer.attendantId, name: '', email: null }]);
    expect(silent.attendantId).not.toBe(payer.attendantId);
    const users = await db
      .selectFrom('app_user')
      .select(['id', 'email'])
      .where('id', 'in', [first.userId, second.userId])
      .orderBy('id')
      .execute();
    // The second one also works at the venue.
    expect(users).toEqual([
      { id: first.userId, email: '' },
      { id: second.userId, email: second.email },
    ]);
    const left = await db.selectFrom('api_key').select('id').where('id', 'in', keys).execute();
    expect(left).toEqual([{ id: keys[1] }]);
    for (const { email } of [first, second]) {
      expect((await product.mailTo(email, 'erase-done')).text).toContain('お名前を外して');
    }
    await eventually('the picture to be gone', async () =>
      (await objects.head(photo)) === undefined ? true : undefined,
    );
    const { total } = await db
      .selectFrom('payment')
      .select(eb => eb.fn.sum<number>('amount_yen').as('total'))
      .where('wedding_id', '=', weddingId)
      .executeTakeFirstOrThrow();
    expect(Number(total)).toBe(10_000);
    await night('2027-02-03');
    expect((await line()).status).toBe('cleaned');
  });

  test('when the wedding is postponed, then nothing is erased and no day can be chosen', async () => {
    const { weddingId, ask, read, line } = await couple();
    await ask('2027-02-01');
    await product.db.updateTable('wedding').set({ status: 'postponed' }).where('id', '=', weddingId).execute();
    expect(await ask('2027-02-02')).toMatchObject({ status: 409, body: { id: 'wedding_erasure_closed' } });
    expect((await read()).isOpen).toBe(false);
    await night('2027-02-01');
    expect((await line()).status).toBe('postponed');
  });
});
