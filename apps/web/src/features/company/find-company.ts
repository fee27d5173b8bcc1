import type { SessionUser } from '@kotohogi/contract/session';
import type { QueryClient } from '@tanstack/react-query';
import { companyListQuery } from './api.ts';

/** The company data its area needs. */
export interface CompanyArea {
  readonly id: number;
  readonly accountId: string;
  readonly name: string;
  /** The user's roles there; empty for platform staff, who have read-only access (docs/product/company.md#roles). */
  readonly roles: readonly string[];
}

/** The companies of the user's own roles. */
function ownCompanies(user: SessionUser): readonly CompanyArea[] {
  return user.companyAttr.map(({ scopeId, accountId, name, role }) => ({
    id: scopeId,
    accountId,
    name,
    roles: [role],
  }));
}

/**
 * Finds the company a URL names, or, if it names none, that of the signed-in user
 * (docs/product/company.md#account-ids). Undefined: there is no such company for this user, which is a 404.
 */
export async function findCompany(
  client: QueryClient,
  user: SessionUser,
  accountId: string | undefined,
): Promise<CompanyArea | undefined> {
  const own = ownCompanies(user).find(company => accountId === undefined || company.accountId === accountId);
  if (own !== undefined || accountId === undefined || user.adminAttr.length === 0) return own;
  const { rows } = await client.fetchQuery(companyListQuery());
  const row = rows.find(company => company.accountId === accountId);
  return row && { id: row.id, accountId: row.accountId, name: row.name, roles: [] };
}
