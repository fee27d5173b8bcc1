import type { SessionUser } from '@kotohogi/contract/session';
import type { QueryClient } from '@tanstack/react-query';
import { companyInfoQuery, namedCompanyQuery } from './api.ts';

/** The company data its area needs. */
export interface CompanyArea {
  readonly id: number;
  readonly accountId: string;
  readonly name: string;
  /** The user's roles there; empty for platform staff, who have read-only access (docs/product/company.md#roles). */
  readonly roles: readonly string[];
  /** The user's permission names here, as sent by the server: pages check them and never derive their own. */
  readonly abilities: ReadonlySet<string>;
}

/** The id of the company that a URL names: one where the user has a role or, for platform staff, any company. */
async function findId(
  client: QueryClient,
  user: SessionUser,
  accountId: string | undefined,
): Promise<number | undefined> {
  const own = user.companyAttr.find(area => accountId === undefined || area.accountId === accountId);
  if (own !== undefined || accountId === undefined || user.adminAttr.length === 0) return own?.scopeId;
  return (await client.fetchQuery(namedCompanyQuery(accountId)))?.id;
}

/**
 * Finds the company a URL names, or, if it names none, that of the signed-in user
 * (docs/product/company.md#account-ids). Undefined if the user has no such company, which is a 404.
 */
export async function findCompany(
  client: QueryClient,
  user: SessionUser,
  wanted: string | undefined,
): Promise<CompanyArea | undefined> {
  const id = await findId(client, user, wanted);
  if (id === undefined) return undefined;
  const { accountId, name, abilities } = await client.fetchQuery(companyInfoQuery(id));
  const roles = user.companyAttr.filter(area => area.scopeId === id).map(area => area.role);
  return { id, accountId, name, roles, abilities: new Set(abilities) };
}
