import { live, liveChanged } from '@kotohogi/contract/live';
import { buildCeremony, buildOnAir } from '@kotohogi/testkit/ceremony';
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

const ceremony = () => buildCeremony(product);
const onAir = () => buildOnAir(product);

describe('given staff who run a ceremony', () => {
  test('when they execute each command in order, then the slot follows the state diagram and the log says who did what', async () => {
    const { params, signIn, slot, stateIs, weddingId } = await ceremony();
    const staff = await signIn('video-distribution');
    expect((await staff.call(live.console, { params })).body).toMatchObject({ state: 'pending', commands: ['create'] });

    const created = await staff.call(live.create, { params: { ...params, param: 'channel' } });
    expect(created.body).toMatchObject({ state: 'ready', provider: 'channel', commands: ['open', 'emergencyStop'] });
    const { ref } = await slot();
    expect(created.body.ingest.map(({ kind, key }) => [kind, key])).toEqual([
      ['main', product.fakes.video.keysOf(ref)?.main],
      ['spare', product.fakes.video.keysOf(ref)?.spare],
    ]);

    expect((await staff.call(live.open, { params })).body.state).toBe('starting');
    product.fakes.video.sendFrames(ref);
    await stateIs('unpulished');
    const ready = await staff.call(live.console, { params });
    expect(ready.body).toMatchObject({ frames: 'flowing', health: { frameRate: 30, silentSince: null } });
    expect(ready.body.commands).toEqual(['publish', 'emergencyStop']);
    expect(ready.body.disk).toMatchObject({ freeBytes: 500_000_000_000, hours: expect.closeTo(396.8, 0) });
    expect(ready.body.preview?.embedKey).toMatch(/^staff\.u\d+\./);

    expect((await staff.call(live.publish, { params })).body).toMatchObject({
      state: 'streaming',
      commands: ['intermission', 'close', 'emergencyStop'],
    });
    // The recording may be ready before the response.
    expect(['closed', 'archived']).toContain((await staff.call(live.close, { params })).body.state);
    await stateIs('archived');
    const done = await staff.call(live.console, { params });
    expect(done.body.log.map(line => line.kind)).toEqual([
      'archived',
      'closed',
      'streaming',
      'unpulished',
      'starting',
      'ready',
      'created',
    ]);
    const audit = await product.db
      .selectFrom('audit')
      .select('action')
      .where('wedding_id', '=', weddingId)
      .orderBy('id')
      .execute();
    expect(audit.map(row => row.action)).toEqual(['live.create', 'live.open', 'live.publish', 'live.close']);
  });

  test('when a command does not fit the state, then it is refused with the state', async () => {
    const { params, signIn } = await ceremony();
    const staff = await signIn('manager');
    await staff.call(live.create, { params: { ...params, param: 'channel' } });
    const answer = await staff.call(live.publish, { params });
    expect(answer).toMatchObject({ status: 409, failure: { id: 'live_wrong_state', meta: { state: 'ready' } } });
    const again = await staff.call(live.create, { params: { ...params, param: 'channel' } });
    expect(again).toMatchObject({ status: 409, failure: { meta: { state: 'ready' } } });
    expect((await staff.call(live.create, { params: { ...params, param: 'vimeo' } })).status).toBe(404);
  });

  test('when a user may view but not act, then keys are masked and no commands are offered', async () => {
    const { params, signIn } = await ceremony();
    await (await signIn('video-distribution')).call(live.create, { params: { ...params, param: 'channel' } });
    const reader = await signIn('financial-manager');
    const seen = await reader.call(live.console, { params });
    expect(seen.body.commands).toEqual([]);
    for (const { key } of seen.body.ingest) expect(key).toMatch(/^•{20}\w{4}$/);
    expect((await reader.call(live.open, { params })).status).toBe(403);
    expect((await (await signIn('viewer')).call(live.console, { params })).status).toBe(403);
  });

  test('when the provider is unreachable, then the command is repeated later', async () => {
    const { params, signIn, stateIs } = await ceremony();
    const staff = await signIn('video-distribution');
    product.fakes.video.isReachable = false;
    const created = await staff.call(live.create, { params: { ...params, param: 'channel' } });
    expect(created.body.state).toBe('preparing');
    product.fakes.video.isReachable = true;
    await staff.call(live.sync, { params });
    await stateIs('ready');
  });

  test('when the provider is unreachable, then the console says so and still shows the stored state', async () => {
    const { params, staff } = await onAir();
    expect((await staff.call(live.console, { params })).body).toMatchObject({
      isReachable: true,
      publishedAt: product.clock.now(),
      now: product.clock.now(),
    });
    product.fakes.video.isReachable = false;
    const seen = await staff.call(live.console, { params });
    expect(seen.body).toMatchObject({ state: 'streaming', isReachable: false, health: null, frames: 'none' });
  });
});

describe('given a ceremony on air', () => {
  test('when an encoder is refused, then its line and the log state the reason, once', async () => {
    const { ref, params, staff } = await onAir();
    const atMs = product.clock.now();
    product.fakes.video.refuseEncoder(ref, { code: 'video-codec', codec: 'HEVC', atMs });
    const seen = await eventually('the line of the log', async () => {
      const { body } = await staff.call(live.console, { params });
      return body.log[0]?.kind === 'encoderRefused' ? body : undefined;
    });
    expect(seen.log[0]).toMatchObject({ actorName: '', detail: 'main video-codec HEVC' });
    expect(seen.ingest[0]).toMatchObject({ refusal: { code: 'video-codec', codec: 'HEVC', at: atMs }, missing: [] });
    const { body } = await staff.call(live.sync, { params });
    expect(body.log.filter(({ kind }) => kind === 'encoderRefused')).toHaveLength(1);
  });

  test('when frames are lost and return, then guests see the slate and then the ceremony again', async () => {
    const { ref, stateIs } = await onAir();
    product.fakes.video.report(ref, { frames: 'lost', lostSinceMs: product.clock.now() });
    await stateIs('waitingForStream');
    product.fakes.video.sendFrames(ref);
    await stateIs('streaming');
  });

  test('when frames are missing for ten minutes, then it is an error that new frames still clear', async () => {
    const { ref, stateIs } = await onAir();
    const lostSinceMs = product.clock.now();
    product.fakes.video.report(ref, { frames: 'lost', lostSinceMs });
    await stateIs('waitingForStream');
    product.clock.advance(600_000);
    product.fakes.video.report(ref, { frames: 'lost', lostSinceMs });
    await stateIs('streaming_error');
    product.fakes.video.sendFrames(ref);
    await stateIs('streaming');
  });

  test('when the provider forgets since when frames are missing, then the ten minutes still run from the beginning', async () => {
    const { params, staff, ref, stateIs } = await onAir();
    const lostAt = product.clock.now();
    product.fakes.video.report(ref, { frames: 'lost', lostSinceMs: lostAt });
    await stateIs('waitingForStream');
    product.clock.advance(300_000);
    product.fakes.video.report(ref, { frames: 'lost', lostSinceMs: null });
    expect((await staff.call(live.console, { params })).body.framesLostAt).toBe(lostAt);
    product.clock.advance(300_000);
    product.fakes.video.report(ref, { frames: 'lost', lostSinceMs: null });
    await stateIs('streaming_error');
  });

  test('when it is closed, then the recording and its file are kept in our own store, and open pages are notified', async () => {
    const { params, staff, ref, slot, stateIs, key } = await onAir();
    await staff.call(live.close, { params });
    await stateIs('archived');
    const line = await listen(staff, key);
    const recording = {
      isPlayable: true,
      hasFailed: false,
      isInterrupted: false,
      parts: [{ programFromMs: 5, durationMs: 90_000 }],
      durationMs: 90_000,
      sizeBytes: 77,
      filePercent: 100,
    };
    product.fakes.video.report(ref, { isClosed: true, frames: 'none', recording });
    await eventually('the file', async () => ((await slot()).mp4_key === null ? undefined : true));
    expect(await slot()).toMatchObject({
      mp4_key: `recording/${ref}.mp4`,
      mp4_percent: 100,
      duration_ms: 90_000,
      recording_parts: recording.parts,
    });
    expect(await line.nextEvent(liveChanged, ({ phase }) => phase === 'archive')).toMatchObject({
      liveState: 'viewingArchive',
    });
    line.close();
  });

  test('when a late report of frames arrives after the end, then it stays ended', async () => {
    const { params, staff, ref, slot, stateIs } = await onAir();
    await staff.call(live.close, { params });
    await stateIs('archived');
    product.fakes.video.sendFrames(ref);
    // The sync call returns only after the report was applied.
    expect((await staff.call(live.sync, { params })).body).toMatchObject({ state: 'archived' });
    expect((await slot()).state).toBe('archived');
  });
});
