import { WEDDING_STATUSES } from '@kotohogi/domain/wedding/types';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { instantMs, jstDateTime } from './rules/number.ts';
import { weddingPath } from './rules/params.ts';

/** Postponing a wedding, canceling it, and setting a new day (docs/product/wedding.md#postponing-and-canceling). */
export const weddingSchedule = {
  change: endpoint({
    name: 'weddingSchedule.change',
    method: 'PATCH',
    path: '/weddings/:weddingId/schedule',
    summary:
      'Postpones or cancels a wedding, or makes it active again with a new `dateTime`; guests get a mail with an updated calendar entry. `from` is the status the caller saw.',
    access: ['wedding:write:info', 'facility:write:wedding'],
    audit: 'wedding',
    params: z.object(weddingPath),
    body: z.object({
      from: z.enum(WEDDING_STATUSES),
      status: z.enum(['active', 'postponed', 'canceled']),
      dateTime: z.optional(jstDateTime),
      /** Staff have seen that another ceremony uses the hall at that time. */
      isHallUseConfirmed: z.optional(z.boolean()),
    }),
    output: z.object({ status: z.enum(WEDDING_STATUSES), startsAt: instantMs, mailCount: z.number() }),
    errors: {
      wedding_schedule_changed: 409,
      wedding_schedule_over: 409,
      wedding_schedule_live: 409,
      wedding_schedule_date: 422,
      wedding_date_too_soon: 422,
      wedding_hall_in_use: 409,
    },
  }),
};
