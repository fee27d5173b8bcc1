import { attendant } from '@kotohogi/contract/attendant';
import type { TestClient } from '@kotohogi/testkit/client';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

interface Page {
  readonly status: number;
  readonly html: string;
  readonly cacheControl: string | null;
  /** What was embedded in the page: the address of the call, and the answer. */
  readonly first: { readonly address: string; readonly answer: unknown } | undefined;
}

async function open(browser: TestClient, path: string): Promise<Page> {
  const response = await browser.fetch(path, { headers: { accept: 'text/html' } });
  const html = await response.text();
  const [, address, json] =
    /<script type="application\/json" id="first" data-address="([^"]+)">(.*?)<\/script>/s.exec(html) ?? [];
  const first = address === undefined || json === undefined ? undefined : { address, answer: JSON.parse(json) };
  return { status: response.status, html, cacheControl: response.headers.get('cache-control'), first };
}

async function invited() {
  const participants = await buildParticipants(product);
  const home = `/c/weddings/${participants.key}`;
  return { ...participants, home };
}

describe('given the first page of a wedding', () => {
  test('when an anonymous visitor opens the invitation, then the page embeds what the API answers an anonymous visitor', async () => {
    const { home, key, params } = await invited();
    const browser = product.visitor();
    const { first, html } = await open(browser, `${home}/invitation`);
    const { body } = await browser.call(attendant.detail, { params });
    expect(first).toEqual({ address: `/api/attendance/${key}/detail`, answer: body });
    expect(body.me).toBeNull();
    expect(html).toContain('<link rel="preload" as="image" fetchpriority="high" href="/art/natural/hero-375.avif"');
  });

  test('when the couple has a photo, then the page names it in every available width, before any script', async () => {
    const { home, params } = await invited();
    const [wedding_id, key] = [params.weddingId, `photo/${params.weddingId}/${'p'.repeat(24)}.jpg`];
    const shape = { media_type: 'image/jpeg', width: 900, height: 1200, size_bytes: 7 };
    await product.db
      .insertInto('photo')
      .values({ key, wedding_id, ...shape })
      .execute();
    await product.db
      .updateTable('invitation')
      .set({ main_photo_key: key })
      .where('wedding_id', '=', wedding_id)
      .execute();
    const { html } = await open(product.visitor(), `${home}/invitation`);
    const at = `/files/${key}`;
    expect(html).toContain(`href="${at}" imagesrcset="${at}.640.webp 640w, ${at} 900w" imagesizes="(`);
  });

  test('when a guest opens either page, then it embeds what the API answers that guest, and no shared cache may keep it', async () => {
    const { home, params, guest } = await invited();
    const { browser } = await guest('高橋 みのり');
    const { body } = await browser.call(attendant.detail, { params });
    expect(body.me?.name).toBe('高橋 みのり');
    for (const path of [home, `${home}/invitation`]) {
      const { first, cacheControl, html } = await open(browser, path);
      expect(first?.answer).toEqual(body);
      const isCeremony = path === home;
      for (const piece of ['slate', 'tree'])
        expect(html.includes(`<link rel="preload" as="image" href="/art/natural/${piece}.svg">`)).toBe(isCeremony);
      expect(cacheControl).toBe('private, no-cache');
    }
  });

  test("when a couple's text contains a closing script tag, then it does not end the script", async () => {
    const { home, weddingId } = await invited();
    const greetings = '</script><script>alert("$&")</script><!-- é 寿';
    await product.db.updateTable('invitation').set({ greetings }).where('wedding_id', '=', weddingId).execute();
    const { first, html } = await open(product.visitor(), `${home}/invitation`);
    expect(first?.answer).toMatchObject({ invitation: { greetings } });
    expect(html).not.toContain('alert("$&")</script>');
  });

  test("when the invitation is another wedding's, hidden or unsaved, or the page is another one, then nothing is embedded", async () => {
    const { home, weddingId } = await invited();
    const browser = product.visitor();
    expect((await open(browser, `${home}/invitation?invpreview=x`)).first).toBeUndefined();
    expect((await open(browser, `${home}/login`)).first).toBeUndefined();
    await product.db
      .updateTable('invitation')
      .set({ published_at: null })
      .where('wedding_id', '=', weddingId)
      .execute();
    expect((await open(browser, `${home}/invitation`)).first).toBeUndefined();
  });

  test('when the company or the wedding does not match, then nothing is embedded, and the response reveals nothing', async () => {
    const { key, params } = await invited();
    const browser = product.visitor();
    const { companyAccountId } = (await browser.call(attendant.detail, { params })).body;
    for (const path of [`/c/weddings/${key}`, `/c/${companyAccountId}/weddings/${key}/invitation`])
      expect(await open(browser, path)).toMatchObject({ status: 200, first: { answer: { weddingKey: key } } });
    const nowhere = [
      `/c/other/weddings/${key}`,
      `/c/other/weddings/${key}/invitation`,
      `/c/other/weddings/${key}/login`,
      `/c/weddings/${key}-unknown`,
      `/c/${companyAccountId}/weddings/${key}-unknown/invitation`,
      '/c/weddings/_demo_999-999-999',
    ];
    for (const path of nowhere) {
      const { status, first, html } = await open(browser, path);
      expect([path, status, first]).toEqual([path, 404, undefined]);
      expect(html).toContain('<title>404</title>');
    }
    // Before the login, the response does not reveal which weddings exist.
    expect((await open(browser, `/c/other/weddings/${key}/manage`)).status).toBe(200);
    expect((await open(browser, `/c/weddings/${key}-unknown/manage`)).status).toBe(200);
    expect((await open(browser, '/c/weddings/login')).status).toBe(200);
  });

  test('when the key is in capitals, then the page redirects to the canonical address, and API calls with it reach the same wedding', async () => {
    const { key, params, guest, home } = await invited();
    const { browser } = await guest('高橋 みのり');
    const capitals = key.toUpperCase();
    expect(capitals).not.toBe(key);
    const led = await browser.fetch(`/c/weddings/${capitals}/invitation?large=1`, { redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([308, `${home}/invitation?large=1`]);
    const { body } = await browser.call(attendant.detail, { params });
    const again = await browser.call(attendant.detail, { params: { wedding: capitals } });
    expect(again.body).toEqual(body);
    expect(again.body.me?.name).toBe('高橋 みのり');
  });
});
