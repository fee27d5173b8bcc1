import { createHmac } from 'node:crypto';
import { live } from '@kotohogi/contract/live';
import { webhook } from '@kotohogi/contract/webhook';
import { buildCeremony } from '@kotohogi/testkit/ceremony';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { startHosted, VideoSandbox } from '@kotohogi/testkit/video-sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const vimeo = new VideoSandbox('vimeo');
const cloudflare = new VideoSandbox('cloudflare');
let product: TestProduct;
beforeAll(async () => {
  const hosted = await startHosted(vimeo, cloudflare);
  product = await startTestProduct({
    env: {
      ...hosted,
      VIMEO_WEBHOOK_SECRET: 'in-the-address',
      CLOUDFLARE_WEBHOOK_SECRET: 'signing',
      CLOUDFLARE_LIVE_WEBHOOK_SECRET: 'with-the-post',
    },
  });
});
afterAll(async () => {
  await product.stop();
  await Promise.all([vimeo.stop(), cloudflare.stop()]);
});

/** A wedding whose slot at a hosted platform waits for its encoder. */
async function openAt(provider: 'vimeo' | 'cloudflare') {
  const ceremony = await buildCeremony(product);
  const staff = await ceremony.signIn('video-distribution');
  const made = await staff.call(live.create, { params: { ...ceremony.params, param: provider } });
  expect(made).toMatchObject({ status: 200, body: { state: 'ready', provider } });
  const opened = await staff.call(live.open, { params: ceremony.params });
  const [ingest] = opened.body.ingest;
  return { ...ceremony, staff, streamKey: ingest?.key ?? '', url: ingest?.url ?? '', ref: (await ceremony.slot()).ref };
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${product.url}/api/webhooks/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

describe('given a slot at the platform that does not sign webhooks', () => {
  test('when its encoder starts and a webhook announces a change, then the slot is queried and moves', async () => {
    const { streamKey, url, stateIs, slot } = await openAt('vimeo');
    expect(url).toBe('rtmps://rtmp-global.cloud.vimeo.com:443/live');
    await vimeo.control('POST', 'encoders', { streamKey });
    const { events }: { events: { id: string; title: string }[] } = JSON.parse(
      await (await vimeo.control('GET', 'account')).text(),
    );
    const { ref } = await slot();
    const id = events.find(({ title }) => title === ref)?.id;
    const body = JSON.stringify({ resource: { uri: `/live_events/${id}` } });
    const refused = await post('vimeo/a-guess', body);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ id: 'webhook_unproved' });
    expect((await slot()).state).toBe('starting');
    expect((await post('vimeo/in-the-address', body)).status).toBe(200);
    await stateIs('unpulished');
    expect((await post('vimeo/in-the-address', '{"uri":"/videos/1"}')).status).toBe(200);
  });
});

describe('given a slot at the platform that signs webhooks', () => {
  test('when its encoder starts, then the platform posts that with its secret', async () => {
    await cloudflare.control('POST', 'live-destination', {
      url: `${product.url}/api/webhooks/cloudflare`,
      secret: 'with-the-post',
    });
    const { streamKey, stateIs } = await openAt('cloudflare');
    await cloudflare.control('POST', 'encoders', { streamKey });
    await stateIs('unpulished');
  });

  test('when a webhook has a wrong signature, or was changed in transit, then it is refused', async () => {
    const body = '{"uid":"film"}';
    const time = Math.floor(product.clock.now() / 1_000);
    const sign = (secret: string) =>
      `time=${time},sig1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
    expect((await post('cloudflare', body, { 'webhook-signature': sign('signing') })).status).toBe(200);
    expect((await post('cloudflare', `${body} `, { 'webhook-signature': sign('signing') })).status).toBe(403);
    expect((await post('cloudflare', body, { 'webhook-signature': sign('guessed') })).status).toBe(403);
    expect((await post('cloudflare', body)).status).toBe(403);
    expect(webhook.takeCloudflare.access).toEqual(['machine']);
  });
});
