import { DESIGN_PATTERNS } from '@kotohogi/domain/hall/types';
import type { HallId } from '@kotohogi/domain/kernel/ids';
import * as z from 'zod/mini';
import { empty, endpoint, raw } from './kit/endpoint.ts';
import { hallList } from './lists.ts';
import { facilityPath, pathId } from './rules/params.ts';
import { patch } from './rules/patch.ts';
import { listQuery, pageOf } from './rules/query.ts';
import { optionalLine, requiredLine } from './rules/text.ts';

/** A hall of a facility. */
export const hallRow = z.object({
  id: z.number(),
  name: z.string(),
  venue: z.string(),
  designPattern: z.enum(DESIGN_PATTERNS),
  /** Ceremonies that still need the hall; it can be deleted only at zero (docs/product/hall.md#deleting). */
  upcomingWeddings: z.number(),
});
export type HallRow = z.infer<typeof hallRow>;

export const hallDetail = z.extend(hallRow, {
  /** The address of the hall's sample wedding, for anyone. */
  sampleUrl: z.string(),
});
export type HallDetail = z.infer<typeof hallDetail>;

/** The rules of the fields (docs/product/hall.md#fields). */
const fields = {
  name: requiredLine(100),
  venue: optionalLine(100),
  designPattern: z.enum(DESIGN_PATTERNS),
};

/** The secret link of a hall's calendar (docs/product/hall.md#calendar-link). */
const calendarLink = z.object({
  /** Null without a link. */
  url: z.nullable(z.string()),
});

const hallPath = { ...facilityPath, id: pathId<HallId>() };

/** The rooms of a facility in which weddings are held. */
export const hall = {
  list: endpoint({
    name: 'hall.list',
    method: 'GET',
    path: '/facilities/:facilityId/halls',
    summary: 'Lists the halls of a facility.',
    access: 'facility:read:info',
    params: z.object(facilityPath),
    query: listQuery(hallList),
    output: pageOf(hallRow),
  }),
  create: endpoint({
    name: 'hall.create',
    method: 'POST',
    path: '/facilities/:facilityId/halls',
    summary: 'Creates a hall with its sample wedding.',
    access: 'facility:write:info',
    audit: 'hall',
    params: z.object(facilityPath),
    body: z.object(fields),
    output: hallDetail,
    idempotent: true,
  }),
  detail: endpoint({
    name: 'hall.detail',
    method: 'GET',
    path: '/facilities/:facilityId/halls/:id',
    summary: 'Returns a hall with the address of its sample wedding.',
    access: 'facility:read:info',
    params: z.object(hallPath),
    output: hallDetail,
    errors: { hall_unknown: 404 },
  }),
  qr: endpoint({
    name: 'hall.qr',
    method: 'GET',
    path: '/facilities/:facilityId/halls/:id/qr',
    summary: "Returns a printable QR code of the address of the hall's sample wedding.",
    access: 'facility:read:info',
    params: z.object(hallPath),
    output: raw('image/png'),
    errors: { hall_unknown: 404 },
  }),
  update: endpoint({
    name: 'hall.update',
    method: 'PATCH',
    path: '/facilities/:facilityId/halls/:id',
    summary: 'Changes a hall. A new design applies to every wedding that has none of its own.',
    access: 'facility:write:info',
    audit: 'hall',
    params: z.object(hallPath),
    body: patch(fields),
    output: hallDetail,
    errors: { hall_unknown: 404 },
  }),
  remove: endpoint({
    name: 'hall.remove',
    method: 'DELETE',
    path: '/facilities/:facilityId/halls/:id',
    summary: 'Deletes a hall that no upcoming ceremony needs. Earlier weddings keep its name and design.',
    access: 'facility:write:info',
    audit: 'hall',
    params: z.object(hallPath),
    output: empty,
    errors: { hall_unknown: 404, hall_in_use: 409 },
  }),
  calendar: endpoint({
    name: 'hall.calendar',
    method: 'GET',
    path: '/facilities/:facilityId/halls/:id/calendar',
    summary: "Returns the secret link of the hall's calendar.",
    access: 'facility:write:info',
    params: z.object(hallPath),
    output: calendarLink,
    errors: { hall_unknown: 404 },
  }),
  createCalendar: endpoint({
    name: 'hall.createCalendar',
    method: 'POST',
    path: '/facilities/:facilityId/halls/:id/calendar',
    summary: "Creates the secret link of the hall's calendar; an existing one stays.",
    access: 'facility:write:info',
    audit: 'hall',
    params: z.object(hallPath),
    output: calendarLink,
    errors: { hall_unknown: 404 },
  }),
  replaceCalendar: endpoint({
    name: 'hall.replaceCalendar',
    method: 'PATCH',
    path: '/facilities/:facilityId/halls/:id/calendar',
    summary: "Replaces the secret link of the hall's calendar; the former one stops working at once.",
    access: 'facility:write:info',
    audit: 'hall',
    params: z.object(hallPath),
    output: calendarLink,
    errors: { hall_unknown: 404, hall_calendar_off: 409 },
  }),
  removeCalendar: endpoint({
    name: 'hall.removeCalendar',
    method: 'DELETE',
    path: '/facilities/:facilityId/halls/:id/calendar',
    summary: "Removes the secret link of the hall's calendar; it stops working at once.",
    access: 'facility:write:info',
    audit: 'hall',
    params: z.object(hallPath),
    output: calendarLink,
    errors: { hall_unknown: 404 },
  }),
  calendarFile: endpoint({
    name: 'hall.calendarFile',
    method: 'GET',
    path: '/calendars/:token',
    summary:
      "Returns a hall's ceremonies as iCalendar (RFC 5545) for whoever has the secret link: times and reservation ids, no names.",
    access: 'open',
    params: z.object({ token: z.string() }),
    query: z.object({ lang: z.optional(z.enum(['ja', 'en'])) }),
    output: raw('text/calendar'),
    errors: { hall_calendar_unknown: 404 },
    perMinute: 60,
  }),
};
