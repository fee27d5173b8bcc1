import { account } from '@kotohogi/contract/account';
import { profile } from '@kotohogi/contract/profile';
import { password } from '@kotohogi/contract/rules/text';
import { user } from '@kotohogi/contract/user';
import { DAY_MS } from '@kotohogi/domain/kernel/instant';
import { buildUser, freshEmail, PASSWORD } from '@kotohogi/testkit/builders';
import { buildParticipants, signIn } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

const NEW = { name: '佐藤 結衣', password: 'our-own-password', isAgreed: true };

/** A wedding with one signed-in host. */
async function wedding() {
  const participants = await buildParticipants(product);
  const host = await buildUser(product.db, { scope: 'wedding', weddingId: participants.weddingId, role: 'organizer' });
  return { ...participants, host, browser: await signIn(product, host.email) };
}

/** The token in the newest invitation mail to an address, once there are `count` mails. */
async function tokenOf(email: string, count = 1): Promise<string> {
  const [newest] = await product.mailsTo(email, 'host-invite', count);
  return /invites\/([\w-]{43})\/activate/.exec(newest?.text ?? '')?.[1] ?? '';
}

describe('given staff or a host who create an account directly', () => {
  test('when they request a random password, then it is a valid one, different each time, and not assigned to any user', async () => {
    const { browser, host } = await wedding();
    const answers = await Promise.all([1, 2].map(() => browser.call(user.randomPassword, {})));
    const given = answers.map(({ body }) => body.password);
    expect(new Set(given).size).toBe(2);
    for (const one of given) expect(password.safeParse(one)).toEqual({ success: true, data: one });
    // The request changed nothing.
    await signIn(product, host.email);
  });

  test('when the caller may not create users, then the request is refused', async () => {
    const { companyId } = await buildParticipants(product);
    const viewer = await buildUser(product.db, { scope: 'company', companyId, role: 'viewer' });
    const browser = await signIn(product, viewer.email);
    expect((await browser.call(user.randomPassword, {})).status).toBe(403);
    expect((await product.visitor().call(user.randomPassword, {})).status).toBe(401);
  });
});

describe('given a host who invites another person to prepare the wedding', () => {
  test('when the invitation is accepted, then there are two hosts; before that there is one', async () => {
    const { weddingId, key, browser } = await wedding();
    const email = freshEmail();
    const invited = await browser.call(user.inviteHost, { params: { weddingId }, body: { email } });
    expect(invited.body.rows).toMatchObject([
      { isSelf: true, invitedUntil: null },
      { email, name: '', invitedUntil: product.clock.now() + 7 * DAY_MS },
    ]);
    const token = await tokenOf(email);
    const second = product.visitor();
    const read = await second.call(account.readInvite, { params: { token } });
    expect(read.body).toMatchObject({ kind: 'second-host', email, hasPassword: false, weddingKey: key });
    // A link to join is not a link to set up a wedding.
    const couple = [1 as const, 2 as const].map(type => ({
      ...{
        type,
        lastName: '小林',
        firstName: '陽翔',
        lastNameKana: '',
        firstNameKana: '',
        lastNameRoman: '',
        firstNameRoman: '',
      },
    }));
    const wrong = await second.call(account.register, { params: { token }, body: { couple, ...NEW } });
    expect(wrong).toMatchObject({ status: 404, failure: { id: 'token_unknown' } });

    const activated = await second.call(account.activate, { params: { token }, body: NEW });
    expect(activated).toMatchObject({ status: 200, body: { weddingKey: key } });
    const hosts = await second.call(user.hosts, { params: { weddingId } });
    expect(hosts.body.rows).toMatchObject([
      { isSelf: false, invitedUntil: null },
      { isSelf: true, name: NEW.name, invitedUntil: null },
    ]);
    expect((await product.visitor().call(account.activate, { params: { token }, body: NEW })).status).toBe(404);
    const again = await browser.call(user.inviteHost, { params: { weddingId }, body: { email } });
    expect(again).toMatchObject({ status: 422, failure: { id: 'user_is_host', fields: ['email'] } });
  });

  test('when a host has not set a password yet, then inviting them again mails the link of the first visit', async () => {
    const { weddingId, browser } = await wedding();
    const email = freshEmail();
    const row = await product.db
      .insertInto('app_user')
      .values({ name: '', email, password_hash: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await product.db
      .insertInto('user_grant')
      .values({ user_id: row.id, scope: 'wedding', wedding_id: weddingId, role: 'organizer' })
      .execute();
    const again = await browser.call(user.inviteHost, { params: { weddingId }, body: { email } });
    expect(again.status).toBe(200);
    expect((await product.mailTo(email, 'host-verify')).text).toContain('/manage/verify?token=');
  });

  test('when it is sent again, then the earlier link is invalid; after a week both are, and a new one can be requested', async () => {
    const { weddingId, browser } = await wedding();
    const email = freshEmail();
    const invite = () => browser.call(user.inviteHost, { params: { weddingId }, body: { email } });
    await invite();
    const first = await tokenOf(email);
    await invite();
    const second = await tokenOf(email, 2);
    const read = (token: string) => product.visitor().call(account.readInvite, { params: { token } });
    const answers = await Promise.all([read(first), read(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    product.clock.advance(7 * DAY_MS);
    expect((await read(second)).status).toBe(404);
    await product.visitor().call(account.requestInvite, { body: { email } });
    const third = await tokenOf(email, 3);
    expect((await read(third)).status).toBe(200);
  });

  test('when the invitation is withdrawn, then its link is invalid and cannot be requested again', async () => {
    const { weddingId, browser } = await wedding();
    const email = freshEmail();
    const invited = await browser.call(user.inviteHost, { params: { weddingId }, body: { email } });
    const id = invited.body.rows[1]?.id ?? 0;
    const token = await tokenOf(email);
    const removed = await browser.call(user.removeHost, { params: { weddingId, id } });
    expect(removed.body.rows).toHaveLength(1);
    expect((await product.visitor().call(account.readInvite, { params: { token } })).status).toBe(404);
  });

  test('when the couple has chosen English, then so is the mail, and the one requested again', async () => {
    const { weddingId, browser } = await wedding();
    const email = freshEmail();
    browser.language = 'en-US';
    const japanese = freshEmail();
    await browser.call(user.inviteHost, { params: { weddingId }, body: { email: japanese } });
    expect((await product.mailTo(japanese, 'host-invite')).subject).toContain('ごいっしょに準備をするための');
    await browser.call(profile.changeLanguage, { params: { weddingId }, body: { language: 'en' } });
    await browser.call(user.inviteHost, { params: { weddingId }, body: { email } });
    const mail = await product.mailTo(email, 'host-invite');
    expect(mail.subject).toContain('Help prepare the wedding of');
    expect(mail.text).toContain('The link works once and expires after 7 days.');
    await product.visitor().call(account.requestInvite, { body: { email } });
    const mails = await product.mailsTo(email, 'host-invite', 2);
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set([mail.subject]));
  });

  test('when someone with an account accepts, then they use their own password', async () => {
    const { weddingId, key, browser } = await wedding();
    const known = await buildUser(product.db);
    await browser.call(user.inviteHost, { params: { weddingId }, body: { email: known.email } });
    const token = await tokenOf(known.email);
    const accept = (password: string) =>
      product.visitor().call(account.activate, { params: { token }, body: { ...NEW, password } });
    expect(await accept('not-the-password')).toMatchObject({ status: 422, failure: { fields: ['password'] } });
    expect(await accept(PASSWORD)).toMatchObject({ status: 200, body: { weddingKey: key } });
  });
});

describe('given the hosts of a wedding', () => {
  test('when one removes the other, then the other loses access at once; the last one stays', async () => {
    const { weddingId, host, browser } = await wedding();
    const other = await buildUser(product.db, { scope: 'wedding', weddingId, role: 'organizer' });
    const theirs = await signIn(product, other.email);
    const remove = (id: number) => browser.call(user.removeHost, { params: { weddingId, id } });
    expect((await remove(other.userId)).body.rows).toHaveLength(1);
    expect((await theirs.call(user.hosts, { params: { weddingId } })).status).toBe(404);
    expect(await remove(host.userId)).toMatchObject({ status: 409, failure: { id: 'user_last_organizer' } });
    expect(await remove(other.userId)).toMatchObject({ status: 404, failure: { id: 'user_unknown' } });
  });

  test('when two remove each other at once, then one of them stays', async () => {
    const { weddingId, host, browser } = await wedding();
    const other = await buildUser(product.db, { scope: 'wedding', weddingId, role: 'organizer' });
    const theirs = await signIn(product, other.email);
    await Promise.all([
      browser.call(user.removeHost, { params: { weddingId, id: other.userId } }),
      theirs.call(user.removeHost, { params: { weddingId, id: host.userId } }),
    ]);
    const left = await product.db
      .selectFrom('user_grant')
      .select('user_id')
      .where('wedding_id', '=', weddingId)
      .execute();
    expect(left).toHaveLength(1);
  });

  test('when staff of the venue ask, then they see the hosts, and may invite in the venue’s name', async () => {
    const { weddingId, staff } = await wedding();
    const browser = await staff('coordinator');
    const email = freshEmail();
    const invited = await browser.call(user.inviteHost, { params: { weddingId }, body: { email } });
    expect(invited.body.rows).toHaveLength(2);
    const mail = await product.mailTo(email, 'host-invite');
    expect(mail.text).toContain('会場から');
  });
});
