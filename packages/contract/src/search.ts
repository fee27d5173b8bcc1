import { LIFE_CYCLES } from '@kotohogi/domain/wedding/calendar';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { coupleNames } from './rules/couple-name.ts';
import { instantMs } from './rules/number.ts';
import { companyPath, facilityPath } from './rules/params.ts';
import { filterText } from './rules/query.ts';

const venueNames = { facilityName: z.string(), facilityAccountId: z.string(), companyAccountId: z.string() };

/** A wedding that a search found. */
export const foundWedding = z.object({
  id: z.number(),
  key: z.string(),
  reservationId: z.string(),
  startsAt: instantMs,
  lifeCycle: z.enum(LIFE_CYCLES),
  couple: coupleNames,
  hallName: z.string(),
  ...venueNames,
});
export type FoundWedding = z.infer<typeof foundWedding>;

/** The results of a search, at most a few of each kind; empty for a kind that the caller may not read. */
export const searchResult = z.object({
  weddings: z.array(foundWedding),
  /** Whether more weddings match; a longer text finds them. */
  hasMoreWeddings: z.boolean(),
  users: z.array(z.object({ id: z.number(), name: z.string(), email: z.string() })),
  halls: z.array(z.object({ id: z.number(), name: z.string(), venue: z.string() })),
  facilities: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      accountId: z.string(),
      companyAccountId: z.string(),
      companyName: z.string(),
    }),
  ),
  companies: z.array(z.object({ id: z.number(), name: z.string(), accountId: z.string() })),
});
export type SearchResult = z.infer<typeof searchResult>;

const query = z.object({ q: filterText });

/** Finds anything by a few characters (docs/product/search.md). */
export const search = {
  facility: endpoint({
    name: 'search.facility',
    method: 'GET',
    path: '/facilities/:facilityId/search',
    summary: 'Finds weddings, halls and users of a facility by a part of a name, a reservation id or a key.',
    access: 'facility:read:info',
    params: z.object(facilityPath),
    query,
    output: searchResult,
  }),
  company: endpoint({
    name: 'search.company',
    method: 'GET',
    path: '/companies/:companyId/search',
    summary: 'Finds facilities and users of a company by a part of a name.',
    access: 'company:read:facility',
    params: z.object(companyPath),
    query,
    output: searchResult,
  }),
  platform: endpoint({
    name: 'search.platform',
    method: 'GET',
    path: '/admin/search',
    summary:
      'Finds companies, facilities, users and weddings of the platform; each kind only for those who may read it.',
    access: 'admin',
    query,
    output: searchResult,
  }),
};
