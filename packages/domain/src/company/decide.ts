import { type Refused, refuse } from '../kernel/refusal.ts';

/** The facts that decide about a new account id. */
export interface AccountIdFacts {
  readonly stored: string;
  /** Undefined if the change leaves it out. */
  readonly wanted: string | undefined;
  /** Whether one of its weddings has published its invitation. */
  readonly isInvited: boolean;
}

/**
 * Whether an account id must stay: guests have links with it as soon as one invitation is published
 * (docs/product/company.md#account-ids). An unchanged id is always fine.
 */
export function isAccountIdKept({ stored, wanted, isInvited }: AccountIdFacts): boolean {
  return isInvited && wanted !== undefined && wanted !== stored;
}

/** Whether a company may be deleted: only without facilities (docs/product/company.md#deleting). */
export function decideCompanyRemoval(facilities: number): 'allowed' | Refused<'company_has_facilities'> {
  return facilities === 0 ? 'allowed' : refuse('company_has_facilities', { count: facilities });
}
