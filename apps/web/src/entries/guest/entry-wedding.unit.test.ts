import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { pretendBrowser } from '../../shell/testing/browser-globals.ts';
import { HOME, wayOf, weddingOf } from './testing/ways.ts';

beforeAll(() => {
  pretendBrowser();
  Object.assign(globalThis, { window: globalThis });
});

afterEach(() => vi.unstubAllGlobals());

/** A client without a cached wedding, and the answer it will get. */
function clientWith(detail: object | undefined, status = 200): QueryClient {
  vi.stubGlobal('fetch', async () => {
    if (detail === undefined) throw new TypeError('offline');
    return Response.json(detail, { status });
  });
  return new QueryClient();
}

const visit = { companyAccountId: 'lumiere', weddingKey: 'k1' };

describe('given the login of a wedding', () => {
  const callback = `https://kotohogi.test${HOME}/payment`;

  test('when a signed-in guest opens it, they go on to the wanted page, or home; never to another site', async () => {
    const { redirectSignedIn } = await import('./entry-wedding.ts');
    const way = (wanted: object) => {
      const client = clientWith(weddingOf('attendance'));
      return wayOf(() => redirectSignedIn({ client }, { ...visit, ...wanted }));
    };
    expect(await way({ callback })).toBe(`${HOME}/payment`);
    expect(await way({})).toBe(HOME);
    expect(await way({ callback: 'https://else.test/x' })).toBe(HOME);
  });

  test('when a visitor, a manager or a guest asking for a mail opens it, it is shown; also when the wedding is not known', async () => {
    const { redirectSignedIn } = await import('./entry-wedding.ts');
    const shown = [weddingOf(undefined, 'visitor'), weddingOf(undefined, 'manager'), undefined];
    for (const detail of shown) {
      const client = clientWith(detail);
      expect(await wayOf(() => redirectSignedIn({ client }, visit))).toBeUndefined();
    }
    const client = clientWith(weddingOf('attendance'));
    expect(await wayOf(() => redirectSignedIn({ client }, { ...visit, by: 'mail' }))).toBeUndefined();
    expect(await wayOf(() => redirectSignedIn({ client }, { companyAccountId: 'lumiere' }))).toBeUndefined();
  });

  test('when a guest comes from a page of the wedding, they are leaving, and it is shown', async () => {
    const { redirectSignedIn } = await import('./entry-wedding.ts');
    const { attendanceQuery } = await import('../../features/attendant/api.ts');
    const client = clientWith(weddingOf('attendance'));
    await client.fetchQuery(attendanceQuery('k1'));
    expect(await wayOf(() => redirectSignedIn({ client }, visit))).toBeUndefined();
  });
});

describe('given an entry page', () => {
  const failed = (id: string) => ({ id, status: 404, message: 'nothing', userMessage: 'nothing' });

  /** The results for the login, the login by mail, and the other entry pages; each for a new visitor. */
  async function seen(detail: object | undefined, status: number, place: object) {
    const { findWedding, redirectSignedIn } = await import('./entry-wedding.ts');
    return await Promise.all(
      [
        () => redirectSignedIn({ client: clientWith(detail, status) }, place),
        () => redirectSignedIn({ client: clientWith(detail, status) }, { ...place, by: 'mail' as const }),
        () => findWedding({ client: clientWith(detail, status) }, place),
      ].map(wayOf),
    );
  }
  const everywhere = (way: string | undefined) => [way, way, way];

  test('when its address names another company or an unknown wedding, the answer is not found', async () => {
    const detail = weddingOf(undefined, 'visitor');
    expect(await seen(detail, 200, { ...visit, companyAccountId: 'artisan' })).toEqual(everywhere('not found'));
    expect(await seen(failed('http_404'), 404, visit)).toEqual(everywhere('not found'));
    expect(await seen(failed('attendant_wedding_unknown'), 404, visit)).toEqual(everywhere('not found'));
  });

  test('when it names its own company or none, it is shown; also when the wedding is not known', async () => {
    const detail = weddingOf(undefined, 'visitor');
    expect(await seen(detail, 200, visit)).toEqual(everywhere(undefined));
    expect(await seen(detail, 200, { weddingKey: 'k1' })).toEqual(everywhere(undefined));
    expect(await seen(undefined, 200, visit)).toEqual(everywhere(undefined));
    expect(await seen(detail, 200, {})).toEqual(everywhere(undefined));
  });

  test('when a guest comes to it from a page of the same wedding at another company, the answer is not found', async () => {
    const { findWedding } = await import('./entry-wedding.ts');
    const { attendanceQuery } = await import('../../features/attendant/api.ts');
    const client = clientWith(weddingOf('attendance'));
    await client.fetchQuery(attendanceQuery('k1'));
    vi.stubGlobal('fetch', () => expect.unreachable('the result is already known'));
    expect(await wayOf(() => findWedding({ client }, visit))).toBeUndefined();
    expect(await wayOf(() => findWedding({ client }, { ...visit, companyAccountId: 'artisan' }))).toBe('not found');
  });
});
