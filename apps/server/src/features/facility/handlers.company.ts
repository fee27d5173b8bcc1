import { facility } from '@kotohogi/contract/facility';
import { isAccountIdKept } from '@kotohogi/domain/company/decide';
import { decideFacilityChange, decideFacilityRemoval } from '@kotohogi/domain/facility/decide';
import type { FacilityId } from '@kotohogi/domain/kernel/ids';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { type Call, inCompany, type Route } from '../../gate/route.ts';
import type { CompanyScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { deleteFacility, readFacilityUse } from './store.removal.ts';
import {
  type FacilityFields,
  findFacilityOfCompany,
  holdCompany,
  insertFacility,
  isTakenByAnother,
  lockFacility,
  updateFacility,
} from './store.ts';
import { toRecord } from './view.ts';

/** The facility as it is now. */
async function answer(tx: Tx, scope: CompanyScope, id: FacilityId) {
  const row = await findFacilityOfCompany(tx, scope, id);
  return row === undefined ? refuse('facility_unknown') : toRecord(row);
}

/** Refuses an account id or a contract number that another facility already uses. */
async function refuseTaken(tx: Tx, { accountId, contractNumber }: FacilityFields, id?: FacilityId) {
  if (await isTakenByAnother(tx, 'account_id', accountId, id)) {
    return refuse('facility_account_id_taken', { field: 'accountId' });
  }
  const isNumberTaken = await isTakenByAnother(tx, 'contract_number', contractNumber, id);
  return isNumberTaken ? refuse('facility_contract_number_taken', { field: 'contractNumber' }) : undefined;
}

const maySwitchGifts = (call: Call) => call.permissions.has('company:write:throwMoneyEnabled');

async function create(tx: Tx, call: Call<typeof facility.create>, scope: CompanyScope) {
  const { body } = call;
  if (body.throwMoneyEnabled === true && !maySwitchGifts(call)) {
    return refuse('facility_gifts_forbidden', { field: 'throwMoneyEnabled' });
  }
  await holdCompany(tx, scope);
  const refusal = await refuseTaken(tx, body);
  if (refusal !== undefined) return refusal;
  const id = await insertFacility(tx, scope, body, call.now);
  await call.audit(tx, id, body, { scope: { ...scope, facilityId: id } });
  const row = await findFacilityOfCompany(tx, scope, id);
  if (row === undefined) throw new Error(`facility ${id} was stored and cannot be read`);
  return toRecord(row);
}

async function update(tx: Tx, call: Call<typeof facility.update>, scope: CompanyScope) {
  const { id } = call.params;
  const { version, ...fields } = call.body;
  if (!(await lockFacility(tx, scope, id))) return refuse('facility_unknown');
  const row = await findFacilityOfCompany(tx, scope, id);
  if (row === undefined) return refuse('facility_unknown');
  const decision = decideFacilityChange({
    fields: Object.keys(fields),
    mayWrite: call.permissions.has('company:write:facility'),
    maySwitchGifts: maySwitchGifts(call),
  });
  if (decision !== 'allowed') return decision;
  if (row.version !== version) return refuse('facility_changed');
  const ids = { stored: row.account_id, wanted: fields.accountId, isInvited: row.is_invited === true };
  if (isAccountIdKept(ids)) return refuse('facility_account_id_fixed', { field: 'accountId' });
  const refusal = await refuseTaken(tx, fields, id);
  if (refusal !== undefined) return refusal;
  if (!(await updateFacility(tx, scope, { id, version, now: call.now }, fields))) return refuse('facility_changed');
  await call.audit(tx, id, call.body, { scope: { ...scope, facilityId: id } });
  return await answer(tx, scope, id);
}

async function remove(tx: Tx, call: Call<typeof facility.remove>, scope: CompanyScope) {
  const { id } = call.params;
  if (!(await lockFacility(tx, scope, id))) return refuse('facility_unknown');
  const decision = decideFacilityRemoval(await readFacilityUse(tx, scope, id, call.now));
  if (decision !== 'allowed') return decision;
  await deleteFacility(tx, scope, id, call.now);
  await call.audit(tx, id, {}, { scope: { ...scope, facilityId: id } });
  return {};
}

/** Handlers for the facilities that a company manages. */
export function companyFacilityHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inCompany(facility.read, (call, scope) => answer(db, scope, call.params.id)),
    inCompany(facility.create, (call, scope) => db.transaction().execute(tx => create(tx, call, scope))),
    inCompany(facility.update, (call, scope) => db.transaction().execute(tx => update(tx, call, scope))),
    inCompany(facility.remove, (call, scope) => db.transaction().execute(tx => remove(tx, call, scope))),
  ];
}
