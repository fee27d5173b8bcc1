import { beforeAll, describe, expect, test } from 'vitest';
import { pretendBrowser } from '../../shell/testing/browser-globals.ts';
import { HOME, wayOf, weddingOf } from './testing/ways.ts';

beforeAll(() => {
  pretendBrowser();
  Object.assign(globalThis, { window: globalThis });
});

describe('given the two thank-you pages', () => {
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
