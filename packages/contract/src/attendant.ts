import { isPrefectureId } from '@kotohogi/domain/attendant/address';
import { KANA_ROWS } from '@kotohogi/domain/attendant/kana-row';
import { needsReading } from '@kotohogi/domain/attendant/needs-reading';
import {
  ANSWERS,
  MAX_ALLERGY,
  MAX_COMPANIONS,
  MAX_CONTACT_TEXT,
  MAX_NICK_NAME,
  MAX_REPLY_MESSAGE,
  RELATION_SHIPS,
} from '@kotohogi/domain/attendant/types';
import type { FacilityId, HallId } from '@kotohogi/domain/kernel/ids';
import * as z from 'zod/mini';
import { attendanceDetail, audienceRow } from './attendance-detail.ts';
import { empty, endpoint } from './kit/endpoint.ts';
import { action, event } from './kit/socket.ts';
import { guestList } from './lists.ts';
import { maxItems } from './rules/bounds.ts';
import { instantMs } from './rules/number.ts';
import { keyPath, pathId, weddingPath } from './rules/params.ts';
import { filterText, listQuery, pageOf } from './rules/query.ts';
import { rule } from './rules/rule.ts';
import { email, optionalEmail, optionalKana, optionalLine, optionalText, password, personName } from './rules/text.ts';
import { sessionAttendant } from './session.ts';

/** A guest as shown in the couple's list. */
export const attendantRow = z.object({
  id: z.number(),
  name: z.string(),
  nameKana: z.string(),
  relationShip: z.enum(RELATION_SHIPS),
  answer: z.enum(ANSWERS),
  replyMessage: z.string(),
  /** The guest plus companions. */
  partySize: z.number(),
  allergy: z.string(),
  /** The guest's captured gift money; null for callers who may not read money. */
  giftYen: z.nullable(z.number()),
  answeredAt: instantMs,
  ng: z.boolean(),
});
export type AttendantRow = z.infer<typeof attendantRow>;

/** Guests may write; staff and hosts of the wedding may read (management mode). */
const READERS = ['guest', 'facility:read:wedding', 'wedding:read:info'] as const;

const contactText = optionalLine(MAX_CONTACT_TEXT);
/** Contact details of a guest. */
export const personalInfo = z.object({
  tel: z.optional(contactText),
  zip: z.optional(contactText),
  prefectureId: z.optional(z.nullable(z.number().check(rule<number>('invalid', isPrefectureId)))),
  address1: z.optional(contactText),
});

/** A companion on a guest's answer. */
export const companion = z.object({ name: personName, isChild: z.boolean() });

/** The companions of a guest, and the party's allergies. */
export const companionFields = {
  companions: z.optional(z.array(companion).check(maxItems(MAX_COMPANIONS))),
  allergy: z.optional(optionalText(MAX_ALLERGY)),
};
const replyMessage = optionalText(MAX_REPLY_MESSAGE);
const nickName = optionalLine(MAX_NICK_NAME);
const relationShip = z.enum(RELATION_SHIPS);

const attending = <const A extends 'attendance' | 'view-archive'>(answer: A) =>
  z.object({
    answer: z.literal(answer),
    relationShip,
    name: personName,
    /** Required if the form is Japanese and the name is not in Latin letters; otherwise derived when omitted. */
    nameKana: z.optional(optionalKana),
    email,
    password,
    replyMessage: z.optional(replyMessage),
    nickName: z.optional(nickName),
    personalInfo: z.optional(personalInfo),
    ...companionFields,
  });

/** A reply. Attending guests, live or later, also give contact details and a login (docs/product/reply.md#form). */
export const reply = z.discriminatedUnion('answer', [
  attending('attendance'),
  attending('view-archive'),
  z.object({
    answer: z.literal('absence'),
    relationShip,
    name: personName,
    email: z.optional(optionalEmail),
    replyMessage: z.optional(replyMessage),
  }),
]);
export type Reply = z.output<typeof reply>;

const whoReplies = z.object({ answer: z.string(), name: z.string(), nameKana: z.optional(z.string()) });

/** The reply schema for one form language: the reading of the name is required where needed. */
export const replyIn = (language: 'ja' | 'en') =>
  z.intersection(
    reply,
    z.pipe(
      whoReplies.check(
        z.refine(
          ({ answer, name, nameKana }) => answer === 'absence' || Boolean(nameKana) || !needsReading(name, language),
          { path: ['nameKana'], params: { rule: 'required' } },
        ),
      ),
      z.transform(() => ({})),
    ),
  );

export const attendant = {
  detail: endpoint({
    name: 'attendant.detail',
    method: 'GET',
    path: '/attendance/:wedding/detail',
    summary:
      "Returns everything a guest page starts with; only attending guests and managers get the player's part. While the wedding is unpublished, outsiders get 404, or the preview that `invpreview` names.",
    access: 'open',
    params: z.object(keyPath),
    query: z.object({ invpreview: z.optional(z.string()) }),
    output: attendanceDetail,
    errors: { attendant_wedding_unknown: 404 },
  }),
  demo: endpoint({
    name: 'attendant.demo',
    method: 'GET',
    path: '/attendance/demo/facilities/:facilityId/halls/:hallId',
    summary:
      'Returns the sample wedding of a hall (`_demo_{companyId}-{facilityId}-{hallId}`) as its guest sees it; nothing can be sent there.',
    access: 'open',
    params: z.object({ facilityId: pathId<FacilityId>(), hallId: pathId<HallId>() }),
    output: attendanceDetail,
    errors: { attendant_wedding_unknown: 404 },
  }),
  join: endpoint({
    name: 'attendant.join',
    method: 'POST',
    path: '/attendance/:wedding/join',
    summary: 'Stores a reply and signs its guest in.',
    access: 'open',
    audit: 'attendant',
    params: z.object(keyPath),
    body: reply,
    output: z.object({ attendant: sessionAttendant }),
    errors: {
      attendant_already_joined: 409,
      attendant_reply_closed: 422,
      attendant_reply_postponed: 422,
      attendant_reply_canceled: 422,
      attendant_reply_over: 422,
      attendant_live_over: 422,
      attendant_reading_missing: 422,
      attendant_wedding_unknown: 404,
    },
    idempotent: true,
    timeout: 'none',
    perMinute: 60,
  }),
  login: endpoint({
    name: 'attendant.login',
    method: 'POST',
    path: '/attendance/:wedding/login',
    summary:
      'Signs a guest in to one wedding; the answer is the same for an unknown address and a wrong password, and a blocked guest with the right password gets a polite refusal.',
    access: 'open',
    audit: 'attendant',
    params: z.object(keyPath),
    body: z.object({
      email,
      password: z.string().check(
        rule<string>('required', value => value !== ''),
        z.maxLength(200),
      ),
    }),
    output: z.object({ attendant: sessionAttendant }),
    errors: { attendant_email_and_password_combination_incorrect: 401, attendant_blocked: 403, login_delayed: 429 },
    perMinute: 60,
  }),
  logout: endpoint({
    name: 'attendant.logout',
    method: 'POST',
    path: '/attendance/logout',
    summary:
      'Ends the guest session of the wedding that `weddingKey` names; without it, of the only wedding this browser has a session for.',
    access: 'guest',
    audit: { none: 'ends only the session of this browser' },
    query: z.object({ weddingKey: z.optional(z.string()) }),
    output: empty,
  }),
  me: endpoint({
    name: 'attendant.me',
    method: 'PATCH',
    path: '/attendance/me',
    summary:
      'Changes what a guest has entered, or records that they opened the questionnaire; omitted fields stay, companions are replaced as a whole, and `weddingKey` works as in `logout`.',
    access: 'guest',
    audit: 'attendant',
    query: z.object({ weddingKey: z.optional(z.string()) }),
    body: z.object({
      nickName: z.optional(nickName),
      /** Reading of the name in katakana; derived again when left empty. */
      nameKana: z.optional(optionalKana),
      answer: z.optional(z.enum(ANSWERS)),
      personalInfo: z.optional(personalInfo),
      ...companionFields,
      CSQuestionnaireOpened: z.optional(z.literal(true)),
    }),
    output: sessionAttendant,
    errors: { attendant_answer_fixed: 422, attendant_details_fixed: 422 },
  }),
  audience: endpoint({
    name: 'attendant.audience',
    method: 'GET',
    path: '/attendance/:wedding/attendants',
    summary:
      'Lists the guests who watch live or later, in kana order; `ids` (separated by commas) selects some of them.',
    access: READERS,
    params: z.object(keyPath),
    query: z.object({ ids: filterText }),
    output: z.object({ rows: z.array(audienceRow), onlineCount: z.number() }),
  }),
  address: endpoint({
    name: 'attendant.address',
    method: 'GET',
    path: '/attendance/:wedding/address',
    summary: 'Returns the address of a seven-digit Japanese postal code.',
    access: 'open',
    params: z.object(keyPath),
    query: z.object({ zip: z.string() }),
    output: z.object({ prefectureId: z.number(), address1: z.string() }),
    errors: { attendant_address_unknown: 404 },
    perMinute: 60,
  }),
  list: endpoint({
    name: 'attendant.list',
    method: 'GET',
    path: '/weddings/:weddingId/attendants',
    summary: 'Lists the guests of a wedding for its hosts, in kana order by default.',
    access: ['wedding:read:attendant', 'facility:read:wedding'],
    params: z.object(weddingPath),
    query: listQuery(guestList),
    output: z.extend(pageOf(attendantRow), {
      /** Counts by answer under the other filters; blocked guests separately (docs/product/attendant.md#blocking). */
      counts: z.object({
        all: z.number(),
        attendance: z.number(),
        viewArchive: z.number(),
        absence: z.number(),
        blocked: z.number(),
      }),
      /** Where each syllabary row starts: the number of guests before it in kana order; empty rows are omitted. */
      index: z.array(z.object({ row: z.enum(KANA_ROWS), offset: z.number() })),
    }),
  }),
};

/** How many guests have the page open; sent at most every five seconds. */
export const attendantCounted = event({
  name: 'attendant.counted',
  room: 'wedding',
  payload: z.object({ viewerCount: z.number() }),
});

/** A guest has answered or changed their answer. */
export const attendantAnswered = event({
  name: 'attendant.answered',
  room: 'wedding-managers',
  payload: z.object({ attendantId: z.number() }),
});

/** A guest's player has played for another 15 seconds (docs/product/attendant.md#watching). */
export const attendantWatched = action({
  name: 'attendant.watched',
  kind: 'message',
  access: 'guest',
  input: z.object({ view: z.enum(['live', 'archive']) }),
  output: empty,
});
