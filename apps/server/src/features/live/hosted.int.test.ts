import { attendant } from '@kotohogi/contract/attendant';
import { live, liveWatched } from '@kotohogi/contract/live';
import { instant } from '@kotohogi/domain/kernel/instant';
import { buildAttendant, signInGuest } from '@kotohogi/testkit/builders';
import { buildCeremony } from '@kotohogi/testkit/ceremony';
import type { TestClient } from '@kotohogi/testkit/client';
import { listen } from '@kotohogi/testkit/listener';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { startHosted, VideoSandbox } from '@kotohogi/testkit/video-sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const vimeo = new VideoSandbox('vimeo');
const cloudflare = new VideoSandbox('cloudflare');
let product: TestProduct;
beforeAll(async () => {
  const hosted = await startHosted(vimeo, cloudflare);
  product = await startTestProduct({
    // Signed URLs expire by the platform's own clock, so the test starts at the real time.
    start: instant(Date.now()),
    env: hosted,
  });
});
afterAll(async () => {
  await product.stop();
  await Promise.all([vimeo.stop(), cloudflare.stop()]);
});

/** A ceremony that is on air at a hosted platform. */
async function onAirAt(provider: 'vimeo' | 'cloudflare') {
  const ceremony = await buildCeremony(product);
  const staff = await ceremony.signIn('video-distribution');
  const { params } = ceremony;
  expect((await staff.call(live.create, { params: { ...params, param: provider } })).status).toBe(200);
  // On a busy machine a platform may be unreachable for a while, so the test retries like staff would.
  await eventually('a slot', async () => {
    await staff.call(live.sync, { params });
    return (await ceremony.slot()).state === 'ready' ? true : undefined;
  });
  const press = (command: typeof live.open | typeof live.publish) =>
    eventually(command.name, async () => {
      const answer = await staff.call(command, { params });
      return answer.status === 200 ? answer : undefined;
    });
  const opened = await press(live.open);
  const streamKey = opened.body.ingest[0]?.key ?? '';
  await (provider === 'vimeo' ? vimeo : cloudflare).control('POST', 'encoders', { streamKey });
  // The sync replaces a webhook or the next round of polling.
  await eventually('the encoder', async () => {
    await staff.call(live.sync, { params });
    return (await ceremony.slot()).state === 'unpulished' ? true : undefined;
  });
  const published = await press(live.publish);
  expect(published).toMatchObject({ status: 200, body: { state: 'streaming', provider } });
  const attendee = await buildAttendant(product.db, ceremony.weddingId);
  const device = () => signInGuest(product, product.visitor(), attendee);
  return { ...ceremony, staff, streamKey, published, wedding: { wedding: ceremony.key }, device };
}

const policyOf = async (browser: TestClient) => {
  const policy = (await browser.fetch('/api/auth/session')).headers.get('content-security-policy') ?? '';
  return (name: string) => policy.split(';').find(part => part.startsWith(name)) ?? '';
};

describe('given a ceremony at the platform with its own player', () => {
  test('when it is on air, then guests and staff get its frame and its script, and in the end the film’s', async () => {
    const { staff, params, wedding, device, published, streamKey, slot } = await onAirAt('vimeo');
    const scriptUrl = `${vimeo.url}/api/player.js`;
    expect(published.body.preview).toMatchObject({ kind: 'embed', embedKey: '', scriptUrl });
    const guest = await device();
    const { body } = await guest.call(attendant.detail, { params: wedding });
    expect(body).toMatchObject({ phase: 'live', videoKind: 'embed', embedKey: '', playerScriptUrl: scriptUrl });
    expect(body.embedKeyExpiresAt).toBe(product.clock.now() + 300_000);
    expect(body.videoUrl).toMatch(new RegExp(`^${vimeo.url}/event/\\d+/embed/`));
    expect(await (await fetch(body.videoUrl ?? '')).text()).toMatch(/<title>playing \d+/);
    expect((await guest.call(live.embedKey, { params: wedding })).body).toMatchObject({
      videoKind: 'embed',
      videoUrl: body.videoUrl,
      playerScriptUrl: scriptUrl,
    });
    // The platform counts in whole seconds: a shorter stream may have ended before it was published.
    const sentMs = async () => {
      const answer = await (await vimeo.control('GET', `encoders/${streamKey}`)).text();
      return Number(/"sentMs":(\d+)/.exec(answer)?.[1]);
    };
    const before = await sentMs();
    await eventually('some seconds', async () => ((await sentMs()) > before + 2_500 ? true : undefined));
    await staff.call(live.close, { params });
    await vimeo.control('DELETE', `encoders/${streamKey}`);
    // The platform needs time for the film; the sync replaces the next round of polling.
    await eventually('the recording', async () => {
      await staff.call(live.sync, { params });
      return (await slot()).state === 'archived' ? true : undefined;
    });
    const after = await guest.call(attendant.detail, { params: wedding });
    expect(after.body).toMatchObject({ phase: 'archive', videoKind: 'embed' });
    expect(after.body.videoUrl).toMatch(new RegExp(`^${vimeo.url}/video/\\d+\\?`));
  });

  test('when a guest’s fourth device asks, then it has to wait until another one has not asked for five minutes', async () => {
    const { wedding, device } = await onAirAt('vimeo');
    const [one, two, three, four] = [await device(), await device(), await device(), await device()];
    const ask = async (browser: TestClient) => (await browser.call(live.embedKey, { params: wedding })).status;
    for (const browser of [one, two, three]) expect(await ask(browser)).toBe(200);
    expect(await ask(four)).toBe(409);
    // The pages renew although the URL has no key, so their devices keep their places.
    product.clock.advance(240_000);
    for (const browser of [one, two]) expect(await ask(browser)).toBe(200);
    expect(await ask(four)).toBe(409);
    product.clock.advance(60_000);
    expect(await ask(four)).toBe(200);
    expect(await ask(three)).toBe(409);
  });

  test('when guests watch, then the console counts them by the reports of their pages', async () => {
    const { staff, params, key, device } = await onAirAt('vimeo');
    const guest = await listen(await device(), key);
    guest.send(liveWatched, { playback: 'playing', isAudioOnly: false });
    await eventually('a viewer', async () => {
      const { viewers } = (await staff.call(live.console, { params })).body;
      return viewers === 1 ? true : undefined;
    });
  });

  test('when it is stopped, then no playback URL is given out any more', async () => {
    const { staff, params, wedding, device } = await onAirAt('vimeo');
    const guest = await device();
    await staff.call(live.emergencyStop, { params, body: { reason: '体調不良' } });
    expect((await guest.call(live.embedKey, { params: wedding })).status).toBe(404);
    expect((await guest.call(attendant.detail, { params: wedding })).body).toMatchObject({ videoUrl: '' });
  });
});

describe('given a ceremony at the platform that streams to our player', () => {
  test('when it is on air, then guests get a stream with a key of their own', async () => {
    const { wedding, device, published } = await onAirAt('cloudflare');
    expect(published.body.preview).toMatchObject({ kind: 'hls', scriptUrl: '' });
    const { body } = await (await device()).call(attendant.detail, { params: wedding });
    expect(body).toMatchObject({ phase: 'live', videoKind: 'hls', playerScriptUrl: '' });
    const { videoUrl = '', embedKey = '' } = body;
    expect(embedKey).not.toBe('');
    expect(videoUrl).toBe(`${cloudflare.url}/${embedKey}/manifest/video.m3u8`);
    const list = await (await fetch(videoUrl.replace('video', 'stream'))).text();
    expect(list).toContain('#EXT-X-MEDIA-SEQUENCE');
    const segment = /segment-\d+\.m4s/.exec(list)?.[0] ?? '';
    expect((await fetch(videoUrl.replace('video.m3u8', segment))).status).toBe(200);
  });
});

describe('given the console of a wedding without a stream', () => {
  test('when platforms are on, then they are offered, our own first; one that is off is refused with a message', async () => {
    const { signIn, params } = await buildCeremony(product);
    const staff = await signIn('video-distribution');
    const { body } = await staff.call(live.console, { params });
    expect(body).toMatchObject({ state: 'pending', providers: ['channel', 'vimeo', 'cloudflare'] });
    const refused = await staff.call(live.create, { params: { ...params, param: 'elsewhere' } });
    expect(refused).toMatchObject({ status: 404, failure: { id: 'live_provider_unknown' } });
    expect(refused.failure.userMessage).toBe('この配信方法は使えません。');
  });
});

describe('given the content security policy of our pages', () => {
  test('when a platform is on, then it allows its frames, the script of its player and its streams, and no more', async () => {
    const policy = await policyOf(product.visitor());
    expect(policy('frame-src')).toContain(vimeo.url);
    expect(policy('script-src')).toContain(`${vimeo.url}/api/player.js`);
    expect(policy('script-src')).not.toContain(`${vimeo.url} `);
    expect(policy('connect-src')).toContain(cloudflare.url);
  });

  test('when no platform is on, then it allows nothing of theirs', async () => {
    const plain = await startTestProduct();
    try {
      const policy = await policyOf(plain.visitor());
      for (const name of ['frame-src', 'script-src', 'connect-src']) expect(policy(name)).not.toContain('vimeo');
      expect(policy('script-src')).not.toContain('player.js');
    } finally {
      await plain.stop();
    }
  });
});
