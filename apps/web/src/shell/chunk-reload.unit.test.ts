import { beforeEach, expect, test, vi } from 'vitest';
import { pretendBrowser } from './testing/browser-globals.ts';

const reload = vi.fn();
const append = vi.fn();
const takeAway = vi.fn();

/** A document of this build, with its own storage; `saved` is the build id the tab remembers from an earlier reload. */
async function open(saved: string | null, onLine = true) {
  vi.resetModules();
  pretendBrowser();
  const kept = new Map(saved === null ? [] : [['kotohogi-chunk-reload', saved]]);
  vi.stubGlobal('navigator', { onLine });
  Object.assign(globalThis, {
    location: { reload },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
  const known = document.getElementById.bind(document);
  Object.assign(document, {
    querySelector: () => ({ content: 'the words' }),
    getElementById: (id: string) => (id === 'server-page' ? { remove: takeAway } : known(id)),
    body: { append },
  });
  return await import('./chunk-reload.ts');
}

beforeEach(() => {
  reload.mockReset();
  append.mockReset();
  takeAway.mockReset();
});

test('a failed load reloads the page the first time, and only once for several failures', async () => {
  const { failStart, reloadOnce } = await open(null);
  expect(reloadOnce()).toBe(true);
  expect(() => failStart(new Error('lost'))).toThrow('lost');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(append).not.toHaveBeenCalled();
});

test('the second time the document’s plain message replaces the server-rendered page', async () => {
  const { failStart } = await open('build-1');
  expect(() => failStart(new Error('lost'))).toThrow('lost');
  expect(reload).not.toHaveBeenCalled();
  expect(takeAway).toHaveBeenCalledOnce();
  expect(append).toHaveBeenCalledExactlyOnceWith('the words');
});

test('a new build may reload again', async () => {
  const { reloadOnce } = await open('build-0');
  expect(reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['a page whose build is gone is reloaded', true, 1],
  ['without a network the page stays as it is', false, 0],
])('%s', async (_, onLine, times) => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  const { watchChunks, isChunkError } = await open(null, onLine);
  watchChunks();
  const payload = new TypeError('Failed to fetch dynamically imported module: /page.js');
  const missed = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  target.dispatchEvent(missed);
  expect(reload).toHaveBeenCalledTimes(times);
  expect(missed.defaultPrevented).toBe(onLine);
  // The router reloads the page by itself when the message starts so.
  expect(payload.message.startsWith('Failed to fetch')).toBe(onLine);
  expect(isChunkError(payload)).toBe(true);
  vi.unstubAllGlobals();
});
