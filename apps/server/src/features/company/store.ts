import type { ListQuery } from '@kotohogi/contract/kit/list';
import { companyList } from '@kotohogi/contract/lists';
import type { Tables } from '@kotohogi/db/tables';
import type { CompanyId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { contains, matching, readPage } from '../../platform/db/list.ts';
import { isTaken } from '../../platform/db/unique.ts';

const ORDER = {
  by: {
    createdAt: 'company.created_at',
    name: 'company.name',
    accountId: 'company.account_id',
    contractNumber: 'company.contract_number',
  },
  ties: 'company.id',
} as const;

/** The names and the account id of a company, in lower case. */
const NAMES = sql<string>`lower(company.name || ' ' || company.account_id)`;

const liveFacilities = (eb: ExpressionBuilder<Tables, 'company'>) =>
  eb
    .selectFrom('facility')
    .select(count => count.fn.countAll<number>().as('n'))
    .whereRef('facility.company_id', '=', 'company.id')
    .where('facility.deleted_at', 'is', null);

/** One page of the companies that are not deleted, with the number of their facilities. */
export async function listCompanies(tx: Tx, query: ListQuery<typeof companyList>) {
  const rows = tx
    .selectFrom('company')
    .select(eb => [
      'company.id',
      'company.account_id',
      'company.name',
      'company.contract_number',
      liveFacilities(eb).as('facility_count'),
    ])
    .where('company.deleted_at', 'is', null)
    .where(eb =>
      matching(eb, companyList, query, {
        name: text => contains(NAMES, text.toLowerCase()),
        accountId: 'company.account_id',
      }),
    );
  return await readPage(rows, query, ORDER);
}

/** A company that is not deleted, and whether one of its weddings has published its invitation. */
export async function findCompany(tx: Tx, id: CompanyId) {
  return await tx
    .selectFrom('company')
    .select([
      'id',
      'account_id',
      'name',
      'contract_number',
      'privacy_policy_link',
      'terms_link',
      'law_link',
      'faq_link',
      'guide_link',
      'copyright_name',
      'version',
      'created_at',
      'updated_at',
    ])
    .select(eb =>
      eb
        .exists(
          eb
            .selectFrom('invitation')
            .innerJoin('wedding', 'wedding.id', 'invitation.wedding_id')
            .innerJoin('facility', 'facility.id', 'wedding.facility_id')
            .select('invitation.wedding_id')
            .whereRef('facility.company_id', '=', 'company.id')
            .where('invitation.published_at', 'is not', null),
        )
        .as('is_invited'),
    )
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Locks a company until the transaction ends, so that no facility is added to it; returns false if it is deleted. */
export async function lockCompany(tx: Tx, id: CompanyId): Promise<boolean> {
  const row = await tx
    .selectFrom('company')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The fields of a company, as the API names them. */
export interface CompanyFields {
  readonly name?: string | undefined;
  readonly accountId?: string | undefined;
  readonly contractNumber?: number | undefined;
  readonly privacyPolicyLink?: string | undefined;
  readonly termsLink?: string | undefined;
  readonly lawLink?: string | undefined;
  readonly faqLink?: string | undefined;
  readonly guideLink?: string | undefined;
  readonly copyrightName?: string | undefined;
}

/** The columns of the given fields; the others are left out. */
const columnsOf = (fields: CompanyFields) => ({
  name: fields.name,
  account_id: fields.accountId,
  contract_number: fields.contractNumber,
  privacy_policy_link: fields.privacyPolicyLink,
  terms_link: fields.termsLink,
  law_link: fields.lawLink,
  faq_link: fields.faqLink,
  guide_link: fields.guideLink,
  copyright_name: fields.copyrightName,
});

/** Whether another company uses this account id or contract number; they are unique in the platform. */
export async function isTakenByAnother(
  tx: Tx,
  column: 'account_id' | 'contract_number',
  value: string | number | undefined,
  id?: CompanyId,
): Promise<boolean> {
  return await isTaken(tx, { table: 'company', column, value, id });
}

type NewCompany = CompanyFields & {
  readonly name: string;
  readonly accountId: string;
  readonly contractNumber: number;
};

/** Stores a new company. */
export async function insertCompany(tx: Tx, fields: NewCompany, now: Instant): Promise<CompanyId> {
  const { name, accountId, contractNumber } = fields;
  const row = await tx
    .insertInto('company')
    .values({
      ...columnsOf(fields),
      name,
      account_id: accountId,
      contract_number: contractNumber,
      created_at: at(now),
      updated_at: at(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A company at the version that was edited. */
export interface EditedCompany {
  readonly id: CompanyId;
  readonly version: number;
  readonly now: Instant;
}

/** Changes a company that is still at this version; returns false if the version has changed. */
export async function updateCompany(tx: Tx, edited: EditedCompany, fields: CompanyFields): Promise<boolean> {
  const result = await tx
    .updateTable('company')
    .set({ ...columnsOf(fields), version: edited.version + 1, updated_at: at(edited.now) })
    .where('id', '=', edited.id)
    .where('version', '=', edited.version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** How many facilities a company has. */
export async function countFacilities(tx: Tx, id: CompanyId): Promise<number> {
  const row = await tx
    .selectFrom('facility')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('company_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Deletes a company; its row stays, so that its account id and its contract number are never used again. */
export async function deleteCompany(tx: Tx, id: CompanyId, now: Instant): Promise<void> {
  await tx
    .updateTable('company')
    .set({ deleted_at: at(now), updated_at: at(now) })
    .where('id', '=', id)
    .execute();
}
