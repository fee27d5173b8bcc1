import { session } from '@kotohogi/contract/session';
import type { FacilityId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { instant } from '@kotohogi/domain/kernel/instant';
import { deriveKeys } from '@kotohogi/server/platform/crypto/keys';
import { buildCompany, buildFacility, buildHall, buildUser, buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import { TestClient } from '@kotohogi/testkit/client';
import { TEST_SECRET } from '@kotohogi/testkit/product';
import { signInGuests } from '../realtime/guests.ts';
import type { Processes } from './processes.ts';

let callers = 0;

/** A browser at an address of its own, because calls are limited by address. */
export class Browser extends TestClient {
  /** Gives up on the next call after this long: its answer is lost. */
  loseNextAfterMs: number | undefined;
  readonly #address: string;

  constructor(baseUrl: string) {
    super(baseUrl);
    callers += 1;
    this.#address = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
  }

  override async fetch(
    address: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) {
    const lostAfterMs = this.loseNextAfterMs;
    this.loseNextAfterMs = undefined;
    const headers = { ...init.headers, 'x-forwarded-for': this.#address };
    const signal = AbortSignal.timeout(lostAfterMs ?? 90_000);
    return await super.fetch(address, { ...init, headers, signal });
  }
}

/** A guest's cookie and wedding. */
export interface Guest {
  readonly weddingId: WeddingId;
  readonly key: string;
  readonly shopId: string;
  readonly cookie: string;
}

/** A venue with its own shop at the gateway, and people of its finance. */
export interface Venue {
  readonly facilityId: FacilityId;
  readonly shopId: string;
  readonly needsApproval: boolean;
  readonly weddings: readonly { readonly weddingId: WeddingId; readonly key: string; readonly couple: string }[];
  readonly finance: string;
  readonly approver: string;
}

/** Everything that exists before the first gift. */
export interface Season {
  readonly venues: readonly Venue[];
  readonly guests: readonly Guest[];
  readonly administrator: string;
  readonly accountants: readonly [string, string];
}

const SHOPS = ['tshop00000001', 'tshop00000002'] as const;

/** The commission of every venue, in percent. */
export const COMMISSION_PERCENT = 5;

async function openShop(sandboxUrl: string, shopId: string): Promise<void> {
  const body = new URLSearchParams({ shopId, shopPass: 'password', shopName: 'ホテル・ルミエール' });
  const answer = await fetch(`${sandboxUrl}/admin/settings`, { method: 'POST', body, redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`the shop ${shopId} was refused: ${answer.status}`);
}

async function seedVenue({ db, now }: Processes, shopId: string, weddings: number): Promise<Venue> {
  const facilityId = await buildFacility(db, await buildCompany(db), 'ホテル・ルミエール');
  const needsApproval = shopId === SHOPS[1];
  await db
    .updateTable('facility')
    .set({ gateway_shop_id: shopId, transfer_approval: needsApproval })
    .where('id', '=', facilityId)
    .execute();
  const hallId = await buildHall(db, facilityId);
  const built: Venue['weddings'][number][] = [];
  for (let count = 0; count < weddings; count += 1) {
    const { weddingId, key } = await buildWedding(db, { facilityId, hallId, startsAt: instant(now()) });
    const { email } = await buildUser(db, { scope: 'wedding', weddingId, role: 'organizer' });
    built.push({ weddingId, key, couple: email });
  }
  const user = async () => (await buildUser(db, { scope: 'facility', facilityId, role: 'financial-manager' })).email;
  return { facilityId, shopId, needsApproval, weddings: built, finance: await user(), approver: await user() };
}

/** Two venues with weddings of today, their finance, and one signed-in guest for each gift. */
export async function seedSeason(
  processes: Processes,
  { guests, weddings }: { readonly guests: number; readonly weddings: number },
): Promise<Season> {
  const { db, sandbox } = processes;
  const venues: Venue[] = [];
  for (const shopId of SHOPS) {
    await openShop(sandbox.url, shopId);
    venues.push(await seedVenue(processes, shopId, Math.ceil(weddings / SHOPS.length)));
  }
  const places = venues.flatMap(({ shopId, weddings: all }) => all.map(wedding => ({ shopId, ...wedding })));
  const count = Math.ceil(guests / places.length);
  const cookieKey = deriveKeys(TEST_SECRET).cookie;
  const seated: Guest[] = [];
  for (const { weddingId, key, shopId } of places) {
    const emailOf = (guest: number) => `guest-${guest}-of-${weddingId}@example.jp`;
    const cookies = await signInGuests(db, cookieKey, weddingId, { count, emailOf });
    seated.push(...cookies.map(cookie => ({ weddingId, key, shopId, cookie })));
  }
  const platform = async (role: 'administrator' | 'cross-facility-financial-manager') =>
    (await buildUser(db, { scope: 'admin', role })).email;
  return {
    venues,
    guests: seated,
    administrator: await platform('administrator'),
    accountants: [
      await platform('cross-facility-financial-manager'),
      await platform('cross-facility-financial-manager'),
    ],
  };
}

/** A browser with a guest's session. */
export function browserOf(url: string, { cookie }: Guest): Browser {
  const browser = new Browser(url);
  const at = cookie.indexOf('=');
  browser.cookies.set(cookie.slice(0, at), cookie.slice(at + 1));
  return browser;
}

/** A browser of someone who signs in with a password. */
export async function signIn(url: string, email: string): Promise<Browser> {
  const browser = new Browser(url);
  const { status } = await browser.call(session.login, { body: { email, password: PASSWORD } });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return browser;
}
