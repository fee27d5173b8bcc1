import type { FacilityRecord, facilityContractFields, facilitySettingFields } from '@kotohogi/contract/facility';
import type { ListQuery } from '@kotohogi/contract/kit/list';
import { facilityList, platformFacilityList } from '@kotohogi/contract/lists';
import type { FacilityId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { rate } from '@kotohogi/domain/kernel/yen';
import { sql } from 'kysely';
import type { CompanyScope, FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { contains, matching, readPage } from '../../platform/db/list.ts';
import { isTaken } from '../../platform/db/unique.ts';

const ORDER = {
  by: {
    createdAt: 'facility.created_at',
    name: 'facility.name',
    accountId: 'facility.account_id',
    contractNumber: 'facility.contract_number',
  },
  ties: 'facility.id',
} as const;

/** The name and the account id of a facility, in lower case. */
const NAMES = sql<string>`lower(facility.name || ' ' || facility.account_id)`;
const isNamed = (text: string) => contains(NAMES, text.toLowerCase());

/** Facilities that are not deleted, with their company, halls and upcoming weddings. */
function facilities(tx: Tx, now: Instant) {
  return tx
    .selectFrom('facility')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select(eb => [
      'facility.id',
      'facility.company_id',
      'facility.account_id',
      'facility.name',
      'facility.contract_number',
      'company.name as company_name',
      'company.account_id as company_account_id',
      eb
        .selectFrom('hall')
        .select(count => count.fn.countAll<number>().as('n'))
        .whereRef('hall.facility_id', '=', 'facility.id')
        .where('hall.deleted_at', 'is', null)
        .as('hall_count'),
      eb
        .selectFrom('wedding')
        .select(count => count.fn.countAll<number>().as('n'))
        .whereRef('wedding.facility_id', '=', 'facility.id')
        .where('wedding.deleted_at', 'is', null)
        .where('wedding.starts_at', '>=', at(now))
        .as('upcoming_weddings'),
    ])
    .where('facility.deleted_at', 'is', null)
    .where('company.deleted_at', 'is', null);
}

/** One page of the facilities of a company. */
export async function listFacilitiesOfCompany(
  tx: Tx,
  scope: CompanyScope,
  query: ListQuery<typeof facilityList>,
  now: Instant,
) {
  const rows = facilities(tx, now)
    .where('facility.company_id', '=', scope.companyId)
    .where(eb => matching(eb, facilityList, query, { name: isNamed, accountId: 'facility.account_id' }));
  return await readPage(rows, query, ORDER);
}

/** One page of the facilities of the platform. */
export async function listAllFacilities(tx: Tx, query: ListQuery<typeof platformFacilityList>, now: Instant) {
  const rows = facilities(tx, now).where(eb =>
    matching(eb, platformFacilityList, query, { name: isNamed, companyId: 'facility.company_id' }),
  );
  return await readPage(rows, query, ORDER);
}

/** A facility with its company. */
export async function getFacility(tx: Tx, scope: FacilityScope) {
  return await tx
    .selectFrom('facility')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select([
      'facility.id',
      'facility.account_id',
      'facility.name',
      'facility.throw_money_enabled',
      'facility.sell_archive_video',
      'facility.archive_video_amount',
      'company.account_id as company_account_id',
      'company.name as company_name',
    ])
    .where('facility.id', '=', scope.facilityId)
    .executeTakeFirstOrThrow();
}

/** A facility of a company with all its fields, and whether one of its weddings has published its invitation. */
export async function findFacilityOfCompany(tx: Tx, scope: CompanyScope | FacilityScope, id: FacilityId) {
  return await tx
    .selectFrom('facility')
    .select(['id', 'name', 'account_id', 'contract_number', 'commission_rate', 'homepage', 'contact_phone'])
    .select(['contact_hours', 'archive_video_amount', 'sell_archive_video', 'throw_money_enabled'])
    .select(['payment_error_emails', 'payment_fixed_emails', 'questionnaire_url', 'wedding_aggregate_area'])
    .select(['pre_registration', 'transfer_approval', 'version', 'created_at', 'updated_at'])
    .select(eb =>
      eb
        .exists(
          eb
            .selectFrom('invitation')
            .innerJoin('wedding', 'wedding.id', 'invitation.wedding_id')
            .select('invitation.wedding_id')
            .whereRef('wedding.facility_id', '=', 'facility.id')
            .where('invitation.published_at', 'is not', null),
        )
        .as('is_invited'),
    )
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Locks a facility until the transaction ends, so that no wedding is added to it; returns false if missing. */
export async function lockFacility(tx: Tx, scope: CompanyScope | FacilityScope, id: FacilityId): Promise<boolean> {
  const row = await tx
    .selectFrom('facility')
    .select('id')
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a company from being deleted until the transaction ends. */
export async function holdCompany(tx: Tx, scope: CompanyScope): Promise<void> {
  await tx
    .selectFrom('company')
    .select('id')
    .where('id', '=', scope.companyId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirstOrThrow();
}

/** The fields that a facility or its company can change. */
export type FacilityFields = {
  readonly [Name in keyof typeof facilitySettingFields | keyof typeof facilityContractFields]?:
    | FacilityRecord[Name]
    | undefined;
};

const addresses = (text: string | undefined) => text?.split(',').filter(one => one !== '');

/** The columns of the given fields; the others are left out. */
const columnsOf = (fields: FacilityFields) => ({
  name: fields.name,
  account_id: fields.accountId,
  contract_number: fields.contractNumber,
  commission_rate: fields.commissionRate === undefined ? undefined : rate(fields.commissionRate),
  homepage: fields.homepage,
  contact_phone: fields.contactPhone,
  contact_hours: fields.contactHours,
  archive_video_amount: fields.archiveVideoAmount,
  sell_archive_video: fields.sellArchiveVideo,
  throw_money_enabled: fields.throwMoneyEnabled,
  payment_error_emails: addresses(fields.paymentErrorEmails),
  payment_fixed_emails: addresses(fields.paymentFixedEmails),
  questionnaire_url: fields.questionnaireUrl,
  wedding_aggregate_area: fields.weddingAggregateArea,
  pre_registration: fields.preRegistration,
  transfer_approval: fields.transferApproval,
});

/** Whether another facility uses this account id or contract number; they are unique in the platform. */
export async function isTakenByAnother(
  tx: Tx,
  column: 'account_id' | 'contract_number',
  value: string | number | undefined,
  id?: FacilityId,
): Promise<boolean> {
  return await isTaken(tx, { table: 'facility', column, value, id });
}

type NewFacility = FacilityFields & Readonly<Pick<FacilityRecord, keyof typeof facilityContractFields>>;

/** Stores a new facility. */
export async function insertFacility(tx: Tx, scope: CompanyScope, fields: NewFacility, now: Instant) {
  const { name, accountId, contractNumber, commissionRate } = fields;
  const row = await tx
    .insertInto('facility')
    .values({
      ...columnsOf(fields),
      company_id: scope.companyId,
      name,
      account_id: accountId,
      contract_number: contractNumber,
      commission_rate: rate(commissionRate),
      created_at: at(now),
      updated_at: at(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A facility at the version that was edited. */
export interface EditedFacility {
  readonly id: FacilityId;
  readonly version: number;
  readonly now: Instant;
}

/** Changes a facility that is still at this version; returns false if the version has changed. */
export async function updateFacility(
  tx: Tx,
  scope: CompanyScope | FacilityScope,
  edited: EditedFacility,
  fields: FacilityFields,
) {
  const result = await tx
    .updateTable('facility')
    .set({ ...columnsOf(fields), version: edited.version + 1, updated_at: at(edited.now) })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', edited.id)
    .where('version', '=', edited.version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
