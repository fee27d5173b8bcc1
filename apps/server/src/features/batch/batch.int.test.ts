import { batch } from '@kotohogi/contract/batch';
import { live } from '@kotohogi/contract/live';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { PROTECTED_SLOT_STATES } from '@kotohogi/domain/live/sets';
import type { SlotState } from '@kotohogi/domain/live/types';
import { buildCeremony, buildOnAir } from '@kotohogi/testkit/ceremony';
import { signInUser } from '@kotohogi/testkit/participants';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { SANDBOX_TOKEN, VideoSandbox } from '@kotohogi/testkit/video-sandbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const FAILED_MAIL = {
  ...{ to: 'failed@example.jp', subject: 'Test', html: '<p>Test</p>', text: 'Test' },
  ...{ kind: 'test', attachments: [] },
};

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

  test('when no state is given, then the active slots are listed, and the others by their set', async () => {
    const browser = await operator();
    const { weddingId, facilityId } = await openAtVimeo();
    const ids = async (query: Record<string, unknown>) => {
      const { body } = await browser.call(batch.weddingLives, { query: { facilityId, ...query } });
      return body.rows.map(row => row.weddingId);
    };
    const set = (change: { state: SlotState; delayed?: boolean }) =>
      product.db.updateTable('live_slot').set(change).where('wedding_id', '=', weddingId).execute();
    expect([await ids({}), await ids({ set: 'trouble' })]).toEqual([[weddingId], []]);
    await set({ state: 'streaming_error' });
    expect([await ids({}), await ids({ set: 'trouble' })]).toEqual([[], [weddingId]]);
    await set({ state: 'end' });
    expect([await ids({}), await ids({ set: 'all' }), await ids({ state: 'end' })]).toEqual([
      [],
      [weddingId],
      [weddingId],
    ]);
    await set({ state: 'pending', delayed: true });
    expect([await ids({}), await ids({ state: 'delayed' })]).toEqual([[weddingId], [weddingId]]);
    expect(await ids({ set: 'all', dateTo: '2001-01-01' })).toEqual([]);
  });

  test('when one slot is opened, then it has its history and its copies', async () => {
    const browser = await operator();
    const { weddingId, ref } = await openAtVimeo();
    const { body } = await browser.call(batch.weddingLive, { params: { id: weddingId } });
    expect(body).toMatchObject({ slot: { weddingId, ref }, isKept: false, backup: null, stopReason: '' });
    expect(body.log.map(line => line.kind)).toContain('starting');
    const none = await buildCeremony(product);
    const without = await browser.call(batch.weddingLive, { params: { id: none.weddingId } });
    expect(without.body).toMatchObject({ slot: null, log: [] });
    expect((await browser.call(batch.weddingLive, { params: { id: 999_999 } })).status).toBe(404);
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
    // Without an end, because the product asks about the slot meanwhile and would take some of them.
    await vimeo.fault('http-500', Number.MAX_SAFE_INTEGER);
    expect((await browser.call(batch.vimeoInfo, { params: { id } })).status).toBe(503);
    await vimeo.control('DELETE', 'faults');
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
  test('when stale slots are cleaned, then a dry run lists them first, and a slot in use or with trouble stays', async () => {
    const stale = await buildCeremony(product);
    const staff = await stale.signIn('video-distribution');
    await staff.call(live.create, { params: { ...stale.params, param: 'channel' } });
    const { ref } = await stale.slot();
    const setState = (state: SlotState) =>
      product.db.updateTable('live_slot').set({ state }).where('wedding_id', '=', stale.weddingId).execute();
    const early = await operator('administrator');
    const listed = async (browser = early) => {
      const { body } = await browser.call(batch.cleanLives, { body: {} });
      return body.slots.filter(slot => slot.weddingId === stale.weddingId);
    };
    await setState('preparing');
    expect(await listed()).toEqual([]);
    product.clock.advance(DAY_MS);
    const browser = await operator('administrator');
    expect(await listed(browser)).toMatchObject([{ ref, state: 'preparing', cleaning: 'retire' }]);
    for (const state of PROTECTED_SLOT_STATES) {
      await setState(state);
      expect(await listed(browser), state).toEqual([]);
      await product.runJob('batch.cleanLives');
      expect((await stale.slot()).state).toBe(state);
    }
    await setState('preparing');
    expect((await stale.slot()).state).toBe('preparing');
    await browser.call(batch.cleanLives, { body: { isDryRun: false } });
    await stale.stateIs('pending');
    await eventually('closed', async () => (await product.fakes.video.sync(ref)).isClosed || undefined);
    const audited = await product.db
      .selectFrom('audit')
      .select(['actor_kind', 'subject_kind'])
      .where('action', '=', batch.cleanLives.name)
      .orderBy('id')
      .execute();
    expect(audited).toEqual([
      { actor_kind: 'user', subject_kind: 'batch' },
      { actor_kind: 'system', subject_kind: 'live_slot' },
    ]);
    expect((await (await operator()).call(batch.cleanLives, { body: {} })).status).toBe(403);
  });

  test('when a slot is still archived after its viewing window, then a cleanup ends it, and two at once end it once', async () => {
    const { weddingId, slot } = await buildOnAir(product);
    await product.db.updateTable('live_slot').set({ state: 'archived' }).where('wedding_id', '=', weddingId).execute();
    product.clock.advance(60 * DAY_MS);
    await Promise.all([product.runJob('batch.cleanLives'), product.runJob('batch.cleanLives')]);
    await eventually('the end', async () => ((await slot()).state === 'end' ? true : undefined));
    const ends = await product.db
      .selectFrom('live_event')
      .select('id')
      .where('wedding_id', '=', weddingId)
      .where('kind', '=', 'end')
      .execute();
    expect(ends).toHaveLength(1);
  });

  test('when mails have failed, then sending queued mails tries them again at once, and a dry run only counts them', async () => {
    const browser = await operator('administrator');
    const { rows } = await sql<{ id: string }>`
      select id::text from graphile_worker.add_job('mail.send', ${JSON.stringify(FAILED_MAIL)}::json,
        run_at => now() + interval '1 day')`.execute(product.db);
    const [{ id } = { id: '' }] = rows;
    await sql`update graphile_worker._private_jobs set attempts = 12, max_attempts = 12, last_error = 'refused'
      where id = ${id}`.execute(product.db);
    const dry = await browser.call(batch.sendQueued, { body: {} });
    expect(dry.body).toEqual({ isDryRun: true, queued: [{ task: 'mail.send', queued: 1, failed: 1 }] });
    const { body: before } = await browser.call(batch.jobs, {});
    expect(before.failed).toContainEqual({ task: 'mail.send', retrying: 0, dead: 1 });
    await browser.call(batch.sendQueued, { body: { isDryRun: false } });
    await product.mailTo(FAILED_MAIL.to, FAILED_MAIL.kind);
    const { body } = await browser.call(batch.jobs, {});
    expect(body.failed).toEqual(before.failed.filter(({ task }) => task !== 'mail.send'));
    expect(body.jobs.find(({ task }) => task === 'batch.sendQueued')?.run).toMatchObject({
      error: '',
      counts: { queued: 1, retried: 1 },
    });
  });

  test('when the jobs are listed, then every scheduled job is among them, with its schedule and last run', async () => {
    const browser = await operator('administrator');
    await product.runJob('madeFile.expire');
    const { body } = await browser.call(batch.jobs, {});
    const shown = body.jobs.map(({ task }) => task);
    const clock = product.product.jobs.flatMap(({ task, cron }) => (cron === undefined ? [] : [task]));
    expect(shown).toEqual(expect.arrayContaining(clock));
    const jobOf = (wanted: string) => body.jobs.find(({ task }) => task === wanted);
    expect(jobOf('weddingErasure.erase')?.schedule).toEqual({ every: 'day', hour: 3, minute: 45 });
    expect(jobOf('batch.cleanLives')?.schedule).toEqual({ every: 'hour', hour: 0, minute: 51 });
    expect(jobOf('live.check')?.schedule).toMatchObject({ every: 'minute' });
    expect(jobOf('batch.sendQueued')?.schedule).toMatchObject({ every: 'never' });
    expect(jobOf('madeFile.expire')?.run).toMatchObject({ error: '', startedAt: product.clock.now() });
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
