import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { readAddress } from '../shell/router/address.ts';
import { pretendBrowser } from '../shell/testing/browser-globals.ts';

beforeAll(async () => {
  // The kit's foundation loads without a DOM, but not with a partial one, so it goes first.
  await import('react-aria-components');
  pretendBrowser();
});

/** The router for a document at this address. */
async function routerAt(path: string) {
  const { loadRoutes } = await import('./tree.ts');
  const { area } = readAddress(path);
  return createRouter({
    routeTree: await loadRoutes(area),
    context: { client: new QueryClient(), area },
    history: createMemoryHistory({ initialEntries: [path] }),
    origin: 'https://kotohogi.test',
  });
}

/** The page of an address, with its ids; undefined for a 404. */
async function pageAt(path: string) {
  const router = await routerAt(path);
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
    ['/docs', '/docs', {}],
    ['/docs/api', '/docs/api', {}],
    ['/docs/lists', '/docs/$sectionId', { sectionId: 'lists' }],
    ['/docs/frames/child', '/docs/frames/child', {}],
    ['/admin', '/admin', {}],
    ['/admin/login', '/admin/login', {}],
    ['/account', '/account', {}],
    ['/c/weddings/k3n4', '/c/{-$companyAccountId}/weddings/{-$weddingKey}', { weddingKey: 'k3n4' }],
    ['/c/weddings/k3n4/manage', '/c/{-$companyAccountId}/weddings/{-$weddingKey}/manage', { weddingKey: 'k3n4' }],
    ['/c/weddings/manage/login', '/c/{-$companyAccountId}/weddings/{-$weddingKey}/manage/login', {}],
    ['/', '', {}],
    ['/login', '/login', {}],
  ])('%s is the page %s', async (path, page, params) => {
    expect(await pageAt(path)).toEqual([page, params]);
  });

  test.each([
    ['/c/lumiere/weddings/k3n4/nothing', '/c/{-$companyAccountId}/weddings/{-$weddingKey}/$'],
    ['/c/lumiere/weddings/k3n4/password/nothing', '/c/{-$companyAccountId}/weddings/{-$weddingKey}/$'],
    ['/c/lumiere/weddings/k3n4/manage/nothing', '/c/{-$companyAccountId}/weddings/{-$weddingKey}/manage/$'],
  ])('%s is not a page and is shown in the frame of its wedding', async (path, page) => {
    expect(await pageAt(path)).toEqual([
      page,
      expect.objectContaining({ companyAccountId: 'lumiere', weddingKey: 'k3n4' }),
    ]);
  });

  test.each(['/nothing', '/c', '/admin/nothing', '/c/lumiere/facilities/karuizawa/manage/nothing', '/manage'])(
    '%s is not a page',
    async path => {
      expect(await pageAt(path)).toBeUndefined();
    },
  );
});
