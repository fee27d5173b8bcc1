import { session } from '@kotohogi/contract/session';
import { buildCompany, buildFacility, buildUser, PASSWORD } from '@kotohogi/testkit/builders';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

async function coordinator() {
  const facilityId = await buildFacility(product.db, await buildCompany(product.db), 'ホテル・ルミエール軽井沢');
  return { facilityId, ...(await buildUser(product.db, { scope: 'facility', facilityId, role: 'coordinator' })) };
}

describe('given a user with a role in a facility', () => {
  test('when they sign in, then the session has their name and areas, and signing out ends it', async () => {
    const { email, facilityId } = await coordinator();
    const browser = product.visitor();
    const login = await browser.call(session.login, { body: { email: email.toUpperCase(), password: PASSWORD } });
    expect(login.status).toBe(200);
    const loaded = await browser.call(session.load, {});
    expect(loaded.body.user).toMatchObject({
      email,
      facilityAttr: [{ scopeId: facilityId, role: 'coordinator', name: 'ホテル・ルミエール軽井沢' }],
    });
    expect(loaded.body.attendant).toBeNull();
    await browser.call(session.logout, {});
    expect((await browser.call(session.load, {})).body.user).toBeNull();
  });

  test('when the password is wrong five times, then the account is locked for 15 minutes and its owner gets a mail', async () => {
    const { email } = await coordinator();
    const browser = product.visitor();
    for (let i = 0; i < 5; i += 1) {
      const failed = await browser.call(session.login, { body: { email, password: 'wrong' } });
      expect(failed).toMatchObject({ status: 401, failure: { id: 'login_failed' } });
      expect(failed.failure.userMessage).toBe('メールアドレスとパスワードの組み合わせが正しくありません。');
    }
    const delayed = await browser.call(session.login, { body: { email, password: PASSWORD } });
    expect(delayed).toMatchObject({ status: 429, failure: { id: 'login_delayed', meta: { minutes: 15 } } });
    await product.mailTo(email, 'login-failures');
    product.clock.advance(15 * 60_000);
    expect((await browser.call(session.login, { body: { email, password: PASSWORD } })).status).toBe(200);
  });

  test('when 40 guesses arrive at once, then five are verified and the others are delayed', async () => {
    const { email } = await coordinator();
    const guesses = Array.from({ length: 40 }, () =>
      product.visitor().call(session.login, { body: { email, password: 'wrong' } }),
    );
    const answers = (await Promise.all(guesses)).map(({ failure }) => failure.id);
    expect(answers.filter(id => id === 'login_failed')).toHaveLength(5);
    expect(answers.filter(id => id === 'login_delayed')).toHaveLength(35);
    await product.mailsTo(email, 'login-failures', 1);
  });

  test('when the address is unknown, then the response is the same as for a wrong password', async () => {
    const answer = await product
      .visitor()
      .call(session.login, { body: { email: 'unknown@example.jp', password: 'x' } });
    expect(answer).toMatchObject({ status: 401, failure: { id: 'login_failed' } });
  });

  test('when another site sends the login, then it is refused', async () => {
    const { email } = await coordinator();
    const answer = await product
      .visitor()
      .call(session.login, { body: { email, password: PASSWORD } }, { headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
  });

  test('when they are idle for two hours, then they are signed out', async () => {
    const { email } = await coordinator();
    const browser = product.visitor();
    await browser.call(session.login, { body: { email, password: PASSWORD } });
    product.clock.advance(2 * 3_600_000 - 1000);
    expect((await browser.call(session.load, {})).body.user).not.toBeNull();
    product.clock.advance(2 * 3_600_000);
    expect((await browser.call(session.load, {})).body.user).toBeNull();
  });

  test('when the input does not match the contract, then each error is in the language of the page', async () => {
    const browser = product.visitor();
    browser.language = 'en';
    const answer = await browser.send(session.login, { body: { password: 'x' } });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      id: 'http_422',
      userMessage: 'Email address is required',
      validates: [{ path: 'email', rule: 'required', message: 'This item is required.' }],
      fields: ['email'],
    });
  });
});
