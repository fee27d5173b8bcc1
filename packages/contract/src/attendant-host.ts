import { ANSWERS, MAX_REPLY_MESSAGE, RELATION_SHIPS } from '@kotohogi/domain/attendant/types';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import * as z from 'zod/mini';
import { attendantRow, companion, companionFields } from './attendant.ts';
import { endpoint, raw } from './kit/endpoint.ts';
import { instantMs } from './rules/number.ts';
import { pathId, weddingPath } from './rules/params.ts';
import { image } from './rules/photo.ts';
import { optionalKana, optionalText, personName } from './rules/text.ts';

/** One answer of a guest: what, when, and whether the guest or the couple entered it. */
const givenAnswer = z.object({
  answer: z.enum(ANSWERS),
  source: z.enum(['guest', 'host']),
  answeredAt: instantMs,
});

/** Everything the couple may know about a guest. */
export const attendantDetail = z.object({
  ...attendantRow.shape,
  companions: z.array(companion),
  nickName: z.string(),
  email: z.nullable(z.string()),
  personalInfo: z.object({
    tel: z.string(),
    zip: z.string(),
    prefectureId: z.nullable(z.number()),
    address1: z.string(),
    /** The guest's ID photo; null if there is none. */
    idPhoto: z.nullable(image),
  }),
  /** The latest visible message on the tree; empty if there is none. */
  message: z.string(),
  /** The couple entered this guest by hand; such a guest has no login. */
  isEnteredByHost: z.boolean(),
  /** Newest first; the oldest is the first answer. */
  answers: z.array(givenAnswer),
  /** Captured gifts, oldest first; empty for callers who may not read money. */
  gifts: z.array(z.object({ id: z.number(), amountYen: z.number(), message: z.string(), at: instantMs })),
  messages: z.array(z.object({ id: z.number(), message: z.string(), createdAt: instantMs, isHidden: z.boolean() })),
  /** How long the guest has watched, in seconds (docs/product/attendant.md#watching). */
  watchedLiveSeconds: z.number(),
  watchedArchiveSeconds: z.number(),
  updatedAt: instantMs,
});
export type AttendantDetail = z.infer<typeof attendantDetail>;

/** A guest as entered by the couple; omitted companions and allergies stay unchanged. */
export const guestEntry = z.object({
  name: personName,
  nameKana: optionalKana,
  relationShip: z.enum(RELATION_SHIPS),
  answer: z.enum(ANSWERS),
  replyMessage: optionalText(MAX_REPLY_MESSAGE),
  ...companionFields,
});
export type GuestEntry = z.input<typeof guestEntry>;

const guestPath = { ...weddingPath, id: pathId<AttendantId>() };
const unknown = { attendant_unknown: 404 } as const;

/** What hosts do with the guests of their wedding. */
export const attendantHost = {
  detail: endpoint({
    name: 'attendantHost.detail',
    method: 'GET',
    path: '/weddings/:weddingId/attendants/:id/detail',
    summary: 'Returns one guest with all their answers, messages and gifts.',
    access: ['wedding:read:attendant', 'facility:read:wedding'],
    params: z.object(guestPath),
    output: attendantDetail,
    errors: unknown,
  }),
  enter: endpoint({
    name: 'attendantHost.enter',
    method: 'POST',
    path: '/weddings/:weddingId/attendants',
    summary: 'Adds a guest who answered by telephone or letter, even after the deadline.',
    access: 'wedding:write:attendant',
    audit: 'attendant',
    params: z.object(weddingPath),
    body: guestEntry,
    output: z.object({ id: z.number() }),
    errors: { attendant_live_over: 422 },
    idempotent: true,
  }),
  update: endpoint({
    name: 'attendantHost.update',
    method: 'PATCH',
    path: '/weddings/:weddingId/attendants/:id',
    summary: "Changes a guest's details or answer; `updatedAt` names the version that was edited.",
    access: 'wedding:write:attendant',
    audit: 'attendant',
    params: z.object(guestPath),
    body: z.extend(guestEntry, { updatedAt: instantMs }),
    output: attendantDetail,
    errors: { ...unknown, attendant_changed: 409, attendant_live_over: 422 },
  }),
  ng: endpoint({
    name: 'attendantHost.ng',
    method: 'PATCH',
    path: '/weddings/:weddingId/attendants/:id/ng',
    summary: 'Blocks a guest at once, or unblocks them.',
    access: 'wedding:write:attendant',
    audit: 'attendant',
    params: z.object(guestPath),
    body: z.object({ ng: z.boolean() }),
    output: z.object({ ng: z.boolean() }),
    errors: unknown,
  }),
  csv: endpoint({
    name: 'attendantHost.csv',
    method: 'GET',
    path: '/weddings/:weddingId/attendants/csv',
    summary: 'Exports all guests in kana order as CSV (UTF-8 with BOM, CRLF).',
    access: 'wedding:read:attendant',
    audit: 'wedding',
    params: z.object(weddingPath),
    output: raw('text/csv'),
    timeout: 'none',
    perMinute: 12,
  }),
  returnsCsv: endpoint({
    name: 'attendantHost.returnsCsv',
    method: 'GET',
    path: '/weddings/:weddingId/attendants/returns/csv',
    summary: 'Exports the list for お返し as CSV: every giver in kana order, with address, total and thanks.',
    access: 'wedding:read:attendant',
    audit: 'wedding',
    params: z.object(weddingPath),
    output: raw('text/csv'),
    timeout: 'none',
    perMinute: 12,
  }),
};
