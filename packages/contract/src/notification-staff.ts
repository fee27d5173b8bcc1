import { NOTICE_LEVELS, NOTICE_METHODS } from '@kotohogi/domain/notification/types';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { coupleNames } from './rules/couple-name.ts';
import { instantMs } from './rules/number.ts';
import { facilityPath } from './rules/params.ts';

/** One of the last notices of a facility. */
const recentNotice = z.object({
  id: z.number(),
  weddingId: z.number(),
  couple: coupleNames,
  level: z.enum(NOTICE_LEVELS),
  title: z.string(),
  methods: z.array(z.enum(NOTICE_METHODS)),
  sentBy: z.string(),
  createdAt: instantMs,
});
export type RecentNotice = z.infer<typeof recentNotice>;

/** Notices of all weddings of a facility, in a separate file, because guests load the other one. */
export const notificationStaff = {
  recent: endpoint({
    name: 'notificationStaff.recent',
    method: 'GET',
    path: '/facilities/:facilityId/notifications',
    summary: 'Lists the last five notices of a facility, newest first, with the wedding of each.',
    access: 'facility:read:wedding',
    params: z.object(facilityPath),
    output: z.object({ rows: z.array(recentNotice) }),
  }),
};
