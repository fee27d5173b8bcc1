import { randomUUID } from 'node:crypto';
import { temporaryWedding } from '@kotohogi/contract/temporary-wedding';
import { buildCompany, buildFacility, buildHall, freshEmail } from '@kotohogi/testkit/builders';
import { startTestProduct, TEST_SECRET, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deriveKeys, unseal } from '../../platform/crypto/keys.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

async function venue(isOpen = true): Promise<number> {
  const facilityId = await buildFacility(product.db, await buildCompany(product.db), 'ルミエール鎌倉 松籟亭');
  await buildHall(product.db, facilityId, '神殿 白鳳');
  await product.db.updateTable('facility').set({ pre_registration: isOpen }).where('id', '=', facilityId).execute();
  return facilityId;
}

const form = (facilityId: number, email: string) => ({
  facilityId,
  hallName: '神殿 白鳳',
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
  depositAccount: null,
  isAgreed: true,
});

const stored = (email: string) =>
  product.db.selectFrom('temporary_wedding').selectAll().where('email', '=', email).orderBy('id').execute();

describe('given a venue where couples may register', () => {
  test('when a couple registers, then the wedding is stored as temporary, and the response says by when the venue answers', async () => {
    const facilityId = await venue();
    const email = freshEmail();
    const bank = {
      bankName: '八十二銀行',
      bankNameKana: '',
      bankNumber: '0143',
      branchName: '軽井沢支店',
      branchNameKana: '',
      branchNumber: '281',
      type: 1 as const,
      accountNumber: '0123456',
      accountHolder: 'てしがわら　れん',
    };
    const spelled = { groomLastNameRoman: 'Teshigahara', groomFirstNameRoman: 'Ｒｅｎ' };
    const body = { ...form(facilityId, email), ...spelled, depositAccount: bank };
    const answer = await product.visitor().call(temporaryWedding.create, { body });
    expect(answer.body).toMatchObject({ facilityName: 'ルミエール鎌倉 松籟亭', answerBy: '2026-11-27' });
    const [row] = await stored(email);
    expect(row).toMatchObject({ status: 0, is_duplicate: false, groom_last_name: '勅使河原', answer_by: '2026-11-27' });
    expect(row).toMatchObject({ groom_last_name_roman: 'Teshigahara', groom_first_name_roman: 'Ren' });
    expect(row?.deposit_account_sealed).not.toContain('0123456');
    const opened = unseal(deriveKeys(TEST_SECRET).seal, row?.deposit_account_sealed ?? '');
    expect(JSON.parse(opened)).toMatchObject({ accountNumber: '0123456', accountHolder: 'ﾃｼｶﾞﾜﾗ ﾚﾝ' });
    const mail = await product.mailTo(email, 'temporary-wedding');
    expect(mail.text).toContain('11月27日');
    expect(mail.text).not.toContain('0123456');
    // Text from an unverified sender leads neither the subject nor the body.
    expect(mail.subject).not.toContain('勅使河原');
    expect(mail.text.indexOf('お申し込みのお客様')).toBeLessThan(mail.text.indexOf('勅使河原'));
  });

  test('when the same form arrives twice, then there is one registration and one mail', async () => {
    const facilityId = await venue();
    const email = freshEmail();
    const options = { idempotencyKey: randomUUID() };
    const send = () => product.visitor().call(temporaryWedding.create, { body: form(facilityId, email) }, options);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await stored(email)).toHaveLength(1);
  });

  test('when 20 identical forms are sent at once, each with a new key, then one is stored', async () => {
    const facilityId = await venue();
    const email = freshEmail();
    const body = { ...form(facilityId, email), isDuplicateConfirmed: true };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => product.visitor().call(temporaryWedding.create, { body })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stored(email)).toHaveLength(1);
  });

  test('when one address is registered repeatedly, then it gets at most ten mails a day', async () => {
    const facilityId = await venue();
    const email = freshEmail();
    for (let day = 1; day <= 12; day += 1) {
      const body = { ...form(facilityId, email), dateTime: `2027-05-${day + 10} 13:00` };
      expect((await product.visitor().call(temporaryWedding.create, { body })).status).toBe(200);
    }
    await product.jobsDone();
    expect(await product.mailsTo(email, 'temporary-wedding', 10)).toHaveLength(10);
    expect(await stored(email)).toHaveLength(12);
  });

  test('when the address already has a registration for that day, then it needs confirmation; for another day it does not', async () => {
    const facilityId = await venue();
    const email = freshEmail();
    const send = (more: object) =>
      product.visitor().call(temporaryWedding.create, { body: { ...form(facilityId, email), ...more } });
    expect((await send({})).status).toBe(200);
    const asked = await send({ dateTime: '2027-04-03 16:00', email: email.toUpperCase() });
    expect(asked).toMatchObject({ status: 409, failure: { id: 'temporary_wedding_duplicate' } });
    expect((await send({ dateTime: '2027-04-04 00:00' })).status).toBe(200);
    expect((await send({ dateTime: '2027-04-03 16:00', isDuplicateConfirmed: true })).status).toBe(200);
    expect((await stored(email)).map(row => row.is_duplicate)).toEqual([false, false, true]);
  });

  test('when the venue has not switched it on, or the day has passed, then the error names the field', async () => {
    const [shut, open] = [await venue(false), await venue()];
    const email = freshEmail();
    const send = (facilityId: number, dateTime: string) =>
      product.visitor().call(temporaryWedding.create, { body: { ...form(facilityId, email), dateTime } });
    expect(await send(shut, '2027-04-03 13:00')).toMatchObject({ status: 422, failure: { fields: ['facilityId'] } });
    expect(await send(open, '2026-11-20 12:00')).toMatchObject({ status: 422, failure: { fields: ['dateTime'] } });
    expect(await stored(email)).toEqual([]);
    const { rows } = (await product.visitor().call(temporaryWedding.facilities, {})).body;
    expect(rows.map(({ id }) => id)).toContain(open);
    expect(rows.map(({ id }) => id)).not.toContain(shut);
    expect(rows.find(({ id }) => id === open)?.halls).toEqual(['神殿 白鳳']);
  });

  test('when fields are missing or wrong, then each is named', async () => {
    const facilityId = await venue();
    const body = {
      ...form(facilityId, 'not-an-address'),
      groomLastNameKana: '漢字',
      isAgreed: false,
      depositAccount: {},
    };
    const answer = await product.visitor().send(temporaryWedding.create, { body });
    expect(answer.status).toBe(422);
    const { fields } = (await answer.json()) as { fields: string[] };
    expect(fields).toEqual(expect.arrayContaining(['email', 'groomLastNameKana', 'isAgreed']));
    expect(fields.some(field => field.startsWith('depositAccount'))).toBe(true);
  });
});
