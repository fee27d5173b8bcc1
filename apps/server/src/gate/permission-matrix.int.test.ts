import { apiKey } from '@kotohogi/contract/api-key';
import { attendant } from '@kotohogi/contract/attendant';
import type { Endpoint } from '@kotohogi/contract/kit/endpoint';
import type { CompanyId, FacilityId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { allPermissions, type Grant, permissionsIn } from '@kotohogi/domain/permission/grants';
import { ADMIN_ROLES, COMPANY_ROLES, FACILITY_ROLES } from '@kotohogi/domain/permission/names';
import { buildAttendant, buildVenue, buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { signInUser } from '@kotohogi/testkit/participants';
import { PERMISSION_ROWS } from '@kotohogi/testkit/permission-rows';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Everything of one tenant that a path can refer to. */
interface Tenant {
  readonly companyId: CompanyId;
  readonly facilityId: FacilityId;
  readonly weddingId: WeddingId;
  readonly key: string;
}

/** A caller: their grant in a tenant of their own and their browser; or a program with their key and no browser. */
interface Caller {
  readonly name: string;
  readonly own: Tenant;
  readonly grant: Grant | undefined;
  readonly isGuest: boolean;
  readonly browser: TestClient;
  /** Sent with every call if the caller is a program. */
  readonly key?: string;
}

let product: TestProduct;
let foreign: Tenant;
const callers: Caller[] = [];

async function buildTenant(): Promise<Tenant> {
  const venue = await buildVenue(product.db);
  return { ...venue, ...(await buildWedding(product.db, venue)) };
}

async function addUser(name: string, grantIn: (own: Tenant) => Grant): Promise<void> {
  const own = await buildTenant();
  const grant = grantIn(own);
  const browser = await signInUser(product, grant);
  callers.push({ name, own, grant, isGuest: false, browser });
}

/** Adds a program with a key of an existing caller. */
async function addProgram({ name, own, grant, browser }: Caller): Promise<void> {
  const made = await browser.call(apiKey.create, { body: { name: 'CI', days: 30, permissions: null } });
  expect(made.status).toBe(200);
  const key = made.body.apiKey;
  callers.push({ name: `a program of ${name}`, own, grant, isGuest: false, browser: product.visitor(), key });
}

async function addGuest(): Promise<void> {
  const own = await buildTenant();
  const { email } = await buildAttendant(product.db, own.weddingId);
  const browser = product.visitor();
  const login = await browser.call(attendant.login, {
    params: { wedding: own.key },
    body: { email, password: PASSWORD },
  });
  expect(login.status).toBe(200);
  callers.push({ name: 'guest', own, grant: undefined, isGuest: true, browser });
}

const rolesOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

beforeAll(async () => {
  product = await startTestProduct();
  foreign = await buildTenant();
  callers.push({
    name: 'anonymous',
    own: await buildTenant(),
    grant: undefined,
    isGuest: false,
    browser: product.visitor(),
  });
  for (const role of rolesOf(ADMIN_ROLES)) await addUser(`admin ${role}`, () => ({ scope: 'admin', role }));
  for (const role of rolesOf(COMPANY_ROLES)) {
    await addUser(`company ${role}`, ({ companyId }) => ({ scope: 'company', companyId, role }));
  }
  for (const role of rolesOf(FACILITY_ROLES)) {
    await addUser(`facility ${role}`, ({ facilityId }) => ({ scope: 'facility', facilityId, role }));
  }
  const withPrograms = ['admin administrator', 'company manager'];
  for (const caller of callers.filter(({ name }) => withPrograms.includes(name))) await addProgram(caller);
  await addUser('organizer', ({ weddingId }) => ({ scope: 'wedding', weddingId, role: 'organizer' }));
  await addGuest();
});
afterAll(async () => {
  await product.stop();
});

const callOf = (row: Endpoint) => `${row.method} ${row.path}`;

/** The scope of an endpoint's path, in a tenant: none, company, facility or wedding. */
function chainOf(row: Endpoint, tenant: Tenant) {
  const { companyId, facilityId, weddingId } = tenant;
  if (row.path.startsWith('/companies/')) return { companyId };
  if (row.path.startsWith('/facilities/')) return { companyId, facilityId };
  if (/^\/(?:weddings|attendance)\//.test(row.path)) return { companyId, facilityId, weddingId };
  return {};
}

/** What only people do themselves, whatever key a program has: their account, signing in and signing out. */
function isOfPeople(row: Endpoint, access: readonly string[]): boolean {
  return access.includes('session') || (access.includes('open') && row.method !== 'GET');
}

function mayCall(caller: Caller, access: readonly string[], row: Endpoint, tenant: Tenant): boolean {
  if (caller.key !== undefined && isOfPeople(row, access)) return false;
  const grants = caller.grant ? [caller.grant] : [];
  const names = permissionsIn(grants, chainOf(row, tenant));
  return access.some(one => {
    if (one === 'open' || one === 'machine') return true;
    if (one === 'guest') return caller.isGuest && tenant === caller.own;
    if (one === 'session') return caller.grant !== undefined;
    if (one === 'admin') return caller.grant?.scope === 'admin';
    if (one.startsWith('*:')) return [...allPermissions(grants)].some(name => name.endsWith(one.slice(1)));
    return [...names].some(name => name === one);
  });
}

/** The expected refusal: 401 without a matching session, 404 for another tenant, 403 for a missing permission. */
function refusalOf(caller: Caller, access: readonly string[], row: Endpoint, tenant: Tenant): number {
  if (caller.name === 'anonymous') return 401;
  if (caller.isGuest) return 401;
  if (caller.key !== undefined && isOfPeople(row, access)) return 403;
  const isOurs = tenant === caller.own || caller.grant?.scope === 'admin';
  const chain = chainOf(row, tenant);
  const reaches =
    isOurs &&
    (caller.grant?.scope === 'admin' ||
      (caller.grant?.scope === 'company' && 'companyId' in chain) ||
      (caller.grant?.scope === 'facility' && 'facilityId' in chain) ||
      (caller.grant?.scope === 'wedding' && 'weddingId' in chain));
  if (reaches) return 403;
  if (access.includes('guest')) return 401;
  return 'companyId' in chain ? 404 : 403;
}

/**
 * A response, and whether the gate made it. A handler may refuse a caller who may call it, e.g. for a film not bought
 * yet.
 */
interface Answer {
  readonly status: number;
  readonly isOfGate: boolean;
}

const GATE_404 = 'There is nothing at this URL.';

async function request(caller: Caller, row: Endpoint, tenant: Tenant): Promise<Answer> {
  const params = {
    ...tenant,
    wedding: tenant.key,
    id: 999_999,
    hallId: 999_999,
    differenceId: 999_999,
    token: 'none',
    link: 'none',
    param: 'none',
    language: 'ja',
    month: '2026-01',
  };
  const needsKey = /^\/attendance\/(?:me(?:\/|$)|logout$)/.test(row.path);
  const query = needsKey ? { weddingKey: tenant.key } : {};
  const headers = caller.key === undefined ? {} : { 'x-api-key': caller.key };
  const response = await caller.browser.send(row, { params, query, body: {} }, { headers });
  const body = response.headers.get('content-type')?.startsWith('application/json') ? await response.json() : {};
  const { id, message } = body as { id?: string; message?: string };
  const { status } = response;
  const isOfGate =
    status === 401 ||
    (status === 403 && (id === 'http_403' || id === 'management_mode' || id === 'api_key_not_here')) ||
    (status === 404 && id === 'http_404' && message === GATE_404);
  return { status, isOfGate };
}

describe('given the list of permissions', () => {
  test('it lists every endpoint of the contract with exactly its access, and nothing else', () => {
    const rows = product.product.routes.map(({ row }) => [callOf(row), [...row.access].sort()] as const);
    const listed = [...PERMISSION_ROWS].map(([call, access]) => [call, [...access].sort()] as const);
    const byCall = (a: readonly [string, unknown], b: readonly [string, unknown]) => a[0].localeCompare(b[0]);
    expect([...rows].sort(byCall)).toEqual([...listed].sort(byCall));
    expect(rows.length).toBeGreaterThan(50);
  });

  test('every endpoint × every role × own and foreign tenant is answered as the list says', async () => {
    const wrong: string[] = [];
    let tried = 0;
    // Signing out would end the sessions the other endpoints are tried with.
    const rows = product.product.routes.map(route => route.row).filter(row => !row.path.endsWith('/logout'));
    for (const row of rows) {
      const access = PERMISSION_ROWS.get(callOf(row)) ?? [];
      for (const caller of callers) {
        for (const tenant of [caller.own, foreign]) {
          tried += 1;
          const { status, isOfGate } = await request(caller, row, tenant);
          const where = `${callOf(row)} by ${caller.name} in ${tenant === foreign ? 'a foreign' : 'his own'} tenant`;
          if (mayCall(caller, access, row, tenant)) {
            // A login with wrong credentials is a 401 for everyone, an unknown resource at the end of the path a 404.
            const isExpected =
              row.path.endsWith('/login') ||
              (status === 404 &&
                /:(?:link|id|chapterId|uploadId)$|\/transfers\/:transferId\/|\/transferFiles\/:fileId\/|\/bankLines\/:lineId\/|\/corrections\/:correctionId|\/payments\/:orderId/.test(
                  row.path,
                ));
            // The purchase itself distinguishes the couple (free) from staff (not allowed): both hold
            // wedding:read:info.
            const isOutsider = row.path.endsWith('/archiveVideoDownload') && caller.grant?.scope === 'admin';
            if (isOfGate && !isExpected && !isOutsider) wrong.push(`${where}: ${status} although he may`);
          } else if (status !== refusalOf(caller, access, row, tenant)) {
            wrong.push(`${where}: ${status} instead of ${refusalOf(caller, access, row, tenant)}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(1_500);
  }, 300_000);
});
