import { account } from '@kotohogi/contract/account';
import { session } from '@kotohogi/contract/session';
import { buildUser, freshEmail, PASSWORD } from '@kotohogi/testkit/builders';
import { signIn, signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyPassword } from '../session/index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

describe('given the owner of an account', () => {
  test('when the name is changed, then it takes effect at once', async () => {
    const { email } = await buildUser(product.db);
    const browser = await signIn(product, email);
    const changed = await browser.call(account.updateProfile, { body: { name: '大塚 由美' } });
    expect(changed.body).toMatchObject({ profile: { name: '大塚 由美', email }, pendingEmail: null });
    expect((await browser.call(session.load, {})).body.user?.name).toBe('大塚 由美');
  });

  test('when the address is changed, then it needs the password, and takes effect with the link in the mail', async () => {
    const { email } = await buildUser(product.db);
    const browser = await signIn(product, email);
    const next = freshEmail();
    const wrong = await browser.call(account.updateProfile, { body: { email: next, password: 'wrong' } });
    expect(wrong).toMatchObject({ status: 422, failure: { id: 'account_password_wrong', fields: ['password'] } });
    const asked = await browser.call(account.updateProfile, { body: { email: next, password: PASSWORD } });
    expect(asked.body).toMatchObject({ profile: { email }, pendingEmail: next });
    const mail = await product.mailTo(next, 'email-confirm');
    const token = /email\/([\w-]{43})/.exec(mail.text)?.[1] ?? '';
    const outsider = await signInUser(product);
    expect((await outsider.call(account.confirmEmail, { params: { token } })).status).toBe(404);
    expect((await browser.call(account.confirmEmail, { params: { token } })).body).toEqual({ email: next });
    expect((await browser.call(session.load, {})).body.user?.email).toBe(next);
    await product.mailTo(email, 'email-changed');
    await signIn(product, next);
    expect((await browser.call(account.confirmEmail, { params: { token } })).status).toBe(404);
  });

  test('when another user takes the address in the meantime, then it is refused with a message', async () => {
    const { email } = await buildUser(product.db);
    const other = await buildUser(product.db);
    const browser = await signIn(product, email);
    await browser.call(account.updateProfile, { body: { email: other.email, password: PASSWORD } });
    const mail = await product.mailTo(other.email, 'email-confirm');
    const token = /email\/([\w-]{43})/.exec(mail.text)?.[1] ?? '';
    const refused = await browser.call(account.confirmEmail, { params: { token } });
    expect(refused).toMatchObject({ status: 422, failure: { id: 'account_email_taken' } });
  });

  test('when the password is changed, then every other session ends and this one stays', async () => {
    const { email } = await buildUser(product.db);
    const [here, elsewhere] = [await signIn(product, email), await signIn(product, email)];
    const password = 'a-new-password-of-mine';
    const wrong = await here.call(account.changePassword, { body: { currentPassword: 'wrong', password } });
    expect(wrong).toMatchObject({ status: 422, failure: { fields: ['currentPassword'] } });
    expect((await here.call(account.changePassword, { body: { currentPassword: PASSWORD, password } })).status).toBe(
      200,
    );
    expect((await here.call(session.load, {})).body.user?.email).toBe(email);
    expect((await elsewhere.call(session.load, {})).body.user).toBeNull();
    await signIn(product, email, password);
  });

  test('when the user is staff, then a common password is refused', async () => {
    const { email } = await buildUser(product.db, { scope: 'admin', role: 'viewer' });
    const browser = await signIn(product, email);
    const body = { currentPassword: PASSWORD, password: 'football' };
    const refused = await browser.call(account.changePassword, { body });
    expect(refused).toMatchObject({ status: 422, failure: { id: 'password_leaked', fields: ['password'] } });
  });

  test('when the repeated password prompt fails five times, then the account is locked, as at the login, and a mail warns its owner', async () => {
    const { email, userId } = await buildUser(product.db);
    const now = product.clock.now();
    for (let i = 0; i < 5; i += 1) {
      const wrong = await verifyPassword(product.db, { userId, password: 'wrong', now });
      expect(wrong).toMatchObject({ refused: 'account_password_wrong' });
    }
    const rested = await verifyPassword(product.db, { userId, password: PASSWORD, now });
    expect(rested).toMatchObject({ refused: 'login_delayed' });
    const login = await product.visitor().call(session.login, { body: { email, password: PASSWORD } });
    expect(login.status).toBe(429);
    await product.mailTo(email, 'login-failures');
  });
});
