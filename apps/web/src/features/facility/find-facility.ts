import type { SessionUser } from '@kotohogi/contract/session';
import type { QueryClient } from '@tanstack/react-query';
import { namedCompanyQuery } from '../company/index.ts';
import { namedFacilityQuery } from './api.ts';

/** The ids a URL contains for a facility; either may be missing (docs/product/company.md#account-ids). */
export interface WantedFacility {
  readonly companyAccountId: string | undefined;
  readonly facilityAccountId: string | undefined;
}

const isMeant = (wanted: string | undefined, accountId: string) => wanted === undefined || wanted === accountId;

/** The facility among the user's own roles. */
function ownFacility(user: SessionUser, wanted: WantedFacility): number | undefined {
  return user.facilityAttr.find(
    area =>
      isMeant(wanted.facilityAccountId, area.accountId) && isMeant(wanted.companyAccountId, area.companyAccountId),
  )?.scopeId;
}

/** The companies to search: the user's own, and for platform staff the one named in the URL. */
async function companiesToSearch(client: QueryClient, user: SessionUser, wanted: WantedFacility): Promise<number[]> {
  const own = user.companyAttr.filter(area => isMeant(wanted.companyAccountId, area.accountId));
  if (own.length > 0 || user.adminAttr.length === 0 || wanted.companyAccountId === undefined) {
    return own.map(area => area.scopeId);
  }
  const row = await client.fetchQuery(namedCompanyQuery(wanted.companyAccountId));
  return row === null ? [] : [row.id];
}

/**
 * Finds the facility of a URL: by a role there, by a role in its company, or by a platform role. Undefined: there is
 * none for this user, which is a 404.
 */
export async function findFacility(
  client: QueryClient,
  user: SessionUser,
  wanted: WantedFacility,
): Promise<number | undefined> {
  const own = ownFacility(user, wanted);
  if (own !== undefined) return own;
  for (const companyId of await companiesToSearch(client, user, wanted)) {
    const row = await client.fetchQuery(namedFacilityQuery(companyId, wanted.facilityAccountId));
    if (row !== null) return row.id;
  }
  return undefined;
}
