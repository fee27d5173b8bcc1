import { endpoint } from '@kotohogi/contract/kit/endpoint';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { pretendBrowser } from '../testing/browser-globals.ts';

const write = endpoint({
  name: 'thing.write',
  method: 'POST',
  path: '/things',
  summary: '',
  access: 'open',
  audit: { none: '' },
  body: z.object({ title: z.string() }),
  output: z.object({ id: z.number() }),
  idempotent: true,
});
type Input = { readonly body: { readonly title: string } };

let shell: typeof import('./use-call-once.ts');
beforeAll(async () => {
  pretendBrowser();
  await (await import('../texts.ts')).loadShellTexts();
  shell = await import('./use-call-once.ts');
});

/** The keys that were sent, and the answers to come; without one left, 200. */
const keys: string[] = [];
const statuses: number[] = [];
beforeEach(() => {
  keys.length = 0;
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key') ?? '');
    const status = statuses.shift() ?? 200;
    if (status === 600) throw new TypeError('Failed to fetch');
    return Response.json({ id: 1 }, { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const input = (title: string): Input => ({ body: { title } });
/** Sends one after the other, and returns which of the keys are equal, by number. */
async function sendAll(titles: readonly string[], send = shell.callerOf(write)): Promise<number[]> {
  for (const title of titles) await send(input(title)).catch(() => undefined);
  return keys.map(key => keys.indexOf(key));
}

test.each([
  ['no answer', 600, [0, 0]],
  ['an error of the server', 503, [0, 0]],
  ['a refusal', 422, [0, 1]],
  ['a success', 200, [0, 1]],
])(
  'given %s, when the same is sent again, then it has the same key only without an answer',
  async (_, status, same) => {
    statuses.push(status);
    expect(await sendAll(['a', 'a'])).toEqual(same);
  },
);

test('given no answer, when something else is sent, then it has a new key', async () => {
  statuses.push(600, 600);
  expect(await sendAll(['a', 'b', 'b'])).toEqual([0, 1, 1]);
});

test('given a double click, when both are sent at once, then both have the same key', async () => {
  const send = shell.callerOf(write);
  await Promise.all([send(input('a')), send(input('a'))]);
  expect(keys[0]).toBe(keys[1]);
});

test('given a store, when the page is reloaded before the answer, then the same input has the same key', async () => {
  let kept: { readonly title: string; readonly key: string } | undefined;
  const store = {
    find: ({ body }: Input) => (kept?.title === body.title ? kept.key : undefined),
    keep: ({ body }: Input, key: string) => {
      kept = { title: body.title, key };
    },
    erase: () => {
      kept = undefined;
    },
  };
  statuses.push(600);
  await sendAll(['a'], shell.callerOf(write, store));
  expect(await sendAll(['a', 'a'], shell.callerOf(write, store))).toEqual([0, 0, 2]);
  expect(kept).toBeUndefined();
});
