import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestApp } from '@kotohogi/testkit/app';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from './pages.ts';

const FILES = ['assets/base-1.js', 'assets/base-1.css', 'assets/worker-1.js', 'art/tree.svg', 'art/tree.avif'];
const FOR_OTHERS = ['art/natural/mail-header.png', 'art/natural/link-preview.png'];

const SCRIPT = '<script type="module" src="/assets/base-1.js"></script>';
/** The files the server reads of a build. */
const BUILD: Readonly<Record<string, string>> = {
  'index.html': `<html lang="ja" data-build="b1"><head>${SCRIPT}</head><!--boot--><!--markup--><div id="root"></div>`,
  'preloads.json': '{"parts":{"styles":["/assets/base-1.css"],"rest":["/assets/worker-1.js","/assets/late-1.css"]}}',
  'server/server-page.js': `
    export function renderServerPage(page, answer, language) {
      if (page === 'broken') throw new Error('cannot be drawn');
      return page === 'plain' ? '' : '<p>' + [page, answer.name, language].join(' ') + '</p>';
    }`,
};

let [folder, app]: [string, FastifyInstance | undefined] = ['', undefined];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  for (const file of [...FILES, ...FOR_OTHERS, 'art/natural/extra-mail-header.png', ...Object.keys(BUILD)]) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    const text = BUILD[file] ?? file;
    writeFileSync(place, text);
    writeFileSync(`${place}.br`, brotliCompressSync(text));
  }
  app = await createTestApp();
  app.get('/json', async () => ({ text: '結婚式'.repeat(600) }));
  app.get('/short', async () => ({ text: 'short' }));
  await mountPages(app, {
    missingHeadOf: () => ({ title: '404', description: '', isIndexed: false }),
    folder,
    headOf: async () => ({ title: 'a page', description: '', isIndexed: false }),
    startOf: async ({ url }) => {
      const page = url.slice(1);
      const answer = { address: '/api/first', body: '{"name":"$& Yui"}' };
      return page === '' ? undefined : { page, parts: 'parts', pictures: [], faces: [], answer };
    },
    frameOf: () => '',
    canonicalPath: at => at,
    boot: { text: '結婚式'.repeat(600) },
  });
});
afterAll(async () => {
  await app?.close();
  rmSync(folder, { recursive: true });
});

test.each(['br', 'identity'])(
  'given %s, when the files of a page are fetched, then only those that can be documents carry document headers',
  async coding => {
    const isGuarded = async (url: string) => {
      const answer = await app?.inject({ url, headers: { 'accept-encoding': coding } });
      expect([url, answer?.statusCode]).toEqual([url, 200]);
      expect(answer?.headers['x-content-type-options']).toBe('nosniff');
      expect(answer?.headers['cross-origin-resource-policy']).toBe('same-origin');
      const securityHeaders = ['content-security-policy', 'x-frame-options', 'referrer-policy'].map(
        name => answer?.headers[name],
      );
      expect(securityHeaders.every(Boolean)).toBe(securityHeaders.some(Boolean));
      return securityHeaders.some(Boolean);
    };
    for (const page of ['/', '/any/page', '/index.html', '/art/tree.svg', '/assets/worker-1.js'])
      expect([page, await isGuarded(page)]).toEqual([page, true]);
    for (const part of ['/assets/base-1.js', '/assets/base-1.css', '/art/tree.avif'])
      expect([part, await isGuarded(part)]).toEqual([part, false]);
  },
);

test('given pictures that mails and link previews embed, when other sites embed them, then they may, and nothing else', async () => {
  const policyOf = async (file: string) =>
    (await app?.inject({ url: `/${file}` }))?.headers['cross-origin-resource-policy'];
  for (const file of FOR_OTHERS) expect([file, await policyOf(file)]).toEqual([file, 'cross-origin']);
  for (const file of ['art/tree.svg', 'art/natural/extra-mail-header.png', 'assets/base-1.js'])
    expect([file, await policyOf(file)]).toEqual([file, 'same-origin']);
});

const open = async (url: string, cookie = '') =>
  (await app?.inject({ url, headers: { accept: 'text/html', 'accept-language': 'en', cookie } }))?.body ?? '';

test('given a page the build can render, when it is opened, then it is rendered before its scripts, which wait for styles and pictures', async () => {
  const html = await open('/drawn');
  const style = (name: string) => `<link rel="stylesheet" crossorigin href="/assets/${name}.css">`;
  const scripts = [
    SCRIPT.replace('<script', '<script fetchpriority="low"'),
    '<link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/worker-1.js">',
  ];
  expect(html).toContain(`<head>${style('base-1')}${scripts.join('')}</head>`);
  expect(html).toContain(`<p>drawn $& Yui en</p>${style('late-1')}<div id="root">`);
});

test('given a browser that has the files of a page, when it is opened again, then it is not rendered, until there is a new build', async () => {
  expect(await open('/drawn', 'build=b1')).not.toContain('<p>');
  expect(await open('/drawn', 'build=b0')).toContain('<p>drawn');
});

test.each(['/', '/plain', '/broken'])(
  'given %s, which is not or cannot be rendered, when it is opened, then it comes without, and its scripts load at once',
  async url => {
    const html = await open(url);
    expect(html).toContain(SCRIPT);
    expect(html).toContain('<div id="root">');
    expect(html).not.toContain('fetchpriority="low"');
  },
);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=1.0', 'gzip'],
  ['br;q=0.000,gzip ; q=0', undefined],
  ['', undefined],
])(
  'given a page and JSON, when %j is accepted, then both are sent as %j and read the same',
  async (accepted, coding) => {
    for (const url of ['/', '/any/page', '/json']) {
      const plain = await app?.inject({ url });
      const answer = await app?.inject({ url, headers: { 'accept-encoding': accepted } });
      expect([url, answer?.headers['content-encoding'], plain?.headers['content-encoding']]).toEqual([
        url,
        coding,
        undefined,
      ]);
      if (coding !== undefined) expect(answer?.headers.vary).toContain('accept-encoding');
      const bytes = answer?.rawPayload ?? Buffer.alloc(0);
      const read = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ''];
      expect(String(read?.(bytes) ?? bytes)).toBe(plain?.body);
    }
  },
);

test('given a short answer, when it is sent, then it is not compressed', async () => {
  const answer = await app?.inject({ url: '/short', headers: { 'accept-encoding': 'br, gzip' } });
  expect(answer?.headers['content-encoding']).toBeUndefined();
});
