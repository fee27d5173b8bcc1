import type { SessionUser } from '@kotohogi/contract/session';
import type { QueryClient } from '@tanstack/react-query';
import { facilityDetailQuery } from './api.ts';
import type { FacilityArea } from './facility-context.ts';
import { findFacility, type WantedFacility } from './find-facility.ts';

/** Loads the facility of a URL for its pages; undefined is a 404. */
export async function loadFacility(
  client: QueryClient,
  user: SessionUser,
  wanted: WantedFacility,
): Promise<FacilityArea | undefined> {
  const id = await findFacility(client, user, wanted);
  if (id === undefined) return undefined;
  const { accountId, companyAccountId, name, abilities } = await client.fetchQuery(facilityDetailQuery(id));
  return { id, accountId, companyAccountId, name, abilities: new Set(abilities) };
}
