import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';

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

/** The owners of facilities. */
export const company = {
  list: endpoint({
    name: 'company.list',
    method: 'GET',
    path: '/admin/companies',
    summary: 'Lists every company of the platform.',
    access: 'admin:read:company',
    output: z.object({ rows: z.array(companyRow) }),
  }),
};
