import { facility } from '@kotohogi/contract/facility';
import { decideFacilityChange } from '@kotohogi/domain/facility/decide';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { type Call, inFacility, type Route } from '../../gate/route.ts';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { findFacilityOfCompany, lockFacility, updateFacility } from './store.ts';
import { toRecord } from './view.ts';

async function read(tx: Tx, scope: FacilityScope) {
  const row = await findFacilityOfCompany(tx, scope, scope.facilityId);
  return row === undefined ? refuse('facility_unknown') : toRecord(row);
}

async function change(tx: Tx, scope: FacilityScope, call: Call<typeof facility.changeSettings>) {
  const { version, ...fields } = call.body;
  const decision = decideFacilityChange({
    fields: Object.keys(fields),
    mayWrite: call.permissions.has('facility:write:setting'),
    maySwitchGifts: call.permissions.has('facility:write:throwMoneyEnabled'),
  });
  if (decision !== 'allowed') return decision;
  const id = scope.facilityId;
  if (!(await lockFacility(tx, scope, id))) return refuse('facility_unknown');
  if (!(await updateFacility(tx, scope, { id, version, now: call.now }, fields))) return refuse('facility_changed');
  await call.audit(tx, id, call.body);
  return await read(tx, scope);
}

/** Handlers for the settings that a facility's own staff change (docs/product/facility.md#settings). */
export function facilitySettingHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inFacility(facility.settings, (_call, scope) => read(db, scope)),
    inFacility(facility.changeSettings, (call, scope) => db.transaction().execute(tx => change(tx, scope, call))),
  ];
}
