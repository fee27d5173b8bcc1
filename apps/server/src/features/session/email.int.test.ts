import { attendant } from '@kotohogi/contract/attendant';
import { attendantSelf } from '@kotohogi/contract/attendant-self';
import { guestLink } from '@kotohogi/contract/guest-link';
import { mailing } from '@kotohogi/contract/mailing';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import { after, instant, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { MAILS_AN_HOUR } from '@kotohogi/domain/session/token';
import { buildAttendant, freshEmail, PASSWORD, signInGuest } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personalLink } from './index.ts';

let product: TestProduct;
const NOW = instant(Date.UTC(2026, 10, 20, 3));
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});
beforeEach(() => product.clock.set(NOW));

/** A wedding with a signed-in guest. */
async function invited() {
  const wedding = await buildParticipants(product);
  const { browser, ...guest } = await wedding.guest();
  const query = { weddingKey: wedding.key };
  const ask = (email: string, by: TestClient = browser) => by.call(guestLink.changeEmail, { query, body: { email } });
  return { wedding, guest, browser, query, ask, params: { wedding: wedding.key } };
}

const tokenIn = (text: string) => /\/enter\?token=([\w-]{43})/.exec(text)?.[1] ?? '';

/** The tokens of the links mailed to an address, newest first, once there are `count` of them. */
async function tokensTo(address: string, count = 1): Promise<string[]> {
  const mails = await product.mailsTo(address, 'guest-email-confirm', count);
  return mails.map(mail => tokenIn(mail.text));
}

const open = (token: string, by = product.visitor()) => by.call(guestLink.enter, { params: { token } });

describe('given a guest with a new email address', () => {
  test('when the link mailed to it is used, then the new address counts, the old one is notified, and every other way to sign in still works', async () => {
    const { wedding, guest, browser, ask, params } = await invited();
    const attendantId = guest.attendantId as AttendantId;
    const { weddingId, key } = wedding;
    const personal = await personalLink(product.db, {
      publicUrl: product.url,
      wedding: { weddingId, key, companyAccountId: 'any' },
      attendantId,
      now: NOW,
    });
    const email = freshEmail();
    expect((await ask(email.toUpperCase())).status).toBe(200);
    expect((await browser.call(attendantSelf.read, { params })).body.email).toBe(guest.email);
    const [token = ''] = await tokensTo(email);

    const elsewhere = product.visitor();
    const read = await elsewhere.call(guestLink.read, { params: { token } });
    expect(read.body).toMatchObject({ weddingKey: key, isOnce: true, newEmail: email });
    expect((await open(token, elsewhere)).body).toMatchObject({ weddingKey: key });
    expect((await elsewhere.call(attendantSelf.read, { params })).body.email).toBe(email);
    // The session that requested the change stays signed in.
    expect((await browser.call(attendantSelf.read, { params })).body.email).toBe(email);
    const changeMail = await product.mailTo(guest.email, 'guest-email-changed');
    expect(changeMail.text).toContain(email);

    const login = (address: string) =>
      product.visitor().call(attendant.login, { params, body: { email: address, password: PASSWORD } });
    expect((await login(email)).status).toBe(200);
    expect((await login(guest.email)).status).toBe(401);
    const known = await open(/token=([\w-]{43})/.exec(personal)?.[1] ?? '');
    expect(known.body).toMatchObject({ weddingKey: key });
  });

  test("when the link is used twice, at once or later, then it works once; a newer link or an hour's time invalidates it", async () => {
    const { ask } = await invited();
    const email = freshEmail();
    await ask(email);
    const [token = ''] = await tokensTo(email);
    const both = await Promise.all([open(token), open(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await open(token)).failure).toMatchObject({ id: 'token_unknown' });

    const [first, second] = [freshEmail(), freshEmail()];
    await ask(first);
    await ask(second);
    const [ended = ''] = await tokensTo(first);
    expect((await open(ended)).status).toBe(404);
    const [late = ''] = await tokensTo(second);
    product.clock.set(after(NOW, 60 * MINUTE_MS));
    expect((await open(late)).status).toBe(404);
  });

  test('when another guest of the wedding has the address, then only the reader of its mails learns so, and nothing changes', async () => {
    const { wedding, guest, browser, ask, params } = await invited();
    const other = await buildAttendant(product.db, wedding.weddingId);
    expect((await ask(other.email)).status).toBe(200);
    const [token = ''] = await tokensTo(other.email);
    for (const _ of [1, 2]) {
      expect(await open(token)).toMatchObject({ status: 422, failure: { id: 'guest_email_taken' } });
    }
    expect((await browser.call(attendantSelf.read, { params })).body.email).toBe(guest.email);
  });

  test('when two guests request the same address at once, then one gets it', async () => {
    const { wedding, ask } = await invited();
    const other = await buildAttendant(product.db, wedding.weddingId);
    const email = freshEmail();
    await ask(email);
    await ask(email, await signInGuest(product, product.visitor(), other));
    const tokens = await tokensTo(email, 2);
    const answers = await Promise.all(tokens.map(token => open(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('when it is the current address, or was requested too often, then the response says so', async () => {
    const { guest, ask } = await invited();
    const same = await ask(guest.email);
    expect(same).toMatchObject({ status: 422, failure: { id: 'guest_email_same', fields: ['email'] } });
    for (let n = 0; n < MAILS_AN_HOUR; n++) expect((await ask(freshEmail())).status).toBe(200);
    expect(await ask(freshEmail())).toMatchObject({ status: 429, failure: { id: 'guest_email_too_often' } });
    product.clock.set(after(NOW, 61 * MINUTE_MS));
    expect((await ask(freshEmail())).status).toBe(200);
  });

  test('when the guest is blocked in the meantime, then the link opens nothing and the response says who to contact', async () => {
    const { guest, ask } = await invited();
    const email = freshEmail();
    await ask(email);
    const [token = ''] = await tokensTo(email);
    await product.db.updateTable('attendant').set({ ng: true }).where('id', '=', guest.attendantId).execute();
    expect(await open(token)).toMatchObject({ status: 403, failure: { id: 'attendant_blocked' } });
  });

  test('when there was no address before, then the new one counts and no other address is notified', async () => {
    const { wedding, guest, browser, ask, params } = await invited();
    await product.db.updateTable('attendant').set({ email: null }).where('id', '=', guest.attendantId).execute();
    expect((await browser.call(attendantSelf.read, { params })).body).toMatchObject({ email: '', mailsToken: '' });
    const email = freshEmail();
    await ask(email);
    const [token = ''] = await tokensTo(email);
    expect((await open(token)).body).toMatchObject({ weddingKey: wedding.key });
    expect((await browser.call(attendantSelf.read, { params })).body.email).toBe(email);
  });
});

describe('given the profile of a guest', () => {
  test('when it is read, then its token opens the same choices as the link in a mail', async () => {
    const { browser, params } = await invited();
    const { mailsToken: token } = (await browser.call(attendantSelf.read, { params })).body;
    const choice = { choice: 'reminder', isOn: false } as const;
    const chosen = await browser.call(mailing.choose, { query: { token }, body: choice });
    expect(chosen.body.choices).toContainEqual(choice);
    const again = await product.visitor().call(mailing.readChoices, { query: { token } });
    expect(again.body.choices).toContainEqual(choice);
  });
});
