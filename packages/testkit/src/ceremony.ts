import { live } from '@kotohogi/contract/live';
import { session } from '@kotohogi/contract/session';
import type { FacilityId } from '@kotohogi/domain/kernel/ids';
import type { FacilityRole } from '@kotohogi/domain/permission/names';
import { buildCompany, buildFacility, buildHall, buildUser, buildWedding, PASSWORD } from './builders.ts';
import type { TestClient } from './client.ts';
import { eventually, type TestProduct } from './product.ts';

/** A browser of a facility's user, signed in. */
export async function signInStaff(
  product: TestProduct,
  facilityId: FacilityId,
  role: FacilityRole,
): Promise<TestClient> {
  const { email } = await buildUser(product.db, { scope: 'facility', facilityId, role });
  const browser = product.visitor();
  await browser.call(session.login, { body: { email, password: PASSWORD } });
  return browser;
}

/** A wedding whose stream a test runs: its row, and waiting for a state. */
export async function buildCeremony(product: TestProduct) {
  const facilityId = await buildFacility(product.db, await buildCompany(product.db));
  const hallId = await buildHall(product.db, facilityId);
  const wedding = await buildWedding(product.db, { facilityId, hallId });
  const slot = () =>
    product.db
      .selectFrom('live_slot')
      .selectAll()
      .where('wedding_id', '=', wedding.weddingId)
      .executeTakeFirstOrThrow();
  return {
    ...wedding,
    facilityId,
    params: { weddingId: wedding.weddingId },
    slot,
    signIn: (role: FacilityRole) => signInStaff(product, facilityId, role),
    stateIs: (state: string) =>
      eventually(`state ${state}`, async () => ((await slot()).state === state ? state : undefined)),
  };
}

/** A ceremony whose encoder is sending, seen by staff alone. */
export async function buildRehearsal(product: TestProduct) {
  const ceremony = await buildCeremony(product);
  const staff = await ceremony.signIn('video-distribution');
  await staff.call(live.create, { params: { ...ceremony.params, param: 'channel' } });
  await staff.call(live.open, { params: ceremony.params });
  const { ref } = await ceremony.slot();
  product.fakes.video.sendFrames(ref);
  await ceremony.stateIs('unpulished');
  return { ...ceremony, staff, ref };
}

/** A ceremony that is on air. */
export async function buildOnAir(product: TestProduct) {
  const ceremony = await buildRehearsal(product);
  await ceremony.staff.call(live.publish, { params: ceremony.params });
  return ceremony;
}
