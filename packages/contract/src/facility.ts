import type { FacilityId } from '@kotohogi/domain/kernel/ids';
import { AGGREGATE_AREAS } from '@kotohogi/domain/wedding/types';
import * as z from 'zod/mini';
import { deletedTenant } from './company.ts';
import { empty, endpoint } from './kit/endpoint.ts';
import { facilityList, platformFacilityList } from './lists.ts';
import { count, instantMs, share, wholeNumber } from './rules/number.ts';
import { companyPath, facilityPath, pathId } from './rules/params.ts';
import { patch } from './rules/patch.ts';
import { listQuery, pageOf } from './rules/query.ts';
import { rule } from './rules/rule.ts';
import { accountId, multipleEmail, optionalLine, optionalUrl, personName } from './rules/text.ts';

/** A facility as shown in its company's list. */
export const facilityRow = z.object({
  id: z.number(),
  accountId: z.string(),
  name: z.string(),
  contractNumber: z.number(),
  hallCount: z.number(),
  upcomingWeddings: z.number(),
});
export type FacilityRow = z.infer<typeof facilityRow>;

/** A facility as shown in the platform's list. */
export const platformFacilityRow = z.extend(facilityRow, {
  companyId: z.number(),
  companyName: z.string(),
  companyAccountId: z.string(),
  /** Whether the caller may open the facility's own pages (docs/product/company.md#roles). */
  mayEnter: z.boolean(),
});
export type PlatformFacilityRow = z.infer<typeof platformFacilityRow>;

/** Only https, because guests get the link (docs/product/facility.md#fields). */
const questionnaireUrl = optionalUrl.check(
  rule<string>('url', value => value === '' || value.toLowerCase().startsWith('https://')),
);

/** The fields of the contract between company and platform (docs/product/facility.md#contract). */
export const facilityContractFields = {
  name: personName,
  accountId,
  contractNumber: wholeNumber(1, 9999),
  /** A share: 0.05 is 5 %. */
  commissionRate: share,
};

/** The fields that a facility or its company can change (docs/product/facility.md#fields). */
export const facilitySettingFields = {
  homepage: optionalUrl,
  contactPhone: optionalLine(100),
  contactHours: optionalLine(100),
  archiveVideoAmount: wholeNumber(0, 9_999_999),
  sellArchiveVideo: z.boolean(),
  throwMoneyEnabled: z.boolean(),
  /** Separated by commas. */
  paymentErrorEmails: multipleEmail,
  paymentFixedEmails: multipleEmail,
  questionnaireUrl,
  weddingAggregateArea: z.enum(AGGREGATE_AREAS),
  preRegistration: z.boolean(),
  /** A transfer to a couple needs a second person (docs/product/transfer.md#approval). */
  transferApproval: z.boolean(),
};

/** A facility with all its fields. */
export const facilityRecord = z.object({
  id: z.number(),
  name: z.string(),
  accountId: z.string(),
  contractNumber: z.number(),
  commissionRate: z.number(),
  homepage: z.string(),
  contactPhone: z.string(),
  contactHours: z.string(),
  archiveVideoAmount: z.number(),
  sellArchiveVideo: z.boolean(),
  throwMoneyEnabled: z.boolean(),
  paymentErrorEmails: z.string(),
  paymentFixedEmails: z.string(),
  questionnaireUrl: z.string(),
  weddingAggregateArea: z.enum(AGGREGATE_AREAS),
  preRegistration: z.boolean(),
  transferApproval: z.boolean(),
  /** An invitation of one of its weddings is published, so that the account id cannot change. */
  isAccountIdFixed: z.boolean(),
  version: z.number(),
  createdAt: instantMs,
  updatedAt: instantMs,
});
export type FacilityRecord = z.infer<typeof facilityRecord>;

const facilityOfCompany = z.object({ ...companyPath, id: pathId<FacilityId>() });

const saveErrors = {
  facility_account_id_taken: 422,
  facility_contract_number_taken: 422,
  facility_gifts_forbidden: 403,
} as const;

export const facility = {
  list: endpoint({
    name: 'facility.list',
    method: 'GET',
    path: '/companies/:companyId/facilities',
    summary: 'Lists the facilities of a company, with search, paging and sorting.',
    access: 'company:read:facility',
    params: z.object(companyPath),
    query: listQuery(facilityList),
    output: pageOf(facilityRow),
  }),
  listAll: endpoint({
    name: 'facility.listAll',
    method: 'GET',
    path: '/admin/facilities',
    summary: 'Lists the facilities of all companies, or of the company `companyId`.',
    access: 'admin:read:company',
    query: listQuery(platformFacilityList),
    output: pageOf(platformFacilityRow),
  }),
  read: endpoint({
    name: 'facility.read',
    method: 'GET',
    path: '/companies/:companyId/facilities/:id',
    summary: 'Returns a facility of a company with all its fields.',
    access: 'company:read:facility',
    params: facilityOfCompany,
    output: facilityRecord,
    errors: { facility_unknown: 404 },
  }),
  create: endpoint({
    name: 'facility.create',
    method: 'POST',
    path: '/companies/:companyId/facilities',
    summary: 'Creates a facility; omitted fields are empty or off.',
    access: 'company:write:facility',
    audit: 'facility',
    params: z.object(companyPath),
    body: z.extend(patch(facilitySettingFields), facilityContractFields),
    output: facilityRecord,
    errors: saveErrors,
  }),
  update: endpoint({
    name: 'facility.update',
    method: 'PATCH',
    path: '/companies/:companyId/facilities/:id',
    summary: 'Changes a facility. A caller with only the permission for gift money can change only that switch.',
    access: ['company:write:facility', 'company:write:throwMoneyEnabled'],
    audit: 'facility',
    params: facilityOfCompany,
    body: z.extend(patch({ ...facilityContractFields, ...facilitySettingFields }), { version: count }),
    output: facilityRecord,
    errors: {
      ...saveErrors,
      facility_unknown: 404,
      facility_changed: 409,
      facility_account_id_fixed: 422,
      facility_only_gifts: 403,
    },
  }),
  remove: endpoint({
    name: 'facility.remove',
    method: 'DELETE',
    path: '/companies/:companyId/facilities/:id',
    summary:
      'Deletes a facility that has no upcoming ceremonies, active streams or untransferred gift money; it can be restored for 30 days.',
    access: 'company:write:facility',
    audit: 'facility',
    params: facilityOfCompany,
    output: empty,
    errors: {
      facility_unknown: 404,
      facility_stream_active: 409,
      facility_weddings_ahead: 409,
      facility_gifts_open: 409,
    },
  }),
  deleted: endpoint({
    name: 'facility.deleted',
    method: 'GET',
    path: '/companies/:companyId/facilities/deleted',
    summary: 'Lists the deleted facilities of a company that can still be restored, at most 100, the latest first.',
    access: 'company:read:facility',
    params: z.object(companyPath),
    output: z.object({ rows: z.array(deletedTenant) }),
  }),
  restore: endpoint({
    name: 'facility.restore',
    method: 'POST',
    path: '/companies/:companyId/facilities/:id/restore',
    summary: 'Restores a deleted facility within 30 days, with everything in it.',
    access: 'company:write:facility',
    audit: 'facility',
    params: facilityOfCompany,
    output: facilityRecord,
    errors: { facility_unknown: 404, facility_restore_over: 410 },
  }),
  settings: endpoint({
    name: 'facility.settings',
    method: 'GET',
    path: '/facilities/:facilityId/settings',
    summary: 'Returns the settings of a facility, and its contract.',
    access: 'facility:read:setting',
    params: z.object(facilityPath),
    output: facilityRecord,
    errors: { facility_unknown: 404 },
  }),
  changeSettings: endpoint({
    name: 'facility.changeSettings',
    method: 'PATCH',
    path: '/facilities/:facilityId/settings',
    summary:
      'Changes the settings of a facility, never its contract; with the permission for gift money alone, only that switch.',
    access: ['facility:write:setting', 'facility:write:throwMoneyEnabled'],
    audit: 'facility',
    params: z.object(facilityPath),
    body: z.extend(patch(facilitySettingFields), { version: count }),
    output: facilityRecord,
    errors: { facility_unknown: 404, facility_changed: 409, facility_gifts_forbidden: 403, facility_only_gifts: 403 },
  }),
  detail: endpoint({
    name: 'facility.detail',
    method: 'GET',
    path: '/facilities/:facilityId',
    summary: 'Returns what the pages of a facility need, and what the caller may do there.',
    access: 'facility:read:info',
    params: z.object(facilityPath),
    output: z.object({
      id: z.number(),
      accountId: z.string(),
      companyAccountId: z.string(),
      companyName: z.string(),
      name: z.string(),
      throwMoneyEnabled: z.boolean(),
      sellArchiveVideo: z.boolean(),
      archiveVideoAmount: z.number(),
      /** The caller's permission names here (the browser asks and never derives them). */
      abilities: z.array(z.string()),
    }),
  }),
};
