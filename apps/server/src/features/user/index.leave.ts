import type { UserId } from '@kotohogi/domain/kernel/ids';
import { isRefused, type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import { mayGive, nameOfRole } from '@kotohogi/domain/permission/giving';
import type { StaffGrant } from '@kotohogi/domain/permission/grants';
import type { StaffInvitePurpose } from '@kotohogi/domain/session/token';
import { decideLeaving } from '@kotohogi/domain/user/decide';
import { type Call, userOf } from '../../gate/route.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { endTokens } from '../session/index.ts';
import { readChanged, readGrant } from './index.give.ts';
import { deleteGrant, deleteIfUnneeded, lockAdministrators, lockPerson } from './store.leaving.ts';
import { type Entry, listEntries, type Reach } from './store.people.ts';
import { areaOf, grantStaff } from './store.staff.ts';
import { deleteUnstarted } from './store.ts';
import { grantOfEntry } from './view.ts';

type LeavingRefusal = Refused<'staff_unknown' | 'staff_role_denied' | 'staff_last_administrator'>;

/** Whether a person's roles may be removed: the caller may give these roles, and an administrator remains. */
async function refuseLeaving(
  tx: Tx,
  userId: UserId,
  roles: readonly StaffGrant[],
  { permissions }: Pick<Call, 'permissions'>,
): Promise<LeavingRefusal | undefined> {
  if (!roles.every(role => mayGive(permissions, role))) return refuse('staff_role_denied');
  for (const role of roles.filter(one => one.role === 'administrator')) {
    const decision = decideLeaving(await lockAdministrators(tx, role), userId);
    if (decision !== 'allowed') return decision;
  }
  return undefined;
}

/** Replaces the role of a person in one area. */
export async function updatePerson(
  tx: Tx,
  reach: Reach,
  call: Call & { readonly params: { readonly id: UserId }; readonly body: Parameters<typeof readGrant>[2]['body'] },
) {
  const { id } = call.params;
  await lockPerson(tx, id);
  const grant = await readGrant(tx, reach, call);
  if (isRefused(grant)) return grant;
  const area = areaOf(grant);
  const held = (await listEntries(tx, reach, [id]))
    .filter(entry => entry.invited_until === null)
    .map(grantOfEntry)
    .find(one => one.scope === grant.scope && isSameArea(areaOf(one), area));
  if (held === undefined) return refuse('staff_unknown');
  if (held.role !== grant.role) {
    const refusal = await refuseLeaving(tx, id, [held], call);
    if (refusal !== undefined) return refusal;
    await grantStaff(tx, id, grant, { by: userOf(call).userId, now: call.now });
    await call.audit(tx, id, { from: nameOfRole(held), to: nameOfRole(grant) }, { scope: area });
  }
  return await readChanged(tx, reach, id, call);
}

type Area = ReturnType<typeof areaOf>;
const isSameArea = (one: Area, other: Area) => one.companyId === other.companyId && one.facilityId === other.facilityId;

/** Removes roles and withdraws invitations; returns undefined if it was refused. */
async function leave(tx: Tx, entries: readonly Entry[], call: Call & { readonly params: { readonly id: UserId } }) {
  const { id } = call.params;
  if (entries.length === 0) return refuse('staff_unknown');
  const grants = entries.map(grantOfEntry);
  const refusal = await refuseLeaving(tx, id, heldIn(entries), call);
  if (refusal !== undefined) return refusal;
  for (const grant of grants) {
    const purpose: StaffInvitePurpose = `invite-${grant.scope}`;
    await deleteGrant(tx, id, grant);
    await endTokens(tx, purpose, { userId: id, ...areaOf(grant) }, call.now);
  }
  await deleteUnstarted(tx, id, call.now);
  await call.audit(tx, id, { roles: grants.map(nameOfRole) });
  return undefined;
}

/** The accepted roles among the entries, in the same order for every caller. */
const heldIn = (entries: readonly Entry[]) => entries.filter(entry => entry.invited_until === null).map(grantOfEntry);

/** Removes the role of a person, or the invitation, in the area of the path or in one directly below. */
export async function removeRoles(
  tx: Tx,
  reach: Reach,
  call: Call & {
    readonly params: { readonly id: UserId };
    readonly query: { readonly areaId?: number | undefined };
  },
) {
  const { areaId } = call.query;
  await lockPerson(tx, call.params.id);
  const entries = await listEntries(tx, reach, [call.params.id]);
  const there = entries.filter(entry =>
    areaId === undefined
      ? entry.scope === reach.scope
      : entry.scope !== reach.scope && (entry.company_id ?? entry.facility_id) === areaId,
  );
  return await leave(tx, there, call);
}

/** Removes a person from every area in reach; deletes the account if it has no other role or invitation. */
export async function removePerson(tx: Tx, reach: Reach, call: Call & { readonly params: { readonly id: UserId } }) {
  const { id } = call.params;
  await lockPerson(tx, id);
  const refusal = await leave(tx, await listEntries(tx, reach, [id]), call);
  if (refusal !== undefined) return refusal;
  await deleteIfUnneeded(tx, id, call.now);
  return undefined;
}
