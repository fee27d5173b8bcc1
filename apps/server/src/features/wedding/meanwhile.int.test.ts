import { randomUUID } from 'node:crypto';
import { archiveSale } from '@kotohogi/contract/archive-sale';
import { attendant } from '@kotohogi/contract/attendant';
import { congratulation } from '@kotohogi/contract/congratulation';
import { gift } from '@kotohogi/contract/gift';
import { invitation } from '@kotohogi/contract/invitation';
import { live } from '@kotohogi/contract/live';
import { wedding } from '@kotohogi/contract/wedding';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import type { WeddingStatus } from '@kotohogi/domain/wedding/types';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildSlot, buildSongList } from '@kotohogi/testkit/builders';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct, whileChanging } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let product: TestProduct;
const NOW = parseJst('2026-11-20 12:00');
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});
beforeEach(() => product.clock.set(NOW));

type Participants = Awaited<ReturnType<typeof buildParticipants>>;
const build = () => buildParticipants(product, parseJst('2026-11-21 13:00'));

/** Sends a call while the wedding is getting another status. */
const whileBecoming = <T>(status: WeddingStatus, { weddingId }: Participants, send: () => Promise<T>) =>
  whileChanging(product, tx => tx.updateTable('wedding').set({ status }).where('id', '=', weddingId).execute(), send);

describe('given a wedding that is canceled while a call about it arrives', () => {
  const once = () => ({ idempotencyKey: randomUUID() });
  type Guest = Awaited<ReturnType<Participants['guest']>>['browser'];

  test.each<[string, string, (guest: Guest, params: Participants['params']) => Promise<object>]>([
    [
      'a gift',
      'gift_closed',
      (guest, params) =>
        guest.call(
          gift.send,
          { params, body: { message: 'おめでとう', amount: null, callbackUrl: '/', isMessagePublic: true } },
          once(),
        ),
    ],
    [
      'a message',
      'congratulation_closed',
      (guest, params) => guest.call(congratulation.send, { params, body: { message: 'おめでとう' } }, once()),
    ],
    [
      'a changed answer',
      'attendant_answer_fixed',
      (guest, params) =>
        guest.call(attendant.me, { query: { weddingKey: params.wedding }, body: { answer: 'view-archive' } }),
    ],
  ])('when it is %s, then it is refused', async (_what, id, send) => {
    const participants = await build();
    const { browser } = await participants.guest();
    const answer = await whileBecoming('canceled', participants, () => send(browser, participants.params));
    expect(answer).toMatchObject({ failure: { id } });
  });

  test('when it is a purchase, then it is refused', async () => {
    const participants = await build();
    const { weddingId, facilityId, params } = participants;
    const sale = { sell_archive_video: true, archive_video_amount: 5_500 };
    await product.db.updateTable('facility').set(sale).where('id', '=', facilityId).execute();
    await buildSlot(product.db, participants, { state: 'archived' });
    await buildSongList(product.db, weddingId);
    await product.db.updateTable('live_slot').set({ mp4_key: 'film' }).where('wedding_id', '=', weddingId).execute();
    const { browser } = await participants.guest();
    const settle = () => browser.call(archiveSale.settle, { params, body: { amount: 5_500 } }, once());
    expect(await settle()).toMatchObject({ failure: { id: 'archive_card_required' } });
    expect(await whileBecoming('canceled', participants, settle)).toMatchObject({
      failure: { id: 'archive_not_on_sale' },
    });
  });

  test('when the invitation is published, then it is refused', async () => {
    const participants = await build();
    const { params, weddingId } = participants;
    await product.db
      .updateTable('invitation')
      .set({ published_at: null })
      .where('wedding_id', '=', weddingId)
      .execute();
    const host = await participants.host();
    const answer = await whileBecoming('canceled', participants, () =>
      host.call(invitation.update, { params, body: { version: 1, publish: true } }),
    );
    expect(answer).toMatchObject({ failure: { id: 'invitation_wedding_over' } });
  });
});

describe('given a wedding that is erased meanwhile', () => {
  test('when its slot is created, then it is refused', async () => {
    const participants = await build();
    const staff = await participants.staff('video-distribution');
    const params = { ...participants.params, param: 'channel' };
    const answer = await whileBecoming('cleaned', participants, () => staff.call(live.create, { params }));
    expect(answer).toMatchObject({ failure: { id: 'live_wrong_state' } });
  });
});

describe('given an invitation that is published meanwhile', () => {
  test('when staff change the key of its URL, then it is refused', async () => {
    const { weddingId, facilityId, staff } = await build();
    const ofWedding = product.db.updateTable('invitation').where('wedding_id', '=', weddingId);
    await ofWedding.set({ published_at: null }).execute();
    const coordinator = await staff('coordinator');
    const answer = await whileChanging(
      product,
      async tx => {
        await tx.selectFrom('wedding').select('id').where('id', '=', weddingId).forShare().execute();
        const published = tx.updateTable('invitation').set({ published_at: at(NOW) });
        await published.where('wedding_id', '=', weddingId).execute();
      },
      () =>
        coordinator.call(wedding.update, {
          params: { facilityId, weddingId },
          body: { version: 1, key: `other-${weddingId}` },
        }),
    );
    expect(answer).toMatchObject({ failure: { id: 'wedding_key_fixed' } });
  });
});

describe('given a rehearsal whose stream is archived meanwhile', () => {
  test('when staff clear it, then it is refused and its reactions stay', async () => {
    const participants = await build();
    const { weddingId, params } = participants;
    const ref = await buildSlot(product.db, participants, { state: 'closed' });
    await product.fakes.video.create(ref, { main: 'm', spare: 's' });
    const staff = await participants.staff('video-distribution');
    const answer = await whileChanging(
      product,
      tx => tx.updateTable('live_slot').set({ state: 'archived' }).where('wedding_id', '=', weddingId).execute(),
      () => staff.call(live.clearRehearsal, { params }),
    );
    expect(answer).toMatchObject({ failure: { id: 'live_wrong_state' } });
  });
});
