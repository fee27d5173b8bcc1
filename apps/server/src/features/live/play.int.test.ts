import { attendant } from '@kotohogi/contract/attendant';
import { live, liveChanged, liveWatched } from '@kotohogi/contract/live';
import { reaction } from '@kotohogi/contract/reaction';
import { instant } from '@kotohogi/domain/kernel/instant';
import { isRefused } from '@kotohogi/domain/kernel/refusal';
import { ProviderUnreachable } from '@kotohogi/ports/video-provider';
import { announce, linkVideoToSlot, readLive, setShortcut } from '@kotohogi/server/features/live/index';
import { createProviders } from '@kotohogi/server/platform/video/providers';
import { type BuiltAttendant, buildAttendant, buildSlot, signInGuest } from '@kotohogi/testkit/builders';
import { buildCeremony, buildOnAir } from '@kotohogi/testkit/ceremony';
import type { TestClient } from '@kotohogi/testkit/client';
import { FakeVideoProvider } from '@kotohogi/testkit/fake-video-provider';
import { listen } from '@kotohogi/testkit/listener';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(() => {
  product.fakes.video.isReachable = true;
  product.fakes.video.unusable = null;
});
afterAll(async () => {
  await product.stop();
});

describe('given a guest with several devices', () => {
  const device = (guest: BuiltAttendant) => signInGuest(product, product.visitor(), guest);

  async function threePlaying() {
    const ceremony = await buildOnAir(product);
    const params = { wedding: ceremony.key };
    const guest = await buildAttendant(product.db, ceremony.weddingId);
    const ask = (browser: TestClient) => browser.call(live.embedKey, { params });
    const [one, two, three, four] = [
      await device(guest),
      await device(guest),
      await device(guest),
      await device(guest),
    ];
    for (const browser of [one, two, three]) expect((await ask(browser)).status).toBe(200);
    return { ...ceremony, params, guest, ask, one, two, three, four };
  }

  test('when a fourth device asks, then both ways to a key refuse it with a message, and the others keep playing', async () => {
    const { ask, one, four, params, weddingId } = await threePlaying();
    const refused = await ask(four);
    expect(refused.status).toBe(409);
    expect(refused.failure.userMessage).toMatch(/3台まで/);
    four.language = 'en-US';
    expect((await ask(four)).failure.userMessage).toMatch(/three devices/);
    const { body } = await four.call(attendant.detail, { params });
    expect(body).toMatchObject({ phase: 'live', isCrowded: true, videoUrl: '', embedKey: '', embedKeyExpiresAt: 0 });
    expect((await one.call(attendant.detail, { params })).body).toMatchObject({ isCrowded: false });
    expect((await ask(one)).status).toBe(200);
    const other = await device(await buildAttendant(product.db, weddingId));
    expect((await ask(other)).status).toBe(200);
  });

  test('when a device has not renewed for five minutes, then its place is free, and it has to wait itself', async () => {
    const { ask, one, two, three, four } = await threePlaying();
    product.clock.advance(240_000);
    for (const browser of [one, two]) expect((await ask(browser)).status).toBe(200);
    expect((await ask(four)).status).toBe(409);
    product.clock.advance(60_000);
    expect((await ask(four)).status).toBe(200);
    expect((await ask(three)).status).toBe(409);
    for (const browser of [one, two]) expect((await ask(browser)).status).toBe(200);
  });

  test('when a device signs out, then its place is free at once', async () => {
    const { ask, three, four, key } = await threePlaying();
    await three.call(attendant.logout, { query: { weddingKey: key } });
    expect((await ask(four)).status).toBe(200);
  });

  test('when four ask at the same moment, then three get in', async () => {
    const { key, weddingId } = await buildOnAir(product);
    const guest = await buildAttendant(product.db, weddingId);
    const devices = await Promise.all([1, 2, 3, 4].map(() => device(guest)));
    const answers = await Promise.all(devices.map(one => one.call(live.embedKey, { params: { wedding: key } })));
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 200, 200, 409]);
  });

  test('when a guest has declined the invitation, then no call gives them video', async () => {
    const { key, weddingId } = await buildOnAir(product);
    const guest = await buildAttendant(product.db, weddingId);
    await product.db.updateTable('attendant').set({ answer: 'absence' }).where('id', '=', guest.attendantId).execute();
    const browser = await device(guest);
    expect((await browser.call(live.embedKey, { params: { wedding: key } })).status).toBe(404);
    expect((await browser.call(attendant.detail, { params: { wedding: key } })).body.videoUrl).toBeUndefined();
  });

  test('when it is not published yet, then staff with the debug permission see it, and guests do not', async () => {
    const { params, signIn, slot, stateIs, key, weddingId } = await buildCeremony(product);
    const staff = await signIn('video-distribution');
    await staff.call(live.create, { params: { ...params, param: 'channel' } });
    await staff.call(live.open, { params });
    product.fakes.video.sendFrames((await slot()).ref);
    await stateIs('unpulished');
    const wedding = { params: { wedding: key } };
    expect((await staff.call(live.embedKey, wedding)).body.embedKey).toMatch(/^staff\./);
    const guest = await device(await buildAttendant(product.db, weddingId));
    expect((await guest.call(live.embedKey, wedding)).status).toBe(404);
  });

  test("when staff watch, then they do not take a guest's place", async () => {
    const { staff, params, ask, one } = await threePlaying();
    expect((await staff.call(live.embedKey, { params })).status).toBe(200);
    expect((await ask(one)).status).toBe(200);
  });
});

describe('given players that report their health', () => {
  test('when they report, then the console sums it up until they leave or go silent', async () => {
    const { staff, params, key, weddingId } = await buildOnAir(product);
    const guest = async () => {
      const browser = await signInGuest(product, product.visitor(), await buildAttendant(product.db, weddingId));
      return await listen(browser, key);
    };
    const [one, two, three] = [await guest(), await guest(), await guest()];
    one.send(liveWatched, { playback: 'playing', delayMs: 1_500, isAudioOnly: false });
    two.send(liveWatched, { playback: 'playing', delayMs: 2_500, isAudioOnly: true });
    three.send(liveWatched, { playback: 'waiting', isAudioOnly: false });
    const audience = async () => (await staff.call(live.console, { params })).body.audience;
    const counts = (playing: number, waiting: number) =>
      eventually(`${playing} playing`, async () => {
        const now = await audience();
        return now.playing === playing && now.waiting === waiting ? now : undefined;
      });
    expect(await counts(2, 1)).toEqual({
      playing: 2,
      waiting: 1,
      paused: 0,
      failed: 0,
      audioOnly: 1,
      delayMs: { p50: 1_500, p95: 2_500 },
    });
    two.close();
    expect(await counts(1, 1)).toMatchObject({ delayMs: { p50: 1_500, p95: 1_500 }, audioOnly: 0 });
    product.clock.advance(30_001);
    expect(await audience()).toMatchObject({ playing: 0, waiting: 0, delayMs: null });
    for (const line of [one, three]) line.close();
  });
});

/** Report of a stream whose own recording failed. */
const FAILED_BEFORE = {
  recording: {
    isPlayable: true,
    hasFailed: true,
    isInterrupted: false,
    parts: [],
    durationMs: 0,
    sizeBytes: 0,
    filePercent: 0,
  },
};

describe('given an uploaded video', () => {
  async function stopped() {
    const ceremony = await buildOnAir(product);
    const { staff, params } = ceremony;
    await staff.call(live.emergencyStop, { params, body: { reason: '回線の障害' } });
    const objectKey = `film/${ceremony.weddingId}.mp4`;
    await product.objects.put(objectKey, Buffer.from('a film'), 'video/mp4');
    const link = async (videoId: string, key = objectKey) => {
      const film = {
        weddingId: params.weddingId,
        videoId,
        objectKey: key,
        actorName: '高橋',
        now: product.clock.now(),
      };
      const slot = await product.db.transaction().execute(tx => linkVideoToSlot(tx, film));
      if (!isRefused(slot)) await announce({ db: product.db, hub: product.product.hub, clock: product.clock }, slot);
      return slot;
    };
    return { ...ceremony, link };
  }

  test('when it is linked, then it is processed and becomes the recording, and every page is notified of both', async () => {
    const { link, staff, params, key, ref, stateIs } = await stopped();
    const line = await listen(staff, key);
    expect(await link('film-1')).toMatchObject({ state: 'uploading' });
    await line.nextEvent(liveChanged, event => event.liveState === 'uploading');
    expect(await line.nextEvent(liveChanged, event => event.liveState === 'viewingArchive')).toMatchObject({
      phase: 'archive',
    });
    await stateIs('archived');
    expect(product.fakes.video.slot(ref)?.linkedVideoIds).toEqual(['film-1']);
    const { body } = await staff.call(live.console, { params });
    expect(body.log.slice(0, 3).map(({ kind, actorName }) => [kind, actorName])).toEqual([
      ['archived', ''],
      ['uploading', '高橋'],
      ['waitingForUpload', body.log[2]?.actorName],
    ]);
    expect(body.recording.durationMs).toBe(60_000);
    expect(await link('film-2')).toMatchObject({ refused: 'live_wrong_state', meta: { state: 'archived' } });
    line.close();
  });

  test('when the provider cannot use it, then it is an archive error with the reason, and another video may be linked', async () => {
    const { link, staff, params, stateIs } = await stopped();
    product.fakes.video.unusable = 'video-codec';
    await link('film-1');
    await stateIs('archive_error');
    const failed = await staff.call(live.console, { params });
    expect(failed.body.commands).toEqual(['linkVideo']);
    expect(failed.body.log[0]).toMatchObject({ kind: 'archive_error', detail: 'video-codec' });
    product.fakes.video.unusable = null;
    await link('film-2');
    await stateIs('archived');
  });

  test('when the file is missing, then it is an archive error', async () => {
    const { link, stateIs } = await stopped();
    await link('film-1', 'film/nowhere.mp4');
    await stateIs('archive_error');
  });

  test('when the provider is briefly unreachable, then the job retries', async () => {
    const { link, slot, stateIs, ref } = await stopped();
    product.fakes.video.isReachable = false;
    await link('film-1');
    // Reports of the previous recording do not affect the video.
    product.fakes.video.report(ref, FAILED_BEFORE);
    expect((await slot()).state).toBe('uploading');
    product.fakes.video.isReachable = true;
    await stateIs('archived');
  });

  test('when the provider converts it asynchronously, then the recording is available once it reports so', async () => {
    const { link, ref, slot, stateIs } = await stopped();
    const takeAtOnce = product.fakes.video.linkVideo.bind(product.fakes.video);
    product.fakes.video.linkVideo = async (name, film) => {
      const done = await takeAtOnce(name, film);
      product.fakes.video.report(name, { recording: { ...done.recording, isPlayable: false } });
      return await product.fakes.video.sync(name);
    };
    await link('film-1');
    await eventually('it was handed over', () => product.fakes.video.slot(ref)?.linkedVideoIds.length || undefined);
    product.fakes.video.linkVideo = takeAtOnce;
    expect((await slot()).state).toBe('uploading');
    const { recording } = await product.fakes.video.sync(ref);
    product.fakes.video.report(ref, { recording: { ...recording, isPlayable: true } });
    await stateIs('archived');
  });

  test('when the ceremony is on air, then no video can be linked', async () => {
    const { weddingId } = await buildOnAir(product);
    const film = { weddingId, videoId: 'x', objectKey: 'x', actorName: '', now: product.clock.now() };
    expect(await linkVideoToSlot(product.db, film)).toMatchObject({ meta: { state: 'streaming' } });
    const { weddingId: bare } = await buildCeremony(product);
    expect(await linkVideoToSlot(product.db, { ...film, weddingId: bare })).toMatchObject({
      meta: { state: 'pending' },
    });
  });
});

describe('given a ceremony with a marked beginning', () => {
  test('when it is marked, then the recording knows its offset, across every gap', async () => {
    const wedding = await buildCeremony(product);
    const { startsAt, weddingId } = wedding;
    const parts = [
      { programFromMs: startsAt, durationMs: 60_000 },
      { programFromMs: startsAt + 300_000, durationMs: 60_000 },
    ];
    await buildSlot(product.db, wedding, { state: 'archived', parts });
    const read = async () => {
      const times = { startsAt, closesAt: instant(startsAt + 86_400_000) };
      return (await readLive(product.db, weddingId, times, startsAt)).recording.shortcutMs;
    };
    const mark = (ms: number | null) =>
      setShortcut(product.db, weddingId, ms === null ? null : instant(startsAt + ms), product.clock.now());
    expect(await read()).toBeNull();
    await mark(310_000);
    expect(await read()).toBe(70_000);
    await mark(100_000);
    expect(await read()).toBe(60_000);
    await mark(400_000);
    expect(await read()).toBeNull();
    await mark(null);
    expect(await read()).toBeNull();
  });
});

describe('given the log', () => {
  test('when it is exported, then it has every line in order, and the export is audited', async () => {
    const { staff, signIn, params, weddingId } = await buildOnAir(product);
    await staff.call(live.emergencyStop, { params, body: { reason: '=1+1,"停電"' } });
    const reader = await signIn('financial-manager');
    const answer = await reader.send(live.log, { params });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="live-log-${weddingId}-2026-11-20.csv"`,
    );
    const lines = Buffer.from(await answer.arrayBuffer())
      .toString('utf8')
      .split('\r\n');
    expect(lines[0]).toBe('\uFEFFat,kind,actorName,detail');
    expect(lines.slice(1, -1).map(line => line.split(',')[1])).toEqual([
      'created',
      'ready',
      'starting',
      'unpulished',
      'streaming',
      'waitingForUpload',
    ]);
    expect(lines[6]).toMatch(/^2026-11-20T\d\d:\d\d:\d\d\+09:00,waitingForUpload,利用者\d+,"'=1\+1,""停電"""$/);
    const audit = await product.db
      .selectFrom('audit')
      .select('action')
      .where('wedding_id', '=', weddingId)
      .where('action', '=', live.log.name)
      .execute();
    expect(audit).toHaveLength(1);
    expect((await (await signIn('viewer')).send(live.log, { params })).status).toBe(403);
  });
});

describe('given the configured providers', () => {
  test('when one is looked up by its key, then the result is that provider or none', () => {
    const channel = new FakeVideoProvider();
    const providers = createProviders([channel]);
    expect(providers.find('channel')).toBe(channel);
    expect(providers.find('vimeo')).toBeUndefined();
    expect(() => providers.of('cloudflare')).toThrow(ProviderUnreachable);
    expect(() => createProviders([channel, new FakeVideoProvider()])).toThrow('the same key');
  });

  test('when one makes its own stream keys, then the console shows those, however often it is registered', async () => {
    const { signIn, params, slot } = await buildCeremony(product);
    const staff = await signIn('video-distribution');
    const usual = product.fakes.video.create.bind(product.fakes.video);
    product.fakes.video.create = async (ref, keys) => {
      await usual(ref, keys);
      return [{ kind: 'main', url: 'rtmps://elsewhere.example/live', key: 'a-key-of-theirs' }];
    };
    const created = await staff.call(live.create, { params: { ...params, param: 'channel' } });
    const theirs = { kind: 'main', url: 'rtmps://elsewhere.example/live', key: 'a-key-of-theirs' };
    expect(created.body.ingest).toEqual([expect.objectContaining(theirs)]);
    const opened = await staff.call(live.open, { params });
    expect(opened.body.ingest).toEqual([expect.objectContaining(theirs)]);
    expect(product.fakes.video.keysOf((await slot()).ref)?.main).toBe('a-key-of-theirs');
    product.fakes.video.create = usual;
  });

  test('when the provider of a slot is switched off, then its state is unknown and guests have nothing to play', async () => {
    const { staff, params, key, weddingId } = await buildOnAir(product);
    await product.db.updateTable('live_slot').set({ provider: 'vimeo' }).where('wedding_id', '=', weddingId).execute();
    expect((await staff.call(live.console, { params })).body).toMatchObject({ provider: 'vimeo', isReachable: false });
    expect((await staff.call(live.intermission, { params })).status).toBe(503);
    expect((await staff.call(live.embedKey, { params: { wedding: key } })).status).toBe(404);
    expect((await staff.call(reaction.replay, { params: { wedding: key } })).status).toBe(200);
  });
});
