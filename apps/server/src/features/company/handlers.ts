import { type CompanyRecord, company } from '@kotohogi/contract/company';
import { withinKey } from '@kotohogi/domain/account/api-key';
import { decideCompanyRemoval, isAccountIdKept } from '@kotohogi/domain/company/decide';
import type { CompanyId } from '@kotohogi/domain/kernel/ids';
import { instant } from '@kotohogi/domain/kernel/instant';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { permissionsIn } from '@kotohogi/domain/permission/grants';
import { asUser, type Call, inCompany, type Route, userOf } from '../../gate/route.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import {
  type CompanyFields,
  countFacilities,
  deleteCompany,
  findCompany,
  insertCompany,
  isTakenByAnother,
  listCompanies,
  lockCompany,
  updateCompany,
} from './store.ts';

/** The first page of a company's area is the list of its facilities. */
const ENTERS = 'company:read:facility';

function mayEnter(call: Call, companyId: CompanyId): boolean {
  const { grants, apiKey } = userOf(call);
  return withinKey(permissionsIn(grants, { companyId }), apiKey).has(ENTERS);
}

function toRecord(row: NonNullable<Awaited<ReturnType<typeof findCompany>>>, call: Call): CompanyRecord {
  return {
    id: row.id,
    name: row.name,
    accountId: row.account_id,
    contractNumber: row.contract_number,
    privacyPolicyLink: row.privacy_policy_link,
    termsLink: row.terms_link,
    lawLink: row.law_link,
    faqLink: row.faq_link,
    guideLink: row.guide_link,
    copyrightName: row.copyright_name,
    isAccountIdFixed: row.is_invited === true,
    mayEnter: mayEnter(call, row.id),
    version: row.version,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
    abilities: [...call.permissions].sort(),
  };
}

/** The company as it is now. */
async function answer(tx: Tx, id: CompanyId, call: Call) {
  const row = await findCompany(tx, id);
  return row === undefined ? refuse('company_unknown') : toRecord(row, call);
}

/** Refuses an account id or a contract number that another company already uses. */
async function refuseTaken(tx: Tx, { accountId, contractNumber }: CompanyFields, id?: CompanyId) {
  if (await isTakenByAnother(tx, 'account_id', accountId, id)) {
    return refuse('company_account_id_taken', { field: 'accountId' });
  }
  const isNumberTaken = await isTakenByAnother(tx, 'contract_number', contractNumber, id);
  return isNumberTaken ? refuse('company_contract_number_taken', { field: 'contractNumber' }) : undefined;
}

async function create(tx: Tx, call: Call<typeof company.create>) {
  const refusal = await refuseTaken(tx, call.body);
  if (refusal !== undefined) return refusal;
  const id = await insertCompany(tx, call.body, call.now);
  await call.audit(tx, id, call.body, { scope: { companyId: id } });
  const row = await findCompany(tx, id);
  if (row === undefined) throw new Error(`company ${id} was stored and cannot be read`);
  return toRecord(row, call);
}

async function update(tx: Tx, call: Call<typeof company.update>) {
  const { id } = call.params;
  const { version, ...fields } = call.body;
  if (!(await lockCompany(tx, id))) return refuse('company_unknown');
  const row = await findCompany(tx, id);
  if (row === undefined) return refuse('company_unknown');
  if (row.version !== version) return refuse('company_changed');
  const ids = { stored: row.account_id, wanted: fields.accountId, isInvited: row.is_invited === true };
  if (isAccountIdKept(ids)) return refuse('company_account_id_fixed', { field: 'accountId' });
  const refusal = await refuseTaken(tx, fields, id);
  if (refusal !== undefined) return refusal;
  if (!(await updateCompany(tx, { id, version, now: call.now }, fields))) return refuse('company_changed');
  await call.audit(tx, id, call.body, { scope: { companyId: id } });
  return await answer(tx, id, call);
}

async function updateInfo(tx: Tx, call: Call<typeof company.updateInfo>, id: CompanyId) {
  const { version, ...fields } = call.body;
  if (!(await updateCompany(tx, { id, version, now: call.now }, fields))) return refuse('company_changed');
  await call.audit(tx, id, call.body);
  return await answer(tx, id, call);
}

async function remove(tx: Tx, call: Call<typeof company.remove>) {
  const { id } = call.params;
  if (!(await lockCompany(tx, id))) return refuse('company_unknown');
  const decision = decideCompanyRemoval(await countFacilities(tx, id));
  if (decision !== 'allowed') return decision;
  await deleteCompany(tx, id, call.now);
  await call.audit(tx, id, {}, { scope: { companyId: id } });
  return {};
}

/** Handlers for the platform's calls about companies, and for a company's own information. */
export function companyHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    asUser(company.list, async call => {
      const { rows, ...page } = await listCompanies(db, call.query);
      return {
        ...page,
        rows: rows.map(row => ({
          id: row.id,
          accountId: row.account_id,
          name: row.name,
          contractNumber: row.contract_number,
          facilityCount: row.facility_count ?? 0,
          mayEnter: mayEnter(call, row.id),
        })),
      };
    }),
    asUser(company.read, call => answer(db, call.params.id, call)),
    asUser(company.create, call => db.transaction().execute(tx => create(tx, call))),
    asUser(company.update, call => db.transaction().execute(tx => update(tx, call))),
    asUser(company.remove, call => db.transaction().execute(tx => remove(tx, call))),
    inCompany(company.info, (call, { companyId }) => answer(db, companyId, call)),
    inCompany(company.updateInfo, (call, { companyId }) =>
      db.transaction().execute(tx => updateInfo(tx, call, companyId)),
    ),
  ];
}
