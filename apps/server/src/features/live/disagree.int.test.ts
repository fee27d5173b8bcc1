import { live, liveChanged } from '@kotohogi/contract/live';
import { findSlot } from '@kotohogi/server/features/live/index';
import { buildOnAir } from '@kotohogi/testkit/ceremony';
import { listen } from '@kotohogi/testkit/listener';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(() => {
  product.fakes.video.isReachable = true;
});
afterAll(async () => {
  await product.stop();
});

/** Runs the job that the clock would start within a minute. */
const checkSlots = () => product.runJob('live.check');

describe('given a provider and a database that disagree', () => {
  test('when the encoder stops at the moment of an intermission, then none starts, and the provider resumes', async () => {
    const { staff, params, ref, weddingId, slot } = await buildOnAir(product);
    const { pressed } = await product.db.transaction().execute(async tx => {
      // The report of the loss holds the lock on the slot; the intermission has asked the provider and waits for the
      // lock.
      await tx.selectFrom('live_slot').select('state').where('wedding_id', '=', weddingId).forUpdate().execute();
      const pressed = staff.call(live.intermission, { params });
      await eventually('the provider pauses', async () => product.fakes.video.slot(ref)?.isPaused || undefined);
      await tx
        .updateTable('live_slot')
        .set(eb => ({ state: 'waitingForStream', version: eb('version', '+', 1) }))
        .where('wedding_id', '=', weddingId)
        .execute();
      return { pressed };
    });
    expect((await pressed).failure).toMatchObject({ meta: { state: 'waitingForStream' } });
    expect(product.fakes.video.slot(ref)?.isPaused).toBe(false);
    expect((await slot()).intermission_at).toBeNull();
  });

  test('when several staff members start an intermission at once, then it starts once', async () => {
    const { staff, params, ref, slot } = await buildOnAir(product);
    const answers = await Promise.all([1, 2, 3].map(() => staff.call(live.intermission, { params })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(product.fakes.video.slot(ref)?.isPaused).toBe(true);
    expect((await slot()).intermission_at).not.toBeNull();
  });

  test.each(['by staff who ask', 'by the check of every minute'])(
    'when the provider has lost a slot that is on air, then %s it is restored: keys, published, paused',
    async how => {
      const { staff, params, ref, weddingId } = await buildOnAir(product);
      await staff.call(live.intermission, { params });
      const keys = product.fakes.video.keysOf(ref);
      product.fakes.video.forget(ref);
      if (how === 'by staff who ask') expect((await staff.call(live.sync, { params })).status).toBe(200);
      else await checkSlots();
      expect(product.fakes.video.slot(ref)).toMatchObject({ keys, isPublished: true, isPaused: true });
      product.fakes.video.isReachable = false;
      expect((await staff.call(live.sync, { params })).status).toBe(503);
      expect((await findSlot(product.db, weddingId))?.state).toBe('streaming');
    },
  );

  test('when the report of a loss was lost, then guests see the slate after the next check', async () => {
    const { ref, slot, weddingId, stateIs } = await buildOnAir(product);
    product.fakes.video.report(ref, { frames: 'lost', lostSinceMs: product.clock.now() });
    await stateIs('waitingForStream');
    await product.db.updateTable('live_slot').set({ state: 'streaming' }).where('wedding_id', '=', weddingId).execute();
    await checkSlots();
    expect((await slot()).state).toBe('waitingForStream');
  });

  test('when the provider does not answer two checks, then guests are sent `unknown`, and the stream again once it answers', async () => {
    const ceremony = await buildOnAir(product);
    const line = await listen((await ceremony.guest()).browser, ceremony.key);
    product.fakes.video.isReachable = false;
    await checkSlots();
    product.clock.advance(60_000);
    await checkSlots();
    expect(await line.nextEvent(liveChanged)).toEqual({ liveState: 'unknown', phase: 'waiting', isDelayed: false });
    product.fakes.video.isReachable = true;
    await checkSlots();
    expect(await line.nextEvent(liveChanged, ({ liveState }) => liveState !== 'unknown')).toMatchObject({
      phase: 'live',
    });
    expect((await ceremony.slot()).unreachable_since).toBeNull();
    line.close();
  });

  test('when a stream was closed while the provider was unreachable, then the next check closes it, with or without frames', async () => {
    const { staff, params, ref, stateIs } = await buildOnAir(product);
    product.fakes.video.isReachable = false;
    expect((await staff.call(live.close, { params })).body.state).toBe('closed');
    product.fakes.video.isReachable = true;
    await checkSlots();
    await stateIs('archived');
    expect((await product.fakes.video.sync(ref)).isClosed).toBe(true);
  });
});
