import { MAX_REFUSAL_REASON } from '@kotohogi/domain/temporary-wedding/types';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import type { ListRules } from './kit/list.ts';
import { coupleNames } from './rules/couple-name.ts';
import { count, instantMs, jstDateTime } from './rules/number.ts';
import { facilityPath, pathId } from './rules/params.ts';
import { patch } from './rules/patch.ts';
import { listQuery, pageOf } from './rules/query.ts';
import { optionalRoman } from './rules/roman.ts';
import { email, kanaName, optionalText, personName, requiredLine } from './rules/text.ts';
import { bankFields } from './temporary-wedding.ts';
import { wedding } from './wedding.ts';

/** 0 temporary, 1 rejection, 2 registration (docs/product/temporary-wedding.md#states). */
const status = z.literal([0, 1, 2]);

/** The registrations of a facility; the one that is due first comes first. */
export const temporaryWeddingList = {
  sorts: ['answerBy', 'dateTime', 'createdAt'],
  order: 'ASC',
  filters: { name: 'text', status: ['0', '1', '2'], date: 'days' },
} as const satisfies ListRules;

const names = {
  groomLastName: z.string(),
  groomFirstName: z.string(),
  groomLastNameKana: z.string(),
  groomFirstNameKana: z.string(),
  groomLastNameRoman: z.string(),
  groomFirstNameRoman: z.string(),
  brideLastName: z.string(),
  brideFirstName: z.string(),
  brideLastNameKana: z.string(),
  brideFirstNameKana: z.string(),
  brideLastNameRoman: z.string(),
  brideFirstNameRoman: z.string(),
};

/** A registration as shown in a facility's list. */
export const temporaryWeddingRow = z.object({
  id: z.number(),
  status,
  hallName: z.string(),
  dateTime: z.string(),
  startsAt: instantMs,
  email: z.string(),
  ...names,
  /** The couple confirmed that this is their second registration. */
  isDuplicate: z.boolean(),
  /** The last day for the venue's answer, in Japan. */
  answerBy: z.string(),
  createdAt: instantMs,
  decidedAt: z.nullable(instantMs),
  /** The wedding that was made from it. */
  weddingId: z.nullable(z.number()),
});
export type TemporaryWeddingRow = z.infer<typeof temporaryWeddingRow>;

/** Everything the staff page of one registration shows. */
export const temporaryWeddingDetail = z.extend(temporaryWeddingRow, {
  /** Language of the mails to the couple: the language of the page on which they registered. */
  language: z.enum(['ja', 'en']),
  /** The bank and a masked number; `account` has the rest. Null if none was given, or after the decision. */
  depositAccount: z.nullable(z.object({ bankName: z.string(), maskedAccountNumber: z.string() })),
  refusalReason: z.string(),
  /** Others with the same address and day. */
  duplicates: z.object({
    registrations: z.array(z.object({ id: z.number(), status, startsAt: instantMs, createdAt: instantMs })),
    weddings: z.array(z.object({ id: z.number(), startsAt: instantMs, hallName: z.string(), couple: coupleNames })),
  }),
  version: z.number(),
  updatedAt: instantMs,
});
export type TemporaryWeddingDetail = z.infer<typeof temporaryWeddingDetail>;

const params = z.object({ ...facilityPath, id: pathId<number>() });
const decided = { temporary_wedding_refused: 409, temporary_wedding_registered: 409 } as const;
const unknown = { temporary_wedding_unknown: 404 } as const;
const read = 'facility:read:wedding';
const write = 'facility:write:wedding';

const refusal = z.object({ reason: z.prefault(optionalText(MAX_REFUSAL_REASON), '') });

/** The venue's work on the registrations of couples (docs/product/temporary-wedding.md#the-venue). */
export const temporaryWeddingStaff = {
  list: endpoint({
    name: 'temporaryWeddingStaff.list',
    method: 'GET',
    path: '/facilities/:facilityId/temporaryWeddings',
    summary: 'Lists the registrations of a facility, with filters, paging and sorting.',
    access: read,
    params: z.object(facilityPath),
    query: listQuery(temporaryWeddingList),
    output: pageOf(temporaryWeddingRow),
  }),
  detail: endpoint({
    name: 'temporaryWeddingStaff.detail',
    method: 'GET',
    path: '/facilities/:facilityId/temporaryWeddings/:id',
    summary: 'Returns one registration, with other registrations and weddings of the same address and day.',
    access: read,
    params,
    output: temporaryWeddingDetail,
    errors: unknown,
  }),
  account: endpoint({
    name: 'temporaryWeddingStaff.account',
    method: 'GET',
    path: '/facilities/:facilityId/temporaryWeddings/:id/depositAccount',
    summary: 'Returns the whole bank account of a registration; every call is audited.',
    access: 'facility:read:paymentInfo',
    audit: 'temporary-wedding',
    params,
    output: z.object({ depositAccount: z.nullable(bankFields) }),
    errors: unknown,
  }),
  update: endpoint({
    name: 'temporaryWeddingStaff.update',
    method: 'PATCH',
    path: '/facilities/:facilityId/temporaryWeddings/:id',
    summary: 'Corrects an undecided registration; `version` is the version that was edited.',
    access: write,
    audit: 'temporary-wedding',
    params,
    body: z.extend(
      patch({
        hallName: requiredLine(100),
        /** `yyyy-MM-dd HH:mm` in Japan. */
        dateTime: jstDateTime,
        email,
        groomLastName: personName,
        groomFirstName: personName,
        groomLastNameKana: kanaName,
        groomFirstNameKana: kanaName,
        groomLastNameRoman: optionalRoman,
        groomFirstNameRoman: optionalRoman,
        brideLastName: personName,
        brideFirstName: personName,
        brideLastNameKana: kanaName,
        brideFirstNameKana: kanaName,
        brideLastNameRoman: optionalRoman,
        brideFirstNameRoman: optionalRoman,
      }),
      { version: count },
    ),
    output: temporaryWeddingDetail,
    errors: { ...unknown, ...decided, temporary_wedding_changed: 409, temporary_wedding_date_past: 422 },
  }),
  refuse: endpoint({
    name: 'temporaryWeddingStaff.refuse',
    method: 'DELETE',
    path: '/facilities/:facilityId/temporaryWeddings/:id',
    summary: 'Declines a registration (status 1, final); `mail=true` mails the couple, with the reason if given.',
    access: write,
    audit: 'temporary-wedding',
    params,
    query: z.object({
      mail: z.pipe(
        z.optional(z.unknown()),
        z.transform(value => value === 'true' || value === '1'),
      ),
    }),
    body: refusal,
    output: temporaryWeddingDetail,
    errors: { ...unknown, ...decided },
  }),
  refusalMail: endpoint({
    name: 'temporaryWeddingStaff.refusalMail',
    method: 'POST',
    path: '/facilities/:facilityId/temporaryWeddings/:id/refusalMail',
    summary: 'Returns the mail that declining a registration would send, without sending it.',
    access: write,
    audit: { none: 'nothing is stored or sent' },
    params,
    body: refusal,
    output: z.object({
      subject: z.string(),
      greeting: z.string(),
      paragraphs: z.array(z.string()),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
      contact: z.string(),
    }),
    errors: unknown,
  }),
  register: endpoint({
    name: 'temporaryWeddingStaff.register',
    method: 'POST',
    path: '/facilities/:facilityId/temporaryWeddings/:id/weddings',
    summary:
      'Registers a registration as a wedding (status 2): creates the wedding with the names and the bank account given, and mails the couple the setup link.',
    access: write,
    audit: 'temporary-wedding',
    params,
    body: wedding.create.body,
    output: z.object({ id: z.number(), key: z.string() }),
    errors: { ...unknown, ...decided, ...wedding.create.errors },
  }),
};
