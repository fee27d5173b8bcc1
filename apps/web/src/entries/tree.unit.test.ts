import { QueryClient } from '@tanstack/react-query';
import { type AnyRouter, createMemoryHistory, createRouter } from '@tanstack/react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { pretendBrowser } from '../shell/testing/browser-globals.ts';

let router: AnyRouter;
beforeAll(async () => {
  // The kit's foundation knows how to load without a page, but not beside half a one: so it goes first.
  await import('react-aria-components');
  pretendBrowser();
  const { routeTree } = await import('./tree.ts');
  router = createRouter({
    routeTree,
    context: { client: new QueryClient() },
    history: createMemoryHistory(),
    origin: 'https://kotohogi.test',
    isServer: true,
  });
});

/** The page an address leads to, with the ids it names; undefined = a 404. */
function pageAt(path: string) {
  const [, { '**': rest, ...params }, route] = router.getMatchedRoutes(path);
  return route === undefined || rest !== undefined ? undefined : [route.fullPath.replace(/\/$/, ''), params];
}

const FACILITY = '/c/{-$companyAccountId}/facilities/{-$facilityAccountId}/manage';

describe('given addresses with and without their optional ids', () => {
  test.each([
    ['/c/manage', '/c/{-$companyAccountId}/manage', {}],
    ['/c/lumiere/manage', '/c/{-$companyAccountId}/manage', { companyAccountId: 'lumiere' }],
    ['/c/lumiere/manage/login', '/c/{-$companyAccountId}/manage/login', { companyAccountId: 'lumiere' }],
    ['/c/manage/login', '/c/{-$companyAccountId}/manage/login', {}],
    ['/c/facilities/manage', FACILITY, {}],
    ['/c/facilities/karuizawa/manage', FACILITY, { facilityAccountId: 'karuizawa' }],
    ['/c/lumiere/facilities/manage', FACILITY, { companyAccountId: 'lumiere' }],
    [
      '/c/lumiere/facilities/karuizawa/manage',
      FACILITY,
      { companyAccountId: 'lumiere', facilityAccountId: 'karuizawa' },
    ],
    ['/c/facilities/manage/login', `${FACILITY}/login`, {}],
    ['/c/facilities/karuizawa/manage/login', `${FACILITY}/login`, { facilityAccountId: 'karuizawa' }],
    ['/c/lumiere/facilities/manage/halls', `${FACILITY}/halls`, { companyAccountId: 'lumiere' }],
    ['/c/facilities/manage/weddings/new', `${FACILITY}/weddings/new`, {}],
    [
      '/c/lumiere/facilities/karuizawa/manage/weddings/12',
      `${FACILITY}/weddings/$weddingId`,
      { companyAccountId: 'lumiere', facilityAccountId: 'karuizawa', weddingId: '12' },
    ],
    ['/admin', '/admin', {}],
    ['/admin/login', '/admin/login', {}],
    ['/account', '/account', {}],
  ])('%s is the page %s', (path, page, params) => {
    expect(pageAt(path)).toEqual([page, params]);
  });

  test.each(['/nothing', '/c', '/admin/nothing', '/c/lumiere/facilities/karuizawa/manage/nothing', '/manage'])(
    '%s is no page',
    path => {
      expect(pageAt(path)).toBeUndefined();
    },
  );
});
