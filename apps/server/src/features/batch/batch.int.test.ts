import { batch } from '@kotohogi/contract/batch';
import { live } from '@kotohogi/contract/live';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { buildCeremony, buildOnAir } from '@kotohogi/testkit/ceremony';
import { signInUser } from '@kotohogi/testkit/participants';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { SANDBOX_TOKEN, VideoSandbox } from '@kotohogi/testkit/video-sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const vimeo = new VideoSandbox('vimeo');
let product: TestProduct;
beforeAll(async () => {
  await vimeo.start();
  const at = { VIMEO_API_URL: vimeo.url, VIMEO_EVENT_URL: vimeo.url, VIMEO_PLAYER_URL: vimeo.url };
  product = await startTestProduct({ env: { VIMEO_TOKEN: SANDBOX_TOKEN, ...at } });
});
beforeEach(() => product.clock.set(instant(Date.UTC(2026, 10, 20, 3))));
afterAll(async () => {
  await product.stop();
  await vimeo.stop();
});

/** A wedding whose slot at a hosted platform waits for its encoder. */
async function openAtVimeo() {
  const ceremony = await buildCeremony(product);
  const staff = await ceremony.signIn('video-distribution');
  await staff.call(live.create, { params: { ...ceremony.params, param: 'vimeo' } });
  const { body } = await staff.call(live.open, { params: ceremony.params });
  return { ...ceremony, staff, streamKey: body.ingest[0]?.key ?? '', ref: (await ceremony.slot()).ref };
}

const operator = (role: 'viewer' | 'administrator' = 'viewer') => signInUser(product, { scope: 'admin', role });

describe('given an operator', () => {
  test('when the slots of all facilities are listed, then they come in pages, filtered and sorted', async () => {
    const browser = await operator();
    const { ref, weddingId } = await openAtVimeo();
    const all = await browser.call(batch.weddingLives, { query: { sort: 'weddingId', order: 'DESC', limit: 5 } });
    expect(all.body.rows[0]).toMatchObject({ weddingId, ref, provider: 'vimeo', state: 'starting', publishedAt: null });
    const found = await browser.call(batch.weddingLives, { query: { provider: 'vimeo', state: 'starting', page: 99 } });
    expect(found.body.rows.map(row => row.ref)).toContain(ref);
    expect(found.body).toMatchObject({ page: 1, limit: 20, total: found.body.rows.length });
    const none = await browser.call(batch.weddingLives, { query: { state: 'streaming' } });
    expect(none.body).toMatchObject({ rows: [], total: 0 });
  });

  test('when a live event is looked up, then the response is in the platform’s format, without its key', async () => {
    const browser = await operator();
    const { streamKey, ref } = await openAtVimeo();
    const { events }: { events: { id: string; title: string }[] } = JSON.parse(
      await (await vimeo.control('GET', 'account')).text(),
    );
    const id = events.find(({ title }) => title === ref)?.id ?? '';
    const event = await browser.call(batch.vimeoLive, { params: { id } });
    expect(event.body).toMatchObject({ title: ref, stream_key: '****' });
    expect(JSON.stringify(event.body)).not.toContain(streamKey);
    expect((await browser.call(batch.vimeoLive, { params: { id: '1' } })).status).toBe(404);
    expect((await browser.call(batch.vimeoVideo, { params: { id: '../me' } })).status).toBe(404);
    await vimeo.fault('http-500', 3);
    expect((await browser.call(batch.vimeoInfo, { params: { id } })).status).toBe(503);
  });

  test('when a slot of the built-in provider is looked up, then the response has report, recording and log, and no key', async () => {
    const browser = await operator();
    const ceremony = await buildCeremony(product);
    const staff = await ceremony.signIn('video-distribution');
    const made = await staff.call(live.create, { params: { ...ceremony.params, param: 'channel' } });
    const id = await eventually('a slot', async () => (await ceremony.slot()).ref);
    expect((await browser.call(batch.channelLive, { params: { id } })).body).toMatchObject({ ref: id, frames: 'none' });
    expect((await browser.call(batch.channelInfo, { params: { id } })).body).toMatchObject({ isPlayable: false });
    expect((await browser.call(batch.channelVideo, { params: { id } })).body).toMatchObject({
      parts: [],
      fileKey: null,
    });
    const whole = await browser.call(batch.channelLiveChannels, { params: { id } });
    expect(whole.body).toMatchObject({ ref: id, state: 'ready', log: expect.any(Array) });
    expect(JSON.stringify(whole.body)).not.toContain(made.body.ingest[0]?.key);
    expect((await browser.call(batch.channelLive, { params: { id: 'w0-none' } })).status).toBe(404);
    expect((await staff.call(batch.weddingLives, {})).status).toBe(403);
  });
});

describe('given an operator who may run batches', () => {
  test('when unused slots are cleaned, then a dry run lists them first, and a confirmed run closes them at their providers', async () => {
    const browser = await operator('administrator');
    const ceremony = await buildCeremony(product);
    const staff = await ceremony.signIn('video-distribution');
    await staff.call(live.create, { params: { ...ceremony.params, param: 'channel' } });
    const { ref } = await ceremony.slot();
    const mine = (slots: readonly { readonly ref: string }[]) => slots.filter(slot => slot.ref === ref);
    const early = await browser.call(batch.clean, { body: {} });
    expect(early.body).toMatchObject({ isDryRun: true });
    expect(mine(early.body.slots)).toEqual([]);
    product.clock.advance(40 * DAY_MS);
    const later = await operator('administrator');
    const result = await later.call(batch.clean, { body: {} });
    expect(mine(result.body.slots)).toEqual([{ weddingId: ceremony.weddingId, ref }]);
    expect((await product.fakes.video.sync(ref)).isClosed).toBe(false);
    const done = await later.call(batch.clean, { body: { isDryRun: false } });
    expect(mine(done.body.slots)).toHaveLength(1);
    await eventually('closed', async () => (await product.fakes.video.sync(ref)).isClosed || undefined);
    // The ceremony was only postponed: it can still be streamed, with a new slot.
    const late = await ceremony.signIn('video-distribution');
    const again = await late.call(live.create, { params: { ...ceremony.params, param: 'channel' } });
    expect(again.body).toMatchObject({ state: 'ready' });
    expect((await ceremony.slot()).ref).not.toBe(ref);
    expect((await (await operator()).call(batch.clean, { body: {} })).status).toBe(403);
  });

  test('when a recording is backed up, then its file is in our own object store', async () => {
    const browser = await operator('administrator');
    const { staff, params, weddingId, slot, stateIs } = await buildOnAir(product);
    const id = { params: { id: weddingId } };
    expect((await browser.call(batch.backup, id)).status).toBe(404);
    await staff.call(live.close, { params });
    await stateIs('archived');
    expect((await browser.call(batch.backup, id)).body).toEqual({ isKept: false, isBackedUp: null });
    await eventually('kept', async () => (await slot()).mp4_key ?? undefined);
    expect((await browser.call(batch.backup, id)).body).toEqual({ isKept: true, isBackedUp: null });
  });
});
