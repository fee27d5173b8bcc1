import { account } from '@kotohogi/contract/account';
import { apiKey } from '@kotohogi/contract/api-key';
import { attendant } from '@kotohogi/contract/attendant';
import { attendantHost } from '@kotohogi/contract/attendant-host';
import { live } from '@kotohogi/contract/live';
import { session } from '@kotohogi/contract/session';
import { user } from '@kotohogi/contract/user';
import { buildUser, PASSWORD } from '@kotohogi/testkit/builders';
import { buildOnAir } from '@kotohogi/testkit/ceremony';
import { type Listener, listen } from '@kotohogi/testkit/listener';
import { buildParticipants, signIn } from '@kotohogi/testkit/participants';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

const closed = (socket: Listener) => eventually('a closed socket', () => (socket.isOpen ? undefined : true));

describe('given open sockets', () => {
  test('when a guest signs out, then their socket closes and that of their other browser stays open', async () => {
    const participants = await buildParticipants(product);
    const { browser, email } = await participants.guest();
    const elsewhere = product.visitor();
    await elsewhere.call(attendant.login, { params: participants.params, body: { email, password: PASSWORD } });
    const [here, there] = [await listen(browser, participants.key), await listen(elsewhere, participants.key)];
    await browser.call(attendant.logout, { query: { weddingKey: participants.key } });
    await closed(here);
    await expect(listen(browser, participants.key)).rejects.toThrow('unauthorized');
    await there.taken();
    there.close();
  });

  test('when a user signs out or changes the password, then the sockets of the ended sessions close', async () => {
    const { weddingId, key } = await buildParticipants(product);
    const { email } = await buildUser(product.db, { scope: 'wedding', weddingId, role: 'organizer' });
    const [one, two, three] = [
      await signIn(product, email),
      await signIn(product, email),
      await signIn(product, email),
    ];
    const [first, second, third] = [await listen(one, key), await listen(two, key), await listen(three, key)];
    await one.call(session.logout, {});
    await closed(first);
    await two.call(apiKey.create, { body: { name: 'CRM', permissions: null, days: 30 } });
    const body = { currentPassword: PASSWORD, password: 'a-new-password-of-mine' };
    expect((await two.call(account.changePassword, { body })).body).toEqual({ endedApiKeys: 0, apiKeys: 1 });
    await closed(third);
    await second.taken();
    const again = { currentPassword: body.password, password: PASSWORD, endApiKeys: true };
    expect((await two.call(account.changePassword, { body: again })).body).toEqual({ endedApiKeys: 1, apiKeys: 0 });
    second.close();
  });

  test('when a host is removed, then their socket closes and cannot be opened again', async () => {
    const { weddingId, key, host } = await buildParticipants(product);
    const other = await buildUser(product.db, { scope: 'wedding', weddingId, role: 'organizer' });
    const theirs = await signIn(product, other.email);
    const socket = await listen(theirs, key);
    await (await host()).call(user.removeHost, { params: { weddingId, id: other.userId } });
    await closed(socket);
    await expect(listen(theirs, key)).rejects.toThrow('unauthorized');
  });

  test('when a guest is blocked, then their playback is refused at once, and that of others is not', async () => {
    const { params, key, guest, host } = await buildOnAir(product);
    const [one, other] = [await guest(), await guest()];
    const socket = await listen(one.browser, key);
    const urlOf = async ({ browser }: typeof one) => (await browser.call(live.embedKey, { params })).body.videoUrl;
    const [url, othersUrl] = [await urlOf(one), await urlOf(other)];
    const plays = (address: string) => product.fakes.video.canPlay(address, product.clock.now());
    expect([plays(url), plays(othersUrl)]).toEqual([true, true]);
    const block = { params: { ...params, id: one.attendantId }, body: { ng: true } };
    expect((await (await host()).call(attendantHost.ng, block)).status).toBe(200);
    await closed(socket);
    await eventually('the address is refused', () => (plays(url) ? undefined : true));
    expect(plays(othersUrl)).toBe(true);
    expect((await one.browser.call(live.embedKey, { params })).status).toBe(401);
  });
});
