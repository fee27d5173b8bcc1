import { ANSWERS } from '@kotohogi/domain/attendant/types';
import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { LIVE_STATES } from '@kotohogi/domain/live/types';
import { PAYMENT_PURPOSES, PAYMENT_STATES } from '@kotohogi/domain/payment/types';
import { LIFE_CYCLES } from '@kotohogi/domain/wedding/calendar';
import { WEDDING_PAYMENT_STATES } from '@kotohogi/domain/wedding/types';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { instantMs } from './rules/number.ts';
import { pathId } from './rules/params.ts';

const todaysCeremony = z.object({
  weddingId: z.number(),
  reservationId: z.string(),
  companyName: z.string(),
  facilityName: z.string(),
  hallName: z.string(),
  startsAt: instantMs,
  liveState: z.enum(LIVE_STATES),
  watching: z.number(),
});
export type TodaysCeremony = z.infer<typeof todaysCeremony>;

const counted = z.nullable(z.number());

/** A wedding with alarms. The couple is left out: operators only open its slot or call the venue. */
const alarmedWedding = z.object({
  weddingId: z.number(),
  reservationId: z.string(),
  facilityName: z.string(),
  count: z.number(),
});
export type AlarmedWedding = z.infer<typeof alarmedWedding>;
/** The five weddings with the most recent alarms; null if the count is null. */
const alarmedWeddings = z.nullable(z.array(alarmedWedding));

/** The operators' view of all facilities. */
export const operator = {
  overview: endpoint({
    name: 'operator.overview',
    method: 'GET',
    path: '/admin/overview',
    summary: "Returns counts, alarms and today's ceremonies; a part is null for callers who may not read it.",
    access: 'admin',
    output: z.object({
      companies: z.number(),
      facilities: z.number(),
      halls: z.number(),
      /** Active weddings whose ceremony is in this month in Japan. */
      weddingsThisMonth: z.number(),
      /** Guests whose player was given a key within the last five minutes. */
      watching: counted,
      alarms: z.object({
        /** Slots that need a person's attention. */
        lives: counted,
        /** Alarm mails about streams within the last 24 hours. */
        liveMails: counted,
        /** Jobs that failed and are tried again, and those that failed for good. */
        retryingJobs: counted,
        deadJobs: counted,
        /** Mails refused by their recipients' servers within the last seven days. */
        refusedMails: counted,
        /** Alarms of payments within the last seven days. */
        payments: counted,
        /** Corrections of the ledger that wait for a second person. */
        corrections: counted,
      }),
      alarmedWeddings: z.object({ refusedMails: alarmedWeddings, payments: alarmedWeddings }),
      today: z.nullable(z.array(todaysCeremony)),
    }),
  }),
  wedding: endpoint({
    name: 'operator.wedding',
    method: 'GET',
    path: '/admin/weddings/:id',
    summary: 'Returns one wedding of any facility, without names and addresses.',
    access: ['admin:read:attendantPayment', 'admin:read:wedding-lives'],
    params: z.object({ id: pathId<WeddingId>() }),
    output: z.object({
      id: z.number(),
      key: z.string(),
      reservationId: z.string(),
      companyName: z.string(),
      facilityId: z.number(),
      facilityName: z.string(),
      hallName: z.string(),
      startsAt: instantMs,
      lifeCycle: z.enum(LIFE_CYCLES),
      answers: z.object({ attendance: z.number(), viewArchive: z.number(), absence: z.number() }),
      /** Null for those who may not read payments. */
      paymentState: z.nullable(z.enum(WEDDING_PAYMENT_STATES)),
    }),
    errors: { operator_unknown: 404 },
  }),
  attendant: endpoint({
    name: 'operator.attendant',
    method: 'GET',
    path: '/admin/attendants/:id/detail',
    summary: 'Returns one guest of any wedding for support: the reply, the viewing and the payments. Audited.',
    access: ['admin:read:attendantPayment', 'admin:read:wedding-lives'],
    audit: 'attendant',
    params: z.object({ id: pathId<AttendantId>() }),
    output: z.object({
      id: z.number(),
      weddingId: z.number(),
      reservationId: z.string(),
      facilityName: z.string(),
      name: z.string(),
      answer: z.enum(ANSWERS),
      answeredAt: instantMs,
      ng: z.boolean(),
      isErased: z.boolean(),
      watchedLiveSeconds: z.number(),
      watchedArchiveSeconds: z.number(),
      /** Devices that were given a playback key within the last five minutes. */
      devices: z.number(),
      /** Null for those who may not read payments. */
      payments: z.nullable(
        z.array(
          z.object({
            orderId: z.nullable(z.string()),
            purpose: z.enum(PAYMENT_PURPOSES),
            amountYen: z.number(),
            state: z.enum(PAYMENT_STATES),
            createdAt: instantMs,
          }),
        ),
      ),
    }),
    errors: { operator_unknown: 404 },
  }),
};
