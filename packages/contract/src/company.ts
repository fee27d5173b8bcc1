import type { CompanyId } from '@kotohogi/domain/kernel/ids';
import * as z from 'zod/mini';
import { empty, endpoint } from './kit/endpoint.ts';
import { companyList } from './lists.ts';
import { count, instantMs, wholeNumber } from './rules/number.ts';
import { companyPath, pathId } from './rules/params.ts';
import { patch } from './rules/patch.ts';
import { listQuery, pageOf } from './rules/query.ts';
import { accountId, optionalLine, optionalUrl, personName } from './rules/text.ts';

/** A company as shown in the platform's list. */
export const companyRow = z.object({
  id: z.number(),
  accountId: z.string(),
  name: z.string(),
  contractNumber: z.number(),
  facilityCount: z.number(),
  /** Whether the caller may open the company's own pages (docs/product/company.md#roles). */
  mayEnter: z.boolean(),
});
export type CompanyRow = z.infer<typeof companyRow>;

/** The fields that a company changes itself: its name, and the footer of its pages. */
export const companyInfoFields = {
  name: personName,
  privacyPolicyLink: optionalUrl,
  termsLink: optionalUrl,
  lawLink: optionalUrl,
  faqLink: optionalUrl,
  guideLink: optionalUrl,
  copyrightName: optionalLine(100),
};

/** The fields that only the platform changes (docs/product/company.md#fields). */
export const companyContractFields = { accountId, contractNumber: wholeNumber(1, 9999) };

/** A company with all its fields. */
export const companyRecord = z.object({
  id: z.number(),
  name: z.string(),
  accountId: z.string(),
  contractNumber: z.number(),
  privacyPolicyLink: z.string(),
  termsLink: z.string(),
  lawLink: z.string(),
  faqLink: z.string(),
  guideLink: z.string(),
  copyrightName: z.string(),
  /** An invitation of one of its weddings is published, so that the account id cannot change. */
  isAccountIdFixed: z.boolean(),
  /** Whether the caller may open the company's own pages (docs/product/company.md#roles). */
  mayEnter: z.boolean(),
  version: z.number(),
  createdAt: instantMs,
  updatedAt: instantMs,
  /** The caller's permission names; the browser uses them and never derives its own. */
  abilities: z.array(z.string()),
});
export type CompanyRecord = z.infer<typeof companyRecord>;

const saveErrors = { company_account_id_taken: 422, company_contract_number_taken: 422 } as const;
const byId = z.object({ id: pathId<CompanyId>() });

/** The owners of facilities. */
export const company = {
  list: endpoint({
    name: 'company.list',
    method: 'GET',
    path: '/admin/companies',
    summary: 'Lists the companies of the platform, with search, paging and sorting.',
    access: 'admin:read:company',
    query: listQuery(companyList),
    output: pageOf(companyRow),
  }),
  read: endpoint({
    name: 'company.read',
    method: 'GET',
    path: '/admin/companies/:id',
    summary: 'Returns a company with all its fields.',
    access: 'admin:read:company',
    params: byId,
    output: companyRecord,
    errors: { company_unknown: 404 },
  }),
  create: endpoint({
    name: 'company.create',
    method: 'POST',
    path: '/admin/companies',
    summary: 'Creates a company.',
    access: 'admin:write:company',
    audit: 'company',
    body: z.extend(patch(companyInfoFields), { name: companyInfoFields.name, ...companyContractFields }),
    output: companyRecord,
    errors: saveErrors,
  }),
  update: endpoint({
    name: 'company.update',
    method: 'PATCH',
    path: '/admin/companies/:id',
    summary: 'Changes a company; `version` is the version that was edited.',
    access: 'admin:write:company',
    audit: 'company',
    params: byId,
    body: z.extend(patch({ ...companyInfoFields, ...companyContractFields }), { version: count }),
    output: companyRecord,
    errors: { ...saveErrors, company_unknown: 404, company_changed: 409, company_account_id_fixed: 422 },
  }),
  remove: endpoint({
    name: 'company.remove',
    method: 'DELETE',
    path: '/admin/companies/:id',
    summary: 'Deletes a company that has no facilities.',
    access: 'admin:write:company',
    audit: 'company',
    params: byId,
    output: empty,
    errors: { company_unknown: 404, company_has_facilities: 409 },
  }),
  info: endpoint({
    name: 'company.info',
    method: 'GET',
    path: '/companies/:companyId',
    summary: "Returns the company of the caller's area with the caller's permissions there.",
    access: 'company:read:info',
    params: z.object(companyPath),
    output: companyRecord,
    errors: { company_unknown: 404 },
  }),
  updateInfo: endpoint({
    name: 'company.updateInfo',
    method: 'PATCH',
    path: '/companies/:companyId',
    summary: 'Changes the name, the links and the copyright of a company.',
    access: 'company:write:info',
    audit: 'company',
    params: z.object(companyPath),
    body: z.extend(patch(companyInfoFields), { version: count }),
    output: companyRecord,
    errors: { company_unknown: 404, company_changed: 409 },
  }),
};
