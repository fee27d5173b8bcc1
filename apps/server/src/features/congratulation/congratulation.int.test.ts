import { randomUUID } from 'node:crypto';
import {
  congratulation,
  congratulationChanged,
  congratulationSent,
  leafGrown,
} from '@kotohogi/contract/congratulation';
import { instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { at } from '@kotohogi/server/platform/db/instants';
import { listen } from '@kotohogi/testkit/listener';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAddGiftMessage } from './index.ts';

let product: TestProduct;
const NOW = parseJst('2026-11-21 13:20');
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});
beforeEach(() => product.clock.set(NOW));

async function ceremony() {
  const participants = await buildParticipants(product, parseJst('2026-11-21 13:00'));
  const { params } = participants;
  const guest = async (name: string) => {
    const built = await participants.guest(name);
    const send = (message: string, idempotencyKey: string = randomUUID()) =>
      built.browser.call(congratulation.send, { params, body: { message } }, { idempotencyKey });
    return { ...built, send };
  };
  return { ...participants, guest };
}

describe('given guests who send messages', () => {
  test('when a guest’s first message comes, then a leaf grows for everyone; later messages are on the same leaf', async () => {
    const { params, key, guest } = await ceremony();
    const [naoki, hana] = [await guest('山本 直樹'), await guest('山本 花')];
    const nickName = { nick_name: 'おばあちゃん' };
    await product.db.updateTable('attendant').set(nickName).where('id', '=', hana.attendantId).execute();
    const line = await listen(hana.browser, key);
    const sent = await naoki.send('おふたりとも、おめでとう！');
    expect(sent).toMatchObject({ status: 200, body: { left: 4, message: { leafNumber: 1, name: '山本 直樹' } } });
    expect(await line.nextEvent(leafGrown)).toEqual({
      id: 1,
      attendantId: naoki.attendantId,
      name: '山本 直樹',
      isNickName: false,
    });
    expect(await line.nextEvent(congratulationSent)).toMatchObject({ message: 'おふたりとも、おめでとう！' });
    await naoki.send('指輪、すてきです。');
    await hana.send('おしあわせに');
    await line.nextEvent(congratulationSent, ({ message }) => message === 'おしあわせに');
    expect(line.all(leafGrown).map(leaf => leaf.id)).toEqual([1, 2]);
    line.close();

    const tree = await hana.browser.call(congratulation.tree, { params });
    expect(tree.body).toEqual({
      leaves: [
        { id: 1, attendantId: naoki.attendantId, name: '山本 直樹', isNickName: false },
        { id: 2, attendantId: hana.attendantId, name: 'おばあちゃん', isNickName: true },
      ],
      messageCount: 3,
      left: 4,
    });
    const all = await hana.browser.call(congratulation.read, { params });
    expect(all.body.rows.map(row => row.message)).toEqual([
      'おしあわせに',
      '指輪、すてきです。',
      'おふたりとも、おめでとう！',
    ]);
    const one = await hana.browser.call(congratulation.read, { params, query: { attendantId: naoki.attendantId } });
    expect(one.body).toMatchObject({ total: 2 });
  });

  test('when many send their first message at once, then every leaf has its own number', async () => {
    const { params, guest } = await ceremony();
    const guests = await Promise.all(Array.from({ length: 8 }, (_, i) => guest(`ゲスト${i}`)));
    const sent = await Promise.all(guests.map(({ send }) => send('おめでとう')));
    expect(sent.map(answer => answer.body.message.leafNumber).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const [first] = guests;
    expect((await first?.browser.call(congratulation.tree, { params }))?.body.leaves).toHaveLength(8);
  });

  test('when the same submission arrives twice, then there is one message', async () => {
    const { params, guest } = await ceremony();
    const { browser, send } = await guest('山本 直樹');
    const key = randomUUID();
    const twice = await Promise.all([send('おめでとう', key), send('おめでとう', key)]);
    expect(twice[0]?.body).toEqual(twice[1]?.body);
    expect((await browser.call(congratulation.read, { params })).body.total).toBe(1);
    expect((await send('別の言葉', key)).status).toBe(409);
  });

  test('when it is too long, empty or the sixth, then it is refused with a message', async () => {
    const { guest } = await ceremony();
    const { send } = await guest('山本 直樹');
    expect((await send('あ'.repeat(100))).status).toBe(200);
    const long = await send('あ'.repeat(101));
    expect(long).toMatchObject({
      status: 422,
      failure: { validates: [{ path: 'message', message: '100文字以内で入力してください。' }] },
    });
    expect(await send(' ')).toMatchObject({ status: 422, failure: { validates: [{ rule: 'required' }] } });
    for (let i = 2; i <= 5; i += 1) expect((await send(`${i}通目`)).body.left).toBe(5 - i);
    expect(await send('6通目')).toMatchObject({
      status: 422,
      failure: {
        id: 'congratulation_limit',
        fields: ['message'],
        userMessage: 'メッセージは、おひとり5通まで贈れます。ご入力の文章は、このまま残しています。',
      },
    });
  });

  test('when the third day is over, then messages are closed, and staff can never send any', async () => {
    const { params, staff: signIn, guest } = await ceremony();
    const { send } = await guest('山本 直樹');
    product.clock.set(instant(parseJst('2026-11-25 00:00') - 1));
    expect((await send('まだ間に合う')).status).toBe(200);
    product.clock.set(parseJst('2026-11-25 00:00'));
    expect(await send('遅かった')).toMatchObject({ status: 422, failure: { id: 'congratulation_closed' } });
    const staff = await signIn('coordinator');
    const body = { message: '管理者より' };
    const refused = await staff.call(congratulation.send, { params, body });
    expect(refused).toMatchObject({ status: 403, failure: { userMessage: '管理モードでは送信できません。' } });
    expect((await staff.call(congratulation.tree, { params })).body.leaves).toHaveLength(1);
  });

  test('when the author edits it within ten minutes, then the change is saved, and others cannot edit it', async () => {
    const { params, key, guest } = await ceremony();
    const [naoki, hana] = [await guest('山本 直樹'), await guest('山本 花')];
    const { id } = (await naoki.send('おめてとう')).body.message;
    const line = await listen(hana.browser, key);
    const body = { message: 'おめでとう' };
    const edited = await naoki.browser.call(congratulation.edit, { params: { ...params, id }, body });
    expect(edited.body).toMatchObject({ message: 'おめでとう', isEdited: true });
    await line.nextEvent(congratulationChanged);
    line.close();
    const foreign = await hana.browser.call(congratulation.edit, { params: { ...params, id }, body });
    expect(foreign).toMatchObject({ status: 404, failure: { id: 'congratulation_unknown' } });
    product.clock.advance(10 * 60_000);
    const late = await naoki.browser.call(congratulation.edit, { params: { ...params, id }, body });
    expect(late).toMatchObject({ status: 422, failure: { id: 'congratulation_edit_late' } });
  });

  test('when a guest is blocked or all their messages are hidden, then the leaf is gone', async () => {
    const { params, guest } = await ceremony();
    const [naoki, hana, ken] = [await guest('山本 直樹'), await guest('山本 花'), await guest('山本 健')];
    for (const { send } of [naoki, hana, ken]) await send('おめでとう');
    await product.db.updateTable('attendant').set({ ng: true }).where('id', '=', naoki.attendantId).execute();
    await product.db
      .updateTable('congratulation')
      .set({ hidden_at: at(NOW) })
      .where('attendant_id', '=', hana.attendantId)
      .execute();
    const tree = await ken.browser.call(congratulation.tree, { params });
    expect(tree.body.leaves).toEqual([{ id: 3, attendantId: ken.attendantId, name: '山本 健', isNickName: false }]);
    expect(tree.body.messageCount).toBe(1);
  });

  test('when a gift has a message for the tree, then it appears there once the gift is done', async () => {
    const { key, weddingId, guest } = await ceremony();
    const naoki = await guest('山本 直樹');
    const line = await listen(naoki.browser, key);
    const hang = createAddGiftMessage(product.clock);
    const newMessage = { weddingId, attendantId: naoki.attendantId, message: 'ささやかですが' };
    await expect(
      product.db.transaction().execute(async tx => {
        await hang(tx, { ...newMessage, message: '取り消し' });
        throw new Error('the gift failed');
      }),
    ).rejects.toThrow('the gift failed');
    await product.db.transaction().execute(tx => hang(tx, newMessage));
    expect(await line.nextEvent(congratulationSent)).toMatchObject({ message: 'ささやかですが', leafNumber: 1 });
    expect(line.all(congratulationSent)).toHaveLength(1);
    line.close();
  });
});
