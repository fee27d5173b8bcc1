import type { account } from '@kotohogi/contract/account';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { STAFF_INVITE_PURPOSES } from '@kotohogi/domain/session/token';
import type { Call } from '../../gate/route.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { readToken } from '../session/index.ts';
import { areaOf, findStaffArea, grantStaff, readStaffInvite } from '../user/index.ts';
import { begin, findInvited, hashIfNew, refusePassword } from './index.begin.ts';

/** A valid invitation of staff: whose account, which role, where. */
export async function findStaffInvite(tx: Tx, call: Pick<Call, 'now'> & { readonly params: { token: string } }) {
  const token = await readToken(tx, call.params.token, STAFF_INVITE_PURPOSES, call.now);
  if (token?.userId === undefined) return undefined;
  const { grant, invitedBy, invitedById = null } = readStaffInvite(token);
  const invited = await findInvited(tx, token.userId);
  const area = await findStaffArea(tx, grant);
  return invited && area && { invited, invitedBy, invitedById, grant, area };
}

export type StaffInvite = NonNullable<Awaited<ReturnType<typeof findStaffInvite>>>;

/** What the page of an invitation of staff shows. */
export function toStaffInvite({ invited, invitedBy, grant, area }: StaffInvite) {
  return {
    kind: 'staff' as const,
    invitedBy,
    email: invited.email,
    name: invited.name,
    hasPassword: invited.passwordHash !== null,
    scope: grant.scope,
    role: grant.role,
    areaName: area.name,
  };
}

/** Accepts an invitation of staff: creates the account if it is new, gives the role and signs in. */
export async function activateStaff(
  db: Db,
  call: Call<typeof account.activate>,
  { invited, invitedById, grant, area }: StaffInvite,
) {
  const { name, password } = call.body;
  const refusal = await refusePassword(db, invited, call, password);
  if (refusal !== undefined) return refusal;
  const newHash = await hashIfNew(invited, password);
  return await db.transaction().execute(async tx => {
    const known = newHash === null ? invited.name : name;
    const beginning = { invited, newHash, name: known, scope: areaOf(grant) };
    if (!(await begin(tx, beginning, call))) return refuse('token_unknown');
    await grantStaff(tx, invited.userId, grant, { by: invitedById, now: call.now });
    const { companyAccountId, facilityAccountId } = area;
    return { scope: grant.scope, companyAccountId, facilityAccountId, weddingKey: '' };
  });
}
