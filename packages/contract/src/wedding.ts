import { DESIGN_PATTERNS } from '@kotohogi/domain/hall/types';
import type { HallId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { LIVE_STATES } from '@kotohogi/domain/live/types';
import { LIFE_CYCLES } from '@kotohogi/domain/wedding/calendar';
import {
  AGGREGATE_AREAS,
  ATTENDEE_BANDS,
  WEDDING_PAYMENT_STATES,
  WEDDING_STATUSES,
} from '@kotohogi/domain/wedding/types';
import * as z from 'zod/mini';
import { invitationState } from './invitation.ts';
import { endpoint, raw } from './kit/endpoint.ts';
import type { ListRules } from './kit/list.ts';
import { coupleNames } from './rules/couple-name.ts';
import { count, idOf, instantMs, jstDateTime } from './rules/number.ts';
import { facilityPath, pathId, weddingPath } from './rules/params.ts';
import { patch } from './rules/patch.ts';
import { fileQuery, listQuery, pageOf } from './rules/query.ts';
import { accountId, email, requiredLine } from './rules/text.ts';

/** Language of the mails to a couple. */
const language = z.enum(['ja', 'en']);

const answers = z.object({ attendance: z.number(), viewArchive: z.number(), absence: z.number() });

/** A wedding as shown in a facility's list. */
export const weddingRow = z.object({
  id: z.number(),
  key: z.string(),
  reservationId: z.string(),
  hallId: z.number(),
  hallName: z.string(),
  startsAt: instantMs,
  couple: coupleNames,
  lifeCycle: z.enum(LIFE_CYCLES),
  /** `pending` without a slot; `delayed` also if not announced (docs/product/live.md#delay). */
  liveState: z.enum(LIVE_STATES),
  /** Since when the encoder is lost; null while it is connected. */
  framesLostAt: z.nullable(instantMs),
  answers,
  /** Null, as is the payment state, for callers who may not read it (`facility:read:weddingPaymentState`). */
  gifts: z.nullable(z.object({ count: z.number(), amountYen: z.number() })),
  paymentState: z.nullable(z.enum(WEDDING_PAYMENT_STATES)),
});
export type WeddingRow = z.infer<typeof weddingRow>;

const weddingFields = {
  hallId: idOf<HallId>(),
  key: accountId,
  reservationId: requiredLine(255),
  /** `yyyy-MM-dd HH:mm` in Japan (docs/product/calls.md#answers). */
  dateTime: jstDateTime,
  email,
  numOfAttendeesDiv: z.enum(ATTENDEE_BANDS),
};

/** Staff have confirmed that another ceremony uses the hall at that time (docs/product/wedding.md#one-hall-one-ceremony). */
const confirmed = { isHallUseConfirmed: z.optional(z.boolean()) };

/** Everything the staff page of one wedding shows. */
export const weddingDetail = z.object({
  id: z.number(),
  key: z.string(),
  hallId: z.number(),
  hallName: z.string(),
  reservationId: z.string(),
  dateTime: z.string(),
  startsAt: instantMs,
  email: z.string(),
  numOfAttendeesDiv: z.enum(ATTENDEE_BANDS),
  weddingAggregateArea: z.enum(AGGREGATE_AREAS),
  /** Null for the hall's. */
  designPattern: z.nullable(z.enum(DESIGN_PATTERNS)),
  status: z.enum(WEDDING_STATUSES),
  lifeCycle: z.enum(LIFE_CYCLES),
  /** Null for callers who may not read it. */
  paymentState: z.nullable(z.enum(WEDDING_PAYMENT_STATES)),
  usePay: z.boolean(),
  couple: coupleNames,
  hosts: z.array(z.object({ id: z.number(), name: z.string(), email: z.string(), isVerified: z.boolean() })),
  answers,
  invitation: z.object({ publishedAt: z.nullable(instantMs), replyDeadline: z.nullable(z.string()) }),
  liveState: z.enum(LIVE_STATES),
  version: z.number(),
  createdAt: instantMs,
  updatedAt: instantMs,
  abilities: z.array(z.string()),
});
export type WeddingDetail = z.infer<typeof weddingDetail>;

/** A facility's list and its file export (docs/product/wedding.md#list). */
export const weddingList = {
  sorts: ['dateTime', 'id', 'reservationId', 'createdAt'],
  order: 'DESC',
  filters: {
    name: 'text',
    date: 'days',
    hall: 'id',
    /** `active`: all that are neither postponed, canceled nor cleaned. */
    status: ['active', ...LIFE_CYCLES],
    reservationId: 'text',
    id: 'id',
    usePay: 'flag',
    paymentState: WEDDING_PAYMENT_STATES,
    pay: 'days',
    createdAt: 'days',
    updatedAt: 'days',
  },
  needs: { paymentState: 'facility:read:weddingPaymentState', pay: 'facility:read:weddingPaymentState' },
} as const satisfies ListRules;

const dateErrors = { wedding_date_too_soon: 422, wedding_date_moved_back: 422 } as const;
const createErrors = {
  ...dateErrors,
  wedding_key_taken: 422,
  wedding_hall_unknown: 422,
  wedding_hall_in_use: 409,
} as const;
const updateErrors = {
  ...createErrors,
  wedding_changed: 409,
  wedding_key_fixed: 422,
  wedding_email_fixed: 422,
} as const;

/** Weddings as staff see them. */
export const wedding = {
  list: endpoint({
    name: 'wedding.list',
    method: 'GET',
    path: '/facilities/:facilityId/weddings',
    summary: 'Lists the weddings of a facility, with filters, paging and sorting.',
    access: 'facility:read:wedding',
    params: z.object(facilityPath),
    query: listQuery(weddingList),
    output: pageOf(weddingRow),
  }),
  csv: endpoint({
    name: 'wedding.csv',
    method: 'GET',
    path: '/facilities/:facilityId/weddings/csv',
    summary: 'Exports all weddings of that list, or only `ids`, as CSV (UTF-8 with BOM, CRLF).',
    access: ['facility:read:wedding', 'admin:read:weddings-csv'],
    audit: 'facility',
    params: z.object(facilityPath),
    query: fileQuery(weddingList),
    output: raw('text/csv'),
    timeout: 'none',
    perMinute: 12,
  }),
  csvOfAll: endpoint({
    name: 'wedding.csvOfAll',
    method: 'GET',
    path: '/admin/weddings/csv',
    summary: 'Exports the weddings of all facilities as CSV (UTF-8 with BOM, CRLF), with the filters of that list.',
    access: 'admin:read:weddings-csv',
    audit: 'wedding',
    query: fileQuery(weddingList),
    output: raw('text/csv'),
    timeout: 'none',
    perMinute: 12,
  }),
  detail: endpoint({
    name: 'wedding.detail',
    method: 'GET',
    path: '/facilities/:facilityId/weddings/:weddingId',
    summary: 'Returns one wedding for staff.',
    access: 'facility:read:wedding',
    params: z.object({ ...facilityPath, weddingId: pathId<WeddingId>() }),
    output: weddingDetail,
    errors: { wedding_unknown: 404 },
  }),
  create: endpoint({
    name: 'wedding.create',
    method: 'POST',
    path: '/facilities/:facilityId/weddings',
    summary: 'Creates a wedding; the couple gets a mail with the setup link.',
    access: 'facility:write:wedding',
    audit: 'wedding',
    params: z.object(facilityPath),
    // Of the mails to the couple; Japanese by default.
    body: z.object({ ...weddingFields, language: z.optional(language), ...confirmed }),
    output: z.object({ id: z.number(), key: z.string() }),
    errors: createErrors,
  }),
  update: endpoint({
    name: 'wedding.update',
    method: 'PATCH',
    path: '/facilities/:facilityId/weddings/:weddingId',
    summary: 'Changes the basics of a wedding; `version` names the version that was edited.',
    access: 'facility:write:wedding',
    audit: 'wedding',
    params: z.object({ ...facilityPath, weddingId: pathId<WeddingId>() }),
    body: z.extend(
      patch({
        hallId: weddingFields.hallId,
        key: weddingFields.key,
        reservationId: weddingFields.reservationId,
        dateTime: weddingFields.dateTime,
        /** Until the couple's first visit: the old link ends, the mail goes to the new address. */
        email: weddingFields.email,
        numOfAttendeesDiv: weddingFields.numOfAttendeesDiv,
        weddingAggregateArea: z.enum(AGGREGATE_AREAS),
        designPattern: z.nullable(z.enum(DESIGN_PATTERNS)),
        usePay: z.boolean(),
      }),
      { version: count, ...confirmed },
    ),
    output: weddingDetail,
    errors: { ...updateErrors, wedding_unknown: 404 },
  }),
  manageInfo: endpoint({
    name: 'wedding.manageInfo',
    method: 'GET',
    path: '/weddings/:weddingId/manageinfo',
    summary: "Returns what every page of the couple's area needs: names, date, hall, progress.",
    access: ['wedding:read:info', 'facility:read:wedding'],
    params: z.object(weddingPath),
    output: z.object({
      id: z.number(),
      key: z.string(),
      companyAccountId: z.string(),
      facilityName: z.string(),
      facilityPhone: z.string(),
      facilityHours: z.string(),
      hallName: z.string(),
      designPattern: z.enum(DESIGN_PATTERNS),
      /** Of the mails to the couple. */
      language,
      startsAt: instantMs,
      closesAt: instantMs,
      lifeCycle: z.enum(LIFE_CYCLES),
      couple: coupleNames,
      isPublished: z.boolean(),
      replyDeadline: z.nullable(z.string()),
      hasMainPhoto: z.boolean(),
      isProfileComplete: z.boolean(),
      answers,
      /** Guests can send gift money. */
      usePay: z.boolean(),
      invitation: invitationState,
      companyLinks: z.object({
        privacyPolicyLink: z.string(),
        termsLink: z.string(),
        lawLink: z.string(),
        faqLink: z.string(),
        guideLink: z.string(),
        copyrightName: z.string(),
      }),
      abilities: z.array(z.string()),
    }),
  }),
};
