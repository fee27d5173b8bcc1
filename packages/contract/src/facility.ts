import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { companyPath, facilityPath } from './rules/params.ts';

/** A facility as shown in its company's list. */
export const facilityRow = z.object({
  id: z.number(),
  accountId: z.string(),
  name: z.string(),
  hallCount: z.number(),
  upcomingWeddings: z.number(),
});
export type FacilityRow = z.infer<typeof facilityRow>;

export const facility = {
  list: endpoint({
    name: 'facility.list',
    method: 'GET',
    path: '/companies/:companyId/facilities',
    summary: 'Lists the facilities of a company.',
    access: 'company:read:facility',
    params: z.object(companyPath),
    output: z.object({ rows: z.array(facilityRow) }),
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
