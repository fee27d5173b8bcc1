import { LIVE_STATES } from '@kotohogi/domain/live/types';
import { LIFE_CYCLES } from '@kotohogi/domain/wedding/calendar';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { instantMs } from './rules/number.ts';
import { companyPath } from './rules/params.ts';

/** One of today's ceremonies without names: a company sees no weddings (docs/product/company.md#home). */
export const ceremonyToday = z.object({
  id: z.number(),
  facilityId: z.number(),
  facilityName: z.string(),
  facilityAccountId: z.string(),
  hallName: z.string(),
  startsAt: instantMs,
  lifeCycle: z.enum(LIFE_CYCLES),
  /** `pending` without a slot. */
  liveState: z.enum(LIVE_STATES),
});
export type CeremonyToday = z.infer<typeof ceremonyToday>;

/** Today's ceremonies of all facilities of a company. */
export const weddingToday = {
  company: endpoint({
    name: 'weddingToday.company',
    method: 'GET',
    path: '/companies/:companyId/today',
    summary: "Lists today's ceremonies in all facilities of a company with the states of their streams.",
    access: 'company:read:facility',
    params: z.object(companyPath),
    output: z.object({ rows: z.array(ceremonyToday) }),
  }),
};
