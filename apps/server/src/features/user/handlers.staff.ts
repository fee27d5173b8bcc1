import type { Endpoint } from '@kotohogi/contract/kit/endpoint';
import { staff } from '@kotohogi/contract/staff';
import { isLeaked } from '@kotohogi/domain/account/leaked';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { type Call, inCompany, inFacility, inNoScope, type Route, userOf } from '../../gate/route.ts';
import type { CompanyScope, FacilityScope } from '../../gate/scope.ts';
import { hashPassword } from '../../platform/crypto/password.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { createPerson, type GivingDeps, invitePerson, listGivingAreas, readPerson } from './index.give.ts';
import { removePerson, removeRoles, updatePerson } from './index.leave.ts';
import { listEntries, listPeople, type Reach } from './store.people.ts';
import { toStaffRow } from './view.ts';

export interface StaffDeps extends GivingDeps {
  readonly db: Db;
  readonly hub: Hub;
}

const ADMIN: Reach = { scope: 'admin' };
const ofCompany = (area: CompanyScope): Reach => ({ scope: 'company', area });
const ofFacility = (area: FacilityScope): Reach => ({ scope: 'facility', area });

/** A call in any scope. The platform's call has only the parts that all scopes share. */
type With<Part extends 'params' | 'query' | 'body', R extends Endpoint> = Call & Pick<Call<R>, Part>;

/** The implementation of each call, for any scope. */
function staffCalls(deps: StaffDeps) {
  const { db, hub } = deps;
  /** Runs a change and disconnects the person's open pages until they are reloaded with the remaining roles. */
  async function changing<Refusal extends object>(
    call: { readonly params: { readonly id: number } },
    change: () => Promise<Refusal>,
  ): Promise<Refusal> {
    const changed = await change();
    if (!('refused' in changed)) hub.disconnectUser(call.params.id);
    return changed;
  }
  return {
    areas: (reach: Reach, call: Call) => listGivingAreas(db, reach, call),
    list: async (reach: Reach, call: With<'query', typeof staff.adminList>) => {
      const { rows, ...page } = await listPeople(db, reach, call.query);
      const entries = await listEntries(
        db,
        reach,
        rows.map(({ id }) => id),
      );
      return { ...page, rows: rows.map(person => toStaffRow(person, entries, userOf(call).userId)) };
    },
    detail: (reach: Reach, call: With<'params', typeof staff.adminDetail>) =>
      readPerson(db, reach, call.params.id, call),
    invites: async (call: Call<typeof staff.adminInvites>) => {
      const row = await readPerson(db, ADMIN, call.params.id, call);
      if ('refused' in row) return row;
      const roles = row.roles.filter(role => role.invitedUntil !== null);
      return roles.length === 0 ? refuse('staff_unknown') : { ...row, roles };
    },
    create: async (reach: Reach, call: With<'body', typeof staff.adminCreate>) => {
      const { password } = call.body;
      if (isLeaked(password)) return refuse('password_leaked', { field: 'password' });
      const passwordHash = await hashPassword(password);
      return await db.transaction().execute(tx => createPerson(tx, deps, reach, { ...call, passwordHash }));
    },
    invite: (reach: Reach, call: With<'body', typeof staff.adminInvite>) =>
      db.transaction().execute(tx => invitePerson(tx, deps, reach, call)),
    update: (reach: Reach, call: With<'params' | 'body', typeof staff.adminUpdate>) =>
      changing(call, () => db.transaction().execute(tx => updatePerson(tx, reach, call))),
    remove: (reach: Reach, call: With<'params', typeof staff.adminRemove>) =>
      changing(call, () => db.transaction().execute(async tx => (await removePerson(tx, reach, call)) ?? {})),
    removeRoles: (reach: Reach, call: With<'params' | 'query', typeof staff.adminRemoveRoles>) =>
      changing(call, () => db.transaction().execute(async tx => (await removeRoles(tx, reach, call)) ?? {})),
  };
}

/** Handlers for the people of the platform, of companies and of facilities. */
export function staffHandlers(deps: StaffDeps): Route[] {
  const { areas, list, detail, invites, create, invite, update, remove, ...calls } = staffCalls(deps);
  return [
    inNoScope(staff.adminAreas, call => areas(ADMIN, call)),
    inNoScope(staff.adminList, call => list(ADMIN, call)),
    inNoScope(staff.adminInvites, call => invites(call)),
    inNoScope(staff.adminDetail, call => detail(ADMIN, call)),
    inNoScope(staff.adminCreate, call => create(ADMIN, call)),
    inNoScope(staff.adminInvite, call => invite(ADMIN, call)),
    inNoScope(staff.adminUpdate, call => update(ADMIN, call)),
    inNoScope(staff.adminRemove, call => remove(ADMIN, call)),
    inNoScope(staff.adminRemoveRoles, call => calls.removeRoles(ADMIN, call)),

    inCompany(staff.companyAreas, (call, scope) => areas(ofCompany(scope), call)),
    inCompany(staff.companyList, (call, scope) => list(ofCompany(scope), call)),
    inCompany(staff.companyDetail, (call, scope) => detail(ofCompany(scope), call)),
    inCompany(staff.companyCreate, (call, scope) => create(ofCompany(scope), call)),
    inCompany(staff.companyInvite, (call, scope) => invite(ofCompany(scope), call)),
    inCompany(staff.companyUpdate, (call, scope) => update(ofCompany(scope), call)),
    inCompany(staff.companyRemove, (call, scope) => remove(ofCompany(scope), call)),
    inCompany(staff.companyRemoveRoles, (call, scope) => calls.removeRoles(ofCompany(scope), call)),

    inFacility(staff.facilityAreas, (call, scope) => areas(ofFacility(scope), call)),
    inFacility(staff.facilityList, (call, scope) => list(ofFacility(scope), call)),
    inFacility(staff.facilityDetail, (call, scope) => detail(ofFacility(scope), call)),
    inFacility(staff.facilityCreate, (call, scope) => create(ofFacility(scope), call)),
    inFacility(staff.facilityInvite, (call, scope) => invite(ofFacility(scope), call)),
    inFacility(staff.facilityUpdate, (call, scope) => update(ofFacility(scope), call)),
    inFacility(staff.facilityRemove, (call, scope) => remove(ofFacility(scope), call)),
    inFacility(staff.facilityRemoveRoles, (call, scope) => calls.removeRoles(ofFacility(scope), call)),
  ];
}
