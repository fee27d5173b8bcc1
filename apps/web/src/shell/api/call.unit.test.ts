import { endpoint } from '@kotohogi/contract/kit/endpoint';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { pretendBrowser } from '../testing/browser-globals.ts';

const read = endpoint({
  name: 'thing.read',
  method: 'GET',
  path: '/things/:thingId/parts',
  summary: '',
  access: 'open',
  params: z.object({ thingId: z.number() }),
  query: z.object({ name: z.optional(z.string()), page: z.optional(z.number()) }),
  output: z.object({ rows: z.array(z.string()) }),
});
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
const patient: typeof write = { ...write, name: 'thing.patient', timeout: 'none' };

let shell: typeof import('./call.ts');
let errors: typeof import('./api-error.ts');
beforeAll(async () => {
  pretendBrowser();
  await (await import('../texts.ts')).loadShellTexts();
  shell = await import('./call.ts');
  errors = await import('./api-error.ts');
});

/** The fake network: the requests made, and the answers. */
const asked: { url: string; init: RequestInit }[] = [];
let answer: (init: RequestInit) => Promise<Response>;
beforeEach(() => {
  asked.length = 0;
  answer = async () => Response.json({ id: 7, rows: ['a'] });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answer(init);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const failureOf = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof errors.ApiError)) throw new Error('the error is not a CallError', { cause: error });
  return error;
};
const untilAborted = (init: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

describe('given an endpoint of the contract', () => {
  test('when it is read, path and query carry the input, and caches are bypassed', async () => {
    const rows = await shell.call(read, { params: { thingId: 3 }, query: { name: '小林 a', page: 2 } });
    expect(rows).toEqual({ id: 7, rows: ['a'] });
    const url = new URL(asked[0]?.url ?? '', 'https://kotohogi.test');
    expect(url.pathname).toBe('/api/things/3/parts');
    expect(url.searchParams.get('name')).toBe('小林 a');
    expect(url.searchParams.get('page')).toBe('2');
    expect(url.searchParams.get('_')).toMatch(/^\d{13}$/);
    expect(asked[0]?.init).toMatchObject({
      method: 'GET',
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
    });
    expect(asked[0]?.init.body).toBeUndefined();
  });

  test('when it is written, it is sent once, as JSON with its key', async () => {
    await shell.callWithKey(write, { body: { title: 'x' } }, 'key-1');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      url: '/api/things',
      init: {
        method: 'POST',
        body: '{"title":"x"}',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
      },
    });
  });
});

test('given an idempotent endpoint, when it is called without a key, then it does not compile', async () => {
  // @ts-expect-error: `useCallOnce` makes its key.
  await shell.call(write, { body: { title: 'x' } });
});

describe('given a call that fails', () => {
  test('when the server gives a reason, its message is kept', async () => {
    const body = {
      id: 'wedding_changed',
      status: 409,
      message: 'Refused',
      userMessage: 'ほかの人が更新しました。',
      fields: ['key'],
    };
    answer = async () => Response.json(body, { status: 409 });
    const error = await failureOf(shell.callWithKey(write, { body: { title: 'x' } }, 'key-1'));
    expect(error).toMatchObject({ status: 409, code: 'wedding_changed', userMessage: body.userMessage });
    expect(error.failure.fields).toEqual(['key']);
  });

  test.each([
    ['a page of a proxy', () => new Response('<html>', { status: 503 })],
    ['JSON that is not ours', () => Response.json({ error: 'busy' }, { status: 503 })],
  ])('when %s answers, then the status has its own text', async (_, reply) => {
    answer = async () => reply();
    expect(await failureOf(shell.callWithKey(write, { body: { title: 'x' } }, 'key-1'))).toMatchObject({
      status: 503,
      code: 'http_503',
      userMessage: 'アクセスが集中しています。しばらくしてから、もう一度お試しください。',
    });
  });

  test('when no answer arrives, or the answer is not JSON, the status is 600', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await failureOf(shell.callWithKey(write, { body: { title: 'x' } }, 'key-1'))).status).toBe(600);
    answer = async () => new Response('<html>please sign in to the hotel network</html>');
    expect((await failureOf(shell.callWithKey(write, { body: { title: 'x' } }, 'key-1'))).status).toBe(600);
  });

  test('when our own ten seconds are over, the status is 408; an endpoint without a limit waits', async () => {
    const limits: number[] = [];
    const over = AbortSignal.abort(new DOMException('time is over', 'TimeoutError'));
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
      limits.push(ms);
      return over;
    });
    answer = init => Promise.reject(init.signal?.reason);
    expect((await failureOf(shell.callWithKey(write, { body: { title: 'x' } }, 'key-1'))).status).toBe(408);
    expect(limits).toEqual([10_000]);
    answer = async () => Response.json({ id: 1 });
    await shell.callWithKey(patient, { body: { title: 'x' } }, 'key-1');
    expect(limits).toEqual([10_000]);
    expect(asked.at(-1)?.init.signal).toBeUndefined();
    vi.restoreAllMocks();
  });

  test('when the caller aborts, the call does not fail', async () => {
    const controller = new AbortController();
    answer = untilAborted;
    const attempt = shell.call(read, { params: { thingId: 1 } }, { signal: controller.signal });
    controller.abort(new Error('not wanted any more'));
    await expect(attempt).rejects.toThrow('not wanted any more');
  });
});

describe('given a page that navigates to an endpoint', () => {
  test('its address has the same path and query', () => {
    expect(shell.addressOf(read, { params: { thingId: 3 }, query: { name: 'x' } })).toMatch(
      /^\/api\/things\/3\/parts\?name=x&_=\d+$/,
    );
  });
});
