import { account } from '@kotohogi/contract/account';
import { session } from '@kotohogi/contract/session';
import { wedding } from '@kotohogi/contract/wedding';
import { DAY_MS } from '@kotohogi/domain/kernel/instant';
import { buildUser, buildVenue, freshEmail, PASSWORD } from '@kotohogi/testkit/builders';
import { signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

const couple = [
  {
    type: 1 as const,
    lastName: '小林',
    firstName: '陽翔',
    lastNameKana: 'コバヤシ',
    firstNameKana: 'ハルト',
    lastNameRoman: '',
    firstNameRoman: '',
  },
  {
    type: 2 as const,
    lastName: '佐藤',
    firstName: '結衣',
    lastNameKana: 'サトウ',
    firstNameKana: 'ユイ',
    lastNameRoman: 'Satoh',
    firstNameRoman: '',
  },
];
const form = { couple, password: 'our-own-password', isAgreed: true };
let serial = 0;

/** Sets up a wedding for an address as a venue; returns the token of the mail. */
async function invite(email = freshEmail()) {
  const { facilityId, hallId } = await buildVenue(product.db);
  const staff = await signInUser(product, { scope: 'facility', facilityId, role: 'coordinator' });
  serial += 1;
  const key = `couple-${serial}`;
  const body = {
    hallId,
    key,
    reservationId: key,
    dateTime: '2027-03-20 13:00',
    email,
    numOfAttendeesDiv: '5' as const,
  };
  expect((await staff.call(wedding.create, { params: { facilityId }, body })).status).toBe(200);
  const { text } = await product.mailTo(email, 'host-verify');
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
  return { key, token, email };
}

describe('given a couple with the mail from their venue', () => {
  test('when they open the link, then the response says what it is for', async () => {
    const { key, token, email } = await invite();
    const answer = await product.visitor().call(account.readInvite, { params: { token } });
    expect(answer).toMatchObject({
      status: 200,
      body: { email, hasPassword: false, weddingKey: key, hallName: 'ガーデンチャペル 木洩れ日' },
    });
    if (answer.body.kind === 'staff') throw new Error('the link is for a host');
    expect(answer.body.couple.map(({ type, lastName }) => [type, lastName])).toEqual([
      [1, ''],
      [2, ''],
    ]);
  });

  test('when they set password and names, then they are signed in as hosts, once', async () => {
    const { key, token, email } = await invite();
    const browser = product.visitor();
    const weak = await browser.call(account.register, {
      params: { token },
      body: { ...form, password: 'short', isAgreed: false },
    });
    expect(weak).toMatchObject({ status: 422, failure: { fields: ['password', 'isAgreed'] } });
    expect(weak.failure.validates?.map(({ message }) => message)).toEqual([
      'パスワードは8〜100文字で入力してください。',
      'この項目は必須です。',
    ]);

    expect((await browser.call(account.register, { params: { token }, body: form })).status).toBe(200);
    const { user } = (await browser.call(session.load, {})).body;
    expect(user).toMatchObject({ name: '小林 陽翔・佐藤 結衣', weddingAttr: [{ role: 'organizer', weddingKey: key }] });
    const weddingId = user?.weddingAttr[0]?.scopeId ?? 0;
    const info = await browser.call(wedding.manageInfo, { params: { weddingId } });
    expect(info.body).toMatchObject({ isProfileComplete: true, isPublished: false });
    expect(info.body.couple.map(name => name.firstNameRoman)).toEqual(['Haruto', 'Yui']);

    const again = await product.visitor().call(account.register, { params: { token }, body: form });
    expect(again).toMatchObject({ status: 404, failure: { id: 'token_unknown' } });
    const back = await product.visitor().call(session.login, { body: { email, password: form.password } });
    expect(back.status).toBe(200);
  });

  test('when the link is a week old, used or made up, then the response is the same in both languages', async () => {
    const { token } = await invite();
    const visitor = product.visitor();
    const read = () => visitor.call(account.readInvite, { params: { token } });
    product.clock.advance(7 * DAY_MS - 1);
    expect((await read()).status).toBe(200);
    product.clock.advance(1);
    expect(await read()).toMatchObject({
      status: 404,
      failure: { userMessage: 'URLが存在しないか、有効期限が切れています。' },
    });
    visitor.language = 'en-US';
    expect((await read()).failure.userMessage).toBe('URL does not exist or has expired.');
    const invented = await visitor.call(account.register, { params: { token: 'made-up' }, body: form });
    expect(invented).toMatchObject({ status: 404, failure: { id: 'token_unknown' } });
  });

  test('when the address already has a password, then that one is used to sign in', async () => {
    const { email } = await buildUser(product.db);
    const { key, token } = await invite(email);
    const browser = product.visitor();
    expect((await browser.call(account.readInvite, { params: { token } })).body.hasPassword).toBe(true);
    const wrong = await browser.call(account.register, { params: { token }, body: form });
    expect(wrong).toMatchObject({ status: 422, failure: { id: 'account_password_wrong', fields: ['password'] } });
    const right = await browser.call(account.register, { params: { token }, body: { ...form, password: PASSWORD } });
    expect(right.status).toBe(200);
    const { user } = (await browser.call(session.load, {})).body;
    expect(user?.weddingAttr.map(area => area.weddingKey)).toEqual([key]);
  });

  test('when the same link is sent twice at once, then one request wins', async () => {
    const { token } = await invite();
    const visitors = [product.visitor(), product.visitor()];
    const answers = await Promise.all(
      visitors.map(one => one.call(account.register, { params: { token }, body: form })),
    );
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 404]);
  });
});
