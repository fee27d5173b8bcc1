import { PAGES } from '@kotohogi/contract/pages';
import type { CompanyId, FacilityId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Grant, permissionsIn, touches } from '@kotohogi/domain/permission/grants';
import { ADMIN_ROLES, COMPANY_ROLES, FACILITY_ROLES, type PermissionName } from '@kotohogi/domain/permission/names';
import { buildAttendant, buildVenue, buildWedding, signInGuest } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { QueryClient } from '@tanstack/react-query';
import { type AnyRouter, createMemoryHistory, createRouter, isNotFound } from '@tanstack/react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { entryPathsOf, readAddress } from '../shell/router/address.ts';
import { pretendBrowser } from '../shell/testing/browser-globals.ts';

/** The ids of one tenant that appear in addresses. */
interface Tenant {
  readonly companyId: CompanyId;
  readonly facilityId: FacilityId;
  readonly weddingId: WeddingId;
  readonly company: string;
  readonly facility: string;
  readonly key: string;
}

/** A reader of pages: their role in `own`; none for guests and visitors. */
interface Reader {
  readonly name: string;
  readonly own: Tenant;
  readonly grant: Grant | undefined;
  readonly isGuest: boolean;
  readonly browser: TestClient;
}

const COMPANY = '/c/:companyAccountId?/manage';
const FACILITY = '/c/:companyAccountId?/facilities/:facilityAccountId?/manage';
const COUPLE = '/c/:companyAccountId?/weddings/:weddingKey?/manage';
const WEDDING = '/c/:companyAccountId?/weddings/:weddingKey';

/**
 * Who opens which page, copied from docs/product ("Who may"): `open`; `user`, anyone signed in; `area`, any role that
 * may enter the area; `guest`, guests and those who manage the wedding; `self`, guests only; a permission; or a path,
 * if the page redirects there. The test compares the pages of the contract with this table.
 */
const LINES: readonly (readonly [access: string, below: string, pages: string])[] = [
  ['open', '', '/ /mails /register /register/completion /docs/api /docs/frames/child /docs/:sectionId?'],
  ['/account/login', '', '/login'],
  ['open', '/account', '/login /password/reset /password/reset/:token /invites/:token?/activate'],
  ['user', '/account', '/ /profile /profile/email/:token /apiKey /apiKey/new /password'],
  ['open', '/admin', '/login'],
  ['area', '/admin', '/'],
  ['admin:read:company', '/admin', '/companies /companies/:companyId'],
  ['admin:write:company', '/admin', '/companies/new'],
  ['admin:read:wedding-lives', '/admin', '/lives /lives/:weddingId'],
  ['admin:exec:batch', '/admin', '/batch'],
  ['admin:read:balance-summaries', '/admin', '/financial'],
  ['admin:read:attendantPayment', '/admin', '/financial/payments /financial/payments/:orderId'],
  ['admin:read:attendantPayment', '/admin', '/financial/reconciliation /financial/reconciliation/runs'],
  ['admin:read:attendantPayment', '/admin', '/financial/corrections'],
  ['admin:read:deposit-accounts', '/admin', '/financial/accounts /financial/admin-link'],
  ['admin:read:setting', '/admin', '/settings'],
  ['admin:write:setting', '/admin', '/audit'],
  ['admin:read:user', '/admin', '/users /users/:userId'],
  ['admin:read:balance-summaries', '/admin', '/financial/invoices'],
  ['admin:write:user', '/admin', '/users/new /users/invite'],
  ['open', COMPANY, '/login'],
  ['area', COMPANY, '/ /settings'],
  ['company:read:facility', COMPANY, '/facilities /facilities/:facilityId'],
  ['company:write:facility', COMPANY, '/facilities/new'],
  ['company:read:setting', COMPANY, '/facilities/:facilityId/payment-settings'],
  ['company:read:user', COMPANY, '/users /users/:userId'],
  ['company:write:user', COMPANY, '/users/new /users/invite'],
  ['open', FACILITY, '/login'],
  ['area', FACILITY, '/ /halls /halls/:hallId'],
  ['facility:write:info', FACILITY, '/halls/new'],
  ['facility:read:wedding', FACILITY, '/weddings /weddings/deleted /calendar /marketing /temporary-weddings'],
  ['facility:read:wedding', FACILITY, '/weddings/:weddingId /weddings/:weddingId/notifications'],
  ['facility:read:wedding', FACILITY, '/temporary-weddings/:temporaryWeddingId'],
  ['facility:read:paymentInfo', FACILITY, '/temporary-weddings/:temporaryWeddingId/payment /payments/commissions'],
  ['facility:read:paymentInfo', FACILITY, '/payments/invoice /payments/transfer-files'],
  ['facility:read:weddingPaymentState', FACILITY, '/payments/unpaid-balance-summaries'],
  ['facility:read:weddingPaymentState', FACILITY, '/payments/deposits-balance-summaries'],
  ['facility:write:wedding', FACILITY, '/weddings/new'],
  ['facility:read:weddingVideo', FACILITY, '/weddings/:weddingId/live'],
  ['facility:read:weddingPaymentState', FACILITY, '/payments /weddings/:weddingId/payment'],
  ['facility:read:weddingPaymentState', FACILITY, '/weddings/:weddingId/payment-histories'],
  ['facility:read:archiveVideoPayment', FACILITY, '/payments/archive-video-payments'],
  ['facility:read:setting', FACILITY, '/settings'],
  ['facility:read:user', FACILITY, '/users /users/:userId'],
  ['facility:write:user', FACILITY, '/users/new /users/invite'],
  ['open', COUPLE, '/login /verify /password/reset /password/reset/:token'],
  ['area', COUPLE, '/ /invitation /profile /attendants /attendants/:attendantId /congratulations /payment /share'],
  ['open', WEDDING, '?/login /password/reset /password/reset/:token /enter /invitation /invitation/form'],
  ['guest', WEDDING, '/ /audience /program /payment /invitation/complete /invitation/complete-absence'],
  ['self', WEDDING, '/profile'],
];

/** The access of each page. */
const ACCESS = new Map(
  LINES.flatMap(([access, below, pages]) =>
    pages.split(' ').map(page => [`${below}${page}`.replace(/(.)\/$/, '$1'), access] as const),
  ),
);

let product: TestProduct;
let foreign: Tenant;
let reader: Reader;
/** Where the browser was sent, if it left the area. */
let left: string | undefined;
const readers: Reader[] = [];

async function buildTenant(): Promise<Tenant> {
  const venue = await buildVenue(product.db);
  const { weddingId, key } = await buildWedding(product.db, venue);
  const { company, facility } = await product.db
    .selectFrom('facility')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select(['company.account_id as company', 'facility.account_id as facility'])
    .where('facility.id', '=', venue.facilityId)
    .executeTakeFirstOrThrow();
  return { ...venue, weddingId, key, company, facility };
}

async function addGuest(): Promise<void> {
  const own = await buildTenant();
  const browser = await signInGuest(product, product.visitor(), await buildAttendant(product.db, own.weddingId));
  readers.push({ name: 'guest', own, grant: undefined, isGuest: true, browser });
}

async function addStaff(name: string, grantIn: (own: Tenant) => Grant): Promise<void> {
  const own = await buildTenant();
  const grant = grantIn(own);
  readers.push({ name, own, grant, isGuest: false, browser: await signInUser(product, grant) });
}

const rolesOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

beforeAll(async () => {
  // The kit's foundation loads without a DOM, but not with a partial one, so it goes first.
  await import('react-aria-components');
  product = await startTestProduct();
  pretendBrowser({ origin: product.url });
  foreign = await buildTenant();
  const visitor = { name: 'visitor', grant: undefined, isGuest: false, browser: product.visitor() };
  readers.push({ ...visitor, own: await buildTenant() });
  await addGuest();
  for (const role of rolesOf(ADMIN_ROLES)) await addStaff(`admin ${role}`, () => ({ scope: 'admin', role }));
  for (const role of rolesOf(COMPANY_ROLES)) {
    await addStaff(`company ${role}`, ({ companyId }) => ({ scope: 'company', companyId, role }));
  }
  for (const role of rolesOf(FACILITY_ROLES)) {
    await addStaff(`facility ${role}`, ({ facilityId }) => ({ scope: 'facility', facilityId, role }));
  }
  await addStaff('organizer', ({ weddingId }) => ({ scope: 'wedding', weddingId, role: 'organizer' }));
  const send = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit & { headers: Record<string, string> }) =>
    send(new URL(path, product.url), {
      ...init,
      headers: { ...init.headers, origin: product.url, cookie: reader.browser.cookieHeader() },
    }),
  );
  vi.stubGlobal('window', {
    location: {
      origin: product.url,
      replace: (href: string) => {
        left = href;
      },
    },
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await product.stop();
});

/** Removes the parts that only render the page: this test is about access. */
function withoutComponents(router: AnyRouter): AnyRouter {
  for (const route of Object.values(router.routesById)) route.update({ component: undefined });
  return router;
}

/** What happens to a reader who opens an address: `page`, the path of a login, or the status of an error page. */
async function open(path: string): Promise<string> {
  const { loadRoutes } = await import('./tree.ts');
  const { area } = readAddress(path);
  const history = createMemoryHistory({ initialEntries: [path] });
  const context = { client: new QueryClient({ defaultOptions: { queries: { retry: false } } }), area };
  const router = withoutComponents(
    createRouter({ routeTree: await loadRoutes(area), context, history, origin: product.url }),
  );
  left = undefined;
  await router.load();
  const { pathname } = left === undefined ? router.state.location : new URL(left, product.url);
  if (pathname !== path) return pathname;
  const failed = router.state.matches.find(match => match.error !== undefined || match.status === 'notFound');
  if (failed === undefined) return 'page';
  if (failed.status === 'notFound' || isNotFound(failed.error)) return '404';
  return String((failed.error as { status?: number }).status ?? failed.error);
}

/** The address of a page in a tenant. */
function addressOf(page: string, { company, facility, key, weddingId }: Tenant): string {
  const ids: Readonly<Record<string, string>> = {
    companyAccountId: company,
    facilityAccountId: facility,
    weddingKey: key,
    weddingId: String(weddingId),
  };
  return page.replace(/:(\w+)\??/g, (_, name: string) => ids[name] ?? '1');
}

/** The ids above a page. */
function chainOf(area: string, { companyId, facilityId, weddingId }: Tenant) {
  if (area === 'company') return { companyId };
  if (area === 'facility') return { companyId, facilityId };
  return area === 'couple' ? { companyId, facilityId, weddingId } : {};
}

/** Hosts and those who may see the weddings of the venue open the guests' pages to check them. */
function isManager(grant: Grant, tenant: Tenant): boolean {
  const names = permissionsIn([grant], chainOf('couple', tenant));
  return names.has('wedding:read:info') || names.has('facility:read:wedding');
}

/** The same on the pages of guests; undefined is their login. */
function expectedOfGuests(page: string, tenant: Tenant): string | undefined {
  const isSelf = ACCESS.get(page) === 'self';
  if (reader.isGuest && tenant === reader.own) {
    const complete = `${WEDDING}/invitation/complete`;
    return page === `${complete}-absence` ? addressOf(complete, tenant) : 'page';
  }
  if (reader.grant === undefined || !isManager(reader.grant, tenant)) return undefined;
  return isSelf ? addressOf(WEDDING, tenant) : 'page';
}

/** What the reader should see, given their role and the access of the page. */
function expected(page: string, tenant: Tenant): string {
  const path = addressOf(page, tenant);
  const { area } = readAddress(path);
  const access = ACCESS.get(page);
  const login = entryPathsOf(path)?.login ?? '';
  const { grant } = reader;
  const isGuestHere = reader.isGuest && tenant === reader.own;
  // Signed-in guests need no login.
  if (page === `${WEDDING}?/login` && isGuestHere) return addressOf(WEDDING, tenant);
  if (access === 'open') return 'page';
  if (access?.startsWith('/')) return access;
  if (area === 'guest') return expectedOfGuests(page, tenant) ?? login;
  if (grant === undefined) return login;
  if (access === 'user') return 'page';
  if (area === 'admin') {
    if (grant.scope !== 'admin') return login;
    return access === 'area' || permissionsIn([grant], {}).has(access as PermissionName) ? 'page' : '403';
  }
  const names = permissionsIn([grant], chainOf(area, tenant));
  const isOurs = touches(grant, chainOf(area, tenant)) && (area !== 'couple' || grant.scope === 'wedding');
  if (!isOurs) return '404';
  if (!names.has(`${area === 'couple' ? 'wedding' : area}:read:info` as PermissionName)) return '403';
  return access === 'area' || names.has(access as PermissionName) ? 'page' : '403';
}

test('every page has a line', () => {
  expect([...ACCESS.keys()].toSorted()).toEqual(PAGES.map(({ path }) => path).toSorted());
});

test('every role opens every page', async () => {
  let opened = 0;
  const wrong: string[] = [];
  for (reader of readers) {
    for (const page of ACCESS.keys()) {
      for (const tenant of page.startsWith('/c/') ? [reader.own, foreign] : [reader.own]) {
        opened += 1;
        const got = await open(addressOf(page, tenant));
        const wanted = expected(page, tenant);
        if (got !== wanted)
          wrong.push(`${reader.name} ${tenant === foreign ? 'elsewhere ' : ''}${page}: ${got}, not ${wanted}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(ACCESS.size).toBeGreaterThanOrEqual(90);
  expect(readers.filter(one => one.grant !== undefined).length).toBeGreaterThanOrEqual(12);
  expect(opened).toBeGreaterThanOrEqual(ACCESS.size * readers.length);
}, 300_000);
