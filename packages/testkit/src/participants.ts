import { session } from '@kotohogi/contract/session';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Grant } from '@kotohogi/domain/permission/grants';
import type { FacilityRole } from '@kotohogi/domain/permission/names';
import { buildAttendant, buildUser, buildVenue, buildWedding, PASSWORD, signInGuest } from './builders.ts';
import type { TestClient } from './client.ts';
import type { TestProduct } from './product.ts';

/** A browser signed in with this address and password. Throws if the login fails. */
export async function signIn(product: TestProduct, email: string, password = PASSWORD): Promise<TestClient> {
  const browser = product.visitor();
  const { status } = await browser.call(session.login, { body: { email, password } });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return browser;
}

/** A browser signed in as a new user with these grants. */
export async function signInUser(product: TestProduct, ...grants: Grant[]): Promise<TestClient> {
  const { email } = await buildUser(product.db, ...grants);
  return await signIn(product, email);
}

/** A wedding at its own venue, with its people, each signed in. `params` works for the rows of hosts and of guests. */
export async function buildParticipants(product: TestProduct, startsAt?: Instant) {
  const { db } = product;
  const venue = await buildVenue(db);
  const { facilityId } = venue;
  const wedding = await buildWedding(db, { ...venue, ...(startsAt === undefined ? {} : { startsAt }) });
  const { weddingId, key } = wedding;
  return {
    ...venue,
    ...wedding,
    params: { weddingId, wedding: key },
    host: () => signInUser(product, { scope: 'wedding', weddingId, role: 'organizer' }),
    staff: (role: FacilityRole) => signInUser(product, { scope: 'facility', facilityId, role }),
    guest: async (name?: string) => {
      const built = await buildAttendant(db, weddingId, name === undefined ? {} : { name });
      return { ...built, browser: await signInGuest(product, product.visitor(), built) };
    },
  };
}
