import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestToken, TokenError } from './card-token.ts';

const CARD = {
  cardNumber: '4111 1111 1111 1111',
  expiry: { month: '08', year: '2029' },
  securityCode: '123',
  holderName: 'taro yamada',
};

/** The gateway's script as a page sees it: it loads or fails, and gives the test's responses in order. */
class Page {
  readonly head = { append: (script: FakeScript) => this.#load(script) };
  readonly shops: string[] = [];
  readonly asked: Readonly<Record<string, string>>[] = [];
  answers: unknown[] = [];
  loads = 0;
  isReachable = true;

  createElement(): FakeScript {
    return { src: '', onload: undefined, onerror: undefined, remove: () => undefined };
  }

  #load(script: FakeScript): void {
    this.loads += 1;
    queueMicrotask(() => {
      if (!this.isReachable) return script.onerror?.();
      vi.stubGlobal('window', {
        Multipayment: {
          init: (shopId: string) => this.shops.push(shopId),
          getToken: (card: Readonly<Record<string, string>>, callback: (answer: unknown) => void) => {
            this.asked.push(card);
            const answer = this.answers.shift();
            if (answer !== undefined) callback(answer);
          },
        },
      });
      script.onload?.();
    });
  }
}

interface FakeScript {
  src: string;
  onload: (() => void) | undefined;
  onerror: (() => void) | undefined;
  remove: () => void;
}

const TOKEN = { resultCode: '000', tokenObject: { token: ['a-token'], maskedCardNo: '************1111' } };
const BUSY = { resultCode: '902' };

let page: Page;
let scripts = 0;
const ask = (shopId = 'shop-1', url = `https://gateway.example/${scripts}.js`) =>
  requestToken({ shopId, tokenScriptUrl: url }, CARD);

const failureOf = async (asking: Promise<unknown>): Promise<unknown> => {
  const error = await asking.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof TokenError ? error.failure : error;
};

beforeEach(() => {
  vi.useFakeTimers();
  scripts += 1;
  page = new Page();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('returns the token, the mask and the brand, and sends the card only to the script', async () => {
  page.answers = [TOKEN];
  expect(await ask()).toEqual({
    token: 'a-token',
    maskedCardNo: '************1111',
    cardBrand: 'Visa',
    expiry: '08 / 29',
  });
  expect(page.asked).toEqual([
    { cardno: '4111111111111111', expire: '2908', securitycode: '123', holdername: 'TARO YAMADA' },
  ]);
});

test('loads the script once, and initializes it only when the shop changes', async () => {
  page.answers = [TOKEN, TOKEN, TOKEN, TOKEN];
  await ask('shop-2');
  await ask('shop-2');
  await ask('shop-3');
  await ask('shop-2');
  expect(page.loads).toBe(1);
  expect(page.shops).toEqual(['shop-2', 'shop-3', 'shop-2']);
});

test('a busy service is retried three times, a second apart', async () => {
  page.answers = [BUSY, BUSY, BUSY, TOKEN];
  const asking = ask();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(page.asked).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  expect((await asking).token).toBe('a-token');
});

test('a service that stays busy is given up after the third retry', async () => {
  page.answers = [BUSY, BUSY, BUSY, BUSY, TOKEN];
  const failure = failureOf(ask());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failure).toBe('busy');
  expect(page.asked).toHaveLength(4);
});

test('a success without a token object is an error', async () => {
  page.answers = [{ resultCode: '000' }];
  expect(await failureOf(ask())).not.toBeUndefined();
  page.answers = [{ resultCode: '000', tokenObject: { token: [] } }];
  expect(await failureOf(ask())).not.toBeUndefined();
});

test('a script that fails to load is reported, and loaded again the next time', async () => {
  page.isReachable = false;
  expect(await failureOf(ask())).toBe('unreachable');
  page.isReachable = true;
  page.answers = [TOKEN];
  expect((await ask()).token).toBe('a-token');
  expect(page.loads).toBe(2);
});

test('a service that never calls back is given up after thirty seconds', async () => {
  const failure = failureOf(ask());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failure).toBe('busy');
});

test('a mask that shows more than four digits is replaced by our own', async () => {
  page.answers = [{ resultCode: '000', tokenObject: { token: 'a-token', maskedCardNo: '4111111111111111' } }];
  expect((await ask()).maskedCardNo).toBe('************1111');
});
