import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { createApp } from './app.ts';
import { mountPages } from './pages.ts';

const FILES = ['assets/base-1.js', 'assets/base-1.css', 'assets/worker-1.js', 'art/tree.svg', 'art/tree.avif'];

let [folder, app]: [string, FastifyInstance | undefined] = ['', undefined];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  for (const file of [...FILES, 'index.html', 'preloads.json']) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    const text = file === 'preloads.json' ? '{}' : `<head></head><!--boot--> ${file}`;
    writeFileSync(place, text);
    writeFileSync(`${place}.br`, brotliCompressSync(text));
  }
  app = await createApp({
    log: createLog('silent', 'test'),
    cookieKey: 'a-key-of-a-test',
    publicUrl: 'http://127.0.0.1',
    live: 'http://127.0.0.1:1',
    gatewayOrigins: [],
    video: { frames: [], scripts: [], streams: [], uploads: [] },
    hasProxy: false,
    isRateLimited: false,
  });
  await mountPages(app, {
    folder,
    headOf: async () => ({ title: 'a page', description: '', isIndexed: false }),
    startOf: async () => undefined,
    canonicalPath: at => at,
    boot: {},
  });
});
afterAll(async () => {
  await app?.close();
  rmSync(folder, { recursive: true });
});

test.each(['br', 'identity'])(
  'given %s, when parts of a page are fetched, then only what can stand alone is told how a document is treated',
  async coding => {
    const isGuarded = async (url: string) => {
      const answer = await app?.inject({ url, headers: { 'accept-encoding': coding } });
      expect([url, answer?.statusCode]).toEqual([url, 200]);
      expect(answer?.headers['x-content-type-options']).toBe('nosniff');
      expect(answer?.headers['cross-origin-resource-policy']).toBe('same-origin');
      const told = ['content-security-policy', 'x-frame-options', 'referrer-policy'].map(name => answer?.headers[name]);
      expect(told.every(Boolean)).toBe(told.some(Boolean));
      return told.some(Boolean);
    };
    for (const page of ['/', '/any/page', '/index.html', '/art/tree.svg', '/assets/worker-1.js'])
      expect([page, await isGuarded(page)]).toEqual([page, true]);
    for (const part of ['/assets/base-1.js', '/assets/base-1.css', '/art/tree.avif'])
      expect([part, await isGuarded(part)]).toEqual([part, false]);
  },
);
