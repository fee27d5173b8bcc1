import { DESIGN_PATTERNS } from '@kotohogi/domain/hall/types';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { facilityPath } from './rules/params.ts';

/** A hall of a facility. */
export const hallRow = z.object({
  id: z.number(),
  name: z.string(),
  venue: z.string(),
  designPattern: z.enum(DESIGN_PATTERNS),
});
export type HallRow = z.infer<typeof hallRow>;

/** The rooms of a facility in which weddings are held. */
export const hall = {
  list: endpoint({
    name: 'hall.list',
    method: 'GET',
    path: '/facilities/:facilityId/halls',
    summary: 'Lists the halls of a facility in the order they were created.',
    access: 'facility:read:info',
    params: z.object(facilityPath),
    output: z.object({ rows: z.array(hallRow) }),
  }),
};
