import { apiKey } from '@kotohogi/contract/api-key';
import { attendant } from '@kotohogi/contract/attendant';
import { guestLink } from '@kotohogi/contract/guest-link';
import { passwordReset } from '@kotohogi/contract/password-reset';
import { session } from '@kotohogi/contract/session';
import { instant, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { closesAt } from '@kotohogi/domain/wedding/calendar';
import { buildAttendant, buildUser } from '@kotohogi/testkit/builders';
import { buildParticipants, signIn } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personalLink } from './index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

const NEW_PASSWORD = 'a-new-password-of-mine';

const tokenIn = (text: string) => /(?:reset\/|token=)([\w-]{43})/.exec(text)?.[1] ?? '';

async function userToken(email: string, count = 1): Promise<string> {
  await product.visitor().call(passwordReset.request, { body: { email } });
  const [newest] = await product.mailsTo(email, 'password-reset', count);
  return tokenIn(newest?.text ?? '');
}

async function guestAt() {
  const wedding = await buildParticipants(product);
  return { wedding, guest: await buildAttendant(product.db, wedding.weddingId) };
}

describe('given a user who forgot the password', () => {
  test('when the mailed link is used, then the password changes, the lockout is lifted, all other sessions end, and the link is invalid', async () => {
    const { email } = await buildUser(product.db);
    const elsewhere = await signIn(product, email);
    for (let i = 0; i < 5; i += 1) {
      await product.visitor().call(session.login, { body: { email, password: 'wrong' } });
    }
    const token = await userToken(email);
    const browser = product.visitor();
    expect((await browser.call(passwordReset.read, { params: { token } })).body).toEqual({
      ...{ email, isStaff: false, apiKeys: [] },
    });
    const changed = await browser.call(passwordReset.change, { body: { token, password: NEW_PASSWORD } });
    expect(changed).toMatchObject({ status: 200, body: { profile: { email } } });
    expect((await browser.call(session.load, {})).body.user?.email).toBe(email);
    expect((await elsewhere.call(session.load, {})).body.user).toBeNull();
    const login = await product.visitor().call(session.login, { body: { email, password: NEW_PASSWORD } });
    expect(login.status).toBe(200);

    const again = await product.visitor().call(passwordReset.change, { body: { token, password: NEW_PASSWORD } });
    expect(again).toMatchObject({ status: 404, failure: { id: 'token_unknown' } });
    expect((await product.visitor().call(passwordReset.read, { params: { token } })).status).toBe(404);
  });

  test('when the owner has API keys, then the link names them, and revokes them only on request', async () => {
    const { email, userId } = await buildUser(product.db);
    const owner = await signIn(product, email);
    const made = await owner.call(apiKey.create, { body: { name: '予約システム', permissions: null, days: 30 } });
    const { beginning } = made.body.row;
    const kept = () => product.db.selectFrom('api_key').select('id').where('user_id', '=', userId).execute();
    const token = await userToken(email);
    const read = await product.visitor().call(passwordReset.read, { params: { token } });
    expect(read.body.apiKeys).toEqual([{ name: '予約システム', beginning }]);
    await product.visitor().call(passwordReset.change, { body: { token, password: NEW_PASSWORD } });
    expect(await kept()).toHaveLength(1);
    const second = await userToken(email, 2);
    await product
      .visitor()
      .call(passwordReset.change, { body: { token: second, password: NEW_PASSWORD, endApiKeys: true } });
    expect(await kept()).toHaveLength(0);
  });

  test('when it is requested twice, then the newer link works and the older one does not', async () => {
    const { email } = await buildUser(product.db);
    const first = await userToken(email);
    const second = await userToken(email, 2);
    const read = (token: string) => product.visitor().call(passwordReset.read, { params: { token } });
    const answers = await Promise.all([read(first), read(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('when an hour has passed, then the link is unknown, to the millisecond', async () => {
    const { email } = await buildUser(product.db);
    const token = await userToken(email);
    const read = () => product.visitor().call(passwordReset.read, { params: { token } });
    product.clock.advance(60 * MINUTE_MS - 1);
    expect((await read()).status).toBe(200);
    product.clock.advance(1);
    expect(await read()).toMatchObject({
      status: 404,
      failure: { userMessage: 'URLが存在しないか、有効期限が切れています。' },
    });
  });

  test('when no user has the address, then the response is the same, and no mail is sent', async () => {
    const known = await buildUser(product.db);
    const ask = (email: string) => product.visitor().call(passwordReset.request, { body: { email } });
    const answers = [await ask('unknown-address@example.jp'), await ask(known.email)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, {}],
      [200, {}],
    ]);
    await product.mailTo(known.email, 'password-reset');
    await product.jobsDone('session.mailUserReset', 'mail.send');
    const mails = await product.outbox.list();
    expect(mails.filter(mail => mail.to === 'unknown-address@example.jp')).toEqual([]);
  });

  test('when the same address is requested repeatedly, then at most five mails an hour are sent', async () => {
    const { email } = await buildUser(product.db);
    for (let i = 0; i < 8; i += 1) await product.visitor().call(passwordReset.request, { body: { email } });
    await product.jobsDone('session.mailUserReset', 'mail.send');
    const sent = (await product.outbox.list()).filter(mail => mail.to === email);
    expect(sent).toHaveLength(5);
  });

  test('when staff choose a common password, then it is refused; a host may use it', async () => {
    const { weddingId } = await buildParticipants(product);
    const staff = await buildUser(product.db, { scope: 'admin', role: 'viewer' });
    const host = await buildUser(product.db, { scope: 'wedding', weddingId, role: 'organizer' });
    const password = 'password1';
    const staffToken = await userToken(staff.email);
    const refused = await product.visitor().call(passwordReset.change, { body: { token: staffToken, password } });
    expect(refused).toMatchObject({ status: 422, failure: { id: 'password_leaked', fields: ['password'] } });
    const hostToken = await userToken(host.email);
    expect((await product.visitor().call(passwordReset.change, { body: { token: hostToken, password } })).status).toBe(
      200,
    );
  });

  test('when a host requests it on the pages of the wedding, then the link leads there, in its pattern', async () => {
    const { weddingId, key } = await buildParticipants(product);
    const { email } = await buildUser(product.db, { scope: 'wedding', weddingId, role: 'organizer' });
    await product.visitor().call(passwordReset.request, { body: { email, weddingKey: key } });
    const mail = await product.mailTo(email, 'password-reset');
    expect(mail.text).toMatch(new RegExp(`/weddings/${key}/manage/password/reset/[\\w-]{43}\n`));
  });

  test('when the same link is used twice at once, then one request wins', async () => {
    const { email } = await buildUser(product.db);
    const token = await userToken(email);
    const change = () => product.visitor().call(passwordReset.change, { body: { token, password: NEW_PASSWORD } });
    const answers = await Promise.all([change(), change()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('given a guest who forgot the password', () => {
  test('when the mailed link is used, then the guest is signed in, and the link is invalid', async () => {
    const { wedding, guest } = await guestAt();
    const { email } = guest;
    await product.visitor().call(passwordReset.requestAsGuest, { body: { weddingKey: wedding.key, email } });
    const mail = await product.mailTo(email, 'password-reset-guest');
    const token = tokenIn(mail.text);
    const browser = product.visitor();
    const found = await browser.call(passwordReset.readAsGuest, { params: { token } });
    expect(found.body).toEqual({ email, weddingKey: wedding.key });
    const changed = await browser.call(passwordReset.changeAsGuest, { body: { token, password: NEW_PASSWORD } });
    expect(changed).toMatchObject({ status: 200, body: { weddingKey: wedding.key } });
    const loaded = await browser.call(session.load, { query: { weddingKey: wedding.key } });
    expect(loaded.body.attendant?.id).toBe(guest.attendantId);
    const params = { wedding: wedding.key };
    const login = await product.visitor().call(attendant.login, { params, body: { email, password: NEW_PASSWORD } });
    expect(login.status).toBe(200);
    expect((await product.visitor().call(passwordReset.readAsGuest, { params: { token } })).status).toBe(404);
    // A link for guests is not valid for users, and vice versa.
    expect((await product.visitor().call(passwordReset.read, { params: { token } })).status).toBe(404);
  });

  test('when the guest is blocked in the meantime, then the link is unknown', async () => {
    const { wedding, guest } = await guestAt();
    const body = { weddingKey: wedding.key, email: guest.email };
    await product.visitor().call(passwordReset.requestAsGuest, { body });
    const mail = await product.mailTo(guest.email, 'password-reset-guest');
    await product.db.updateTable('attendant').set({ ng: true }).where('id', '=', guest.attendantId).execute();
    const params = { token: tokenIn(mail.text) };
    expect((await product.visitor().call(passwordReset.readAsGuest, { params })).status).toBe(404);
  });
});

describe('given links that sign a guest in', () => {
  test('when one was requested, then reading it does not sign in, and entering it does, once', async () => {
    const { wedding, guest } = await guestAt();
    const body = { weddingKey: wedding.key, email: guest.email, callback: `/c/weddings/${wedding.key}/payment` };
    expect((await product.visitor().call(guestLink.request, { body })).status).toBe(200);
    const mail = await product.mailTo(guest.email, 'magic-link');
    expect(mail.text).toContain('callback=%2Fc%2Fweddings%2F');
    const params = { token: tokenIn(mail.text) };
    const browser = product.visitor();
    expect((await browser.call(guestLink.read, { params })).body).toMatchObject({ name: '山本 直樹', isOnce: true });
    expect((await browser.call(session.load, { query: { weddingKey: wedding.key } })).body.attendant).toBeNull();
    expect((await browser.call(guestLink.enter, { params })).body).toMatchObject({ weddingKey: wedding.key });
    const loaded = await browser.call(session.load, { query: { weddingKey: wedding.key } });
    expect(loaded.body.attendant?.id).toBe(guest.attendantId);
    expect((await product.visitor().call(guestLink.enter, { params })).status).toBe(404);
  });

  test('when the page to return to is on another site, then it is refused', async () => {
    const { wedding, guest } = await guestAt();
    for (const callback of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
      const body = { weddingKey: wedding.key, email: guest.email, callback };
      expect((await product.visitor().call(guestLink.request, { body })).status, callback).toBe(422);
    }
  });

  test('when it is a personal link, then it works until the recording closes, and each of several works', async () => {
    const { wedding, guest } = await guestAt();
    const row = await product.db
      .selectFrom('wedding')
      .innerJoin('facility', 'facility.id', 'wedding.facility_id')
      .innerJoin('company', 'company.id', 'facility.company_id')
      .select('company.account_id')
      .where('wedding.id', '=', wedding.weddingId)
      .executeTakeFirstOrThrow();
    const facts = {
      publicUrl: product.url,
      wedding: { ...wedding, companyAccountId: row.account_id },
      attendantId: guest.attendantId,
      now: product.clock.now(),
    };
    const links = [await personalLink(product.db, facts), await personalLink(product.db, facts)];
    const enter = (link: string) =>
      product.visitor().call(guestLink.enter, { params: { token: new URL(link).searchParams.get('token') ?? '' } });
    for (const link of [...links, ...links]) expect((await enter(link)).status).toBe(200);
    const before = product.clock.now();
    product.clock.set(instant(closesAt(wedding.startsAt) - 1));
    expect((await enter(links[0] ?? '')).status).toBe(200);
    product.clock.set(closesAt(wedding.startsAt));
    expect((await enter(links[0] ?? '')).status).toBe(404);
    product.clock.set(before);
  });

  test('when the couple makes one and revokes all, then sessions opened with them end', async () => {
    const { wedding, guest } = await guestAt();
    const { weddingId } = wedding;
    const couple = await wedding.host();
    const params = { weddingId, id: guest.attendantId };
    const made = await couple.call(guestLink.make, { params });
    const token = new URL(made.body.url).searchParams.get('token') ?? '';
    const browser = product.visitor();
    expect((await browser.call(guestLink.enter, { params: { token } })).status).toBe(200);
    expect((await couple.call(guestLink.end, { params })).status).toBe(200);
    expect((await browser.call(session.load, { query: { weddingKey: wedding.key } })).body.attendant).toBeNull();
    expect((await browser.call(guestLink.enter, { params: { token } })).status).toBe(404);

    const foreign = await guestAt();
    const answer = await couple.call(guestLink.make, { params: { weddingId, id: foreign.guest.attendantId } });
    expect(answer).toMatchObject({ status: 404, failure: { id: 'guest_link_guest_unknown' } });
  });
});
