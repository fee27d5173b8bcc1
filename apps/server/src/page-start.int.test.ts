import { attendant } from '@kotohogi/contract/attendant';
import type { TestClient } from '@kotohogi/testkit/client';
import { buildParty } from '@kotohogi/testkit/party';
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
  readonly html: string;
  readonly cacheControl: string | null;
  /** What was written into it: for which address, and the answer. */
  readonly first: { readonly address: string; readonly answer: unknown } | undefined;
}

async function open(browser: TestClient, path: string): Promise<Page> {
  const response = await browser.fetch(path, { headers: { accept: 'text/html' } });
  const html = await response.text();
  const [, address, json] =
    /<script type="application\/json" id="first" data-address="([^"]+)">(.*?)<\/script>/s.exec(html) ?? [];
  const first = address === undefined || json === undefined ? undefined : { address, answer: JSON.parse(json) };
  return { html, cacheControl: response.headers.get('cache-control'), first };
}

async function invited() {
  const party = await buildParty(product);
  const home = `/c/weddings/${party.key}`;
  return { ...party, home };
}

describe('given a first page of a wedding', () => {
  test('when a stranger opens the invitation, then it carries what a stranger would be told', async () => {
    const { home, key, params } = await invited();
    const browser = product.visitor();
    const { first, html } = await open(browser, `${home}/invitation`);
    const { body } = await browser.call(attendant.detail, { params });
    expect(first).toEqual({ address: `/api/attendance/${key}/detail`, answer: body });
    expect(body.me).toBeNull();
    expect(html).toContain('<link rel="preload" as="image" fetchpriority="high" href="/art/natural/hero-375.avif"');
  });

  test('when a guest opens either page, then it carries what that guest would be told, for nobody else to keep', async () => {
    const { home, params, guest } = await invited();
    const { browser } = await guest('高橋 みのり');
    const { body } = await browser.call(attendant.detail, { params });
    expect(body.me?.name).toBe('高橋 みのり');
    for (const path of [home, `${home}/invitation`]) {
      const { first, cacheControl } = await open(browser, path);
      expect(first?.answer).toEqual(body);
      expect(cacheControl).toBe('private, no-cache');
    }
  });

  test('when a couple writes what ends a script, then it ends nothing', async () => {
    const { home, weddingId } = await invited();
    const greetings = '</script><script>alert("$&")</script><!-- é 寿';
    await product.db.updateTable('invitation').set({ greetings }).where('wedding_id', '=', weddingId).execute();
    const { first, html } = await open(product.visitor(), `${home}/invitation`);
    expect(first?.answer).toMatchObject({ invitation: { greetings } });
    expect(html).not.toContain('alert("$&")</script>');
  });

  test('when it is somebody else’s, hidden, an unsaved one or another page, then nothing is written into it', async () => {
    const { home, weddingId } = await invited();
    const browser = product.visitor();
    expect((await open(browser, `${home}/invitation?invpreview=x`)).first).toBeUndefined();
    expect((await open(browser, `${home}/login`)).first).toBeUndefined();
    expect((await open(browser, `${home}-of-nobody`)).first).toBeUndefined();
    await product.db
      .updateTable('invitation')
      .set({ published_at: null })
      .where('wedding_id', '=', weddingId)
      .execute();
    expect((await open(browser, `${home}/invitation`)).first).toBeUndefined();
  });
});
