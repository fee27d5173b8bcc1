import type { Answer } from '@kotohogi/domain/attendant/types';
import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { pretendBrowser } from '../../shell/testing/browser-globals.ts';

beforeAll(() => {
  pretendBrowser();
  Object.assign(globalThis, { window: globalThis });
});

afterEach(() => vi.unstubAllGlobals());

/** As much of a wedding as the guards look at. */
const weddingOf = (answer: Answer | undefined, viewer: 'visitor' | 'guest' | 'manager' = 'guest') => ({
  ...{ viewer, companyAccountId: 'lumiere', weddingKey: 'k1' },
  me: answer === undefined ? null : { answer },
});

/** Where a guard sends somebody; undefined = nowhere. */
async function wayOf(guard: () => void | Promise<void>): Promise<string | undefined> {
  try {
    await guard();
    return undefined;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    return error.options.href;
  }
}

const HOME = '/c/lumiere/weddings/k1';

describe('given the two pages that thank for an answer', () => {
  test.each([
    ['attendance', 'present', undefined],
    ['view-archive', 'present', undefined],
    ['absence', 'absent', undefined],
    ['attendance', 'absent', `${HOME}/invitation/complete`],
    ['view-archive', 'absent', `${HOME}/invitation/complete`],
    ['absence', 'present', `${HOME}/invitation/complete-absence`],
    [undefined, 'present', undefined],
    [undefined, 'absent', undefined],
  ] as const)('when the answer was %s, then the page for the %s leads to %s', async (answer, wanted, way) => {
    const { needAnswer } = await import('./guards.ts');
    const viewer = answer === undefined ? 'manager' : 'guest';
    const visit = { context: { wedding: weddingOf(answer, viewer) }, location: { href: HOME } };
    expect(await wayOf(() => needAnswer(visit, wanted))).toBe(way);
  });
});

describe('given the login of a wedding', () => {
  /** A client that has not asked for the wedding yet, and what it will be told. */
  function clientTold(told: object | undefined): QueryClient {
    vi.stubGlobal('fetch', async () => {
      if (told === undefined) throw new TypeError('offline');
      return Response.json(told);
    });
    return new QueryClient();
  }
  const visit = { companyAccountId: 'lumiere', weddingKey: 'k1' };
  const callback = `https://kotohogi.test${HOME}/payment`;

  test('when a guest who is signed in opens it, then on to the wanted page, or home; never to another site', async () => {
    const { sendOn } = await import('./guards.ts');
    const way = (wanted: object) => {
      const client = clientTold(weddingOf('attendance'));
      return wayOf(() => sendOn({ client }, { ...visit, ...wanted }));
    };
    expect(await way({ callback })).toBe(`${HOME}/payment`);
    expect(await way({})).toBe(HOME);
    expect(await way({ callback: 'https://else.test/x' })).toBe(HOME);
  });

  test('when a visitor, a manager or somebody who asks for a mail opens it, then it is shown; also when nothing is known', async () => {
    const { sendOn } = await import('./guards.ts');
    const shown = [weddingOf(undefined, 'visitor'), weddingOf(undefined, 'manager'), undefined];
    for (const told of shown) {
      const client = clientTold(told);
      expect(await wayOf(() => sendOn({ client }, visit))).toBeUndefined();
    }
    const client = clientTold(weddingOf('attendance'));
    expect(await wayOf(() => sendOn({ client }, { ...visit, by: 'mail' }))).toBeUndefined();
    expect(await wayOf(() => sendOn({ client }, { companyAccountId: 'lumiere' }))).toBeUndefined();
  });

  test('when a guest comes from a page of the wedding, then he is leaving, and it is shown', async () => {
    const { sendOn } = await import('./guards.ts');
    const { attendanceQuery } = await import('../../features/attendant/api.ts');
    const client = clientTold(weddingOf('attendance'));
    await client.fetchQuery(attendanceQuery('k1'));
    expect(await wayOf(() => sendOn({ client }, visit))).toBeUndefined();
  });
});
