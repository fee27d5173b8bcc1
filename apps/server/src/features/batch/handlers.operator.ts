import { operator } from '@kotohogi/contract/operator';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { listedState } from '@kotohogi/domain/live/viewer';
import { closesAt } from '@kotohogi/domain/wedding/calendar';
import { type Call, inNoScope, type Route } from '../../gate/route.ts';
import type { Db } from '../../platform/db/connect.ts';
import { listFailedTasks } from '../../platform/jobs/store.runs.ts';
import { answersOf, readSchedule } from '../wedding/index.ts';
import {
  countAlarms,
  countAreas,
  countDevices,
  countWatching,
  findGuest,
  findWedding,
  listAlarmed,
  listPaymentsOf,
  listToday,
} from './store.operator.ts';

const READ_LIVES = 'admin:read:wedding-lives';
const READ_PAYMENTS = 'admin:read:attendantPayment';
const RUN_JOBS = 'admin:exec:batch';

type TodayRow = Awaited<ReturnType<typeof listToday>>[number];

/** The state of a slot as staff see it; `pending` for a wedding without a slot. */
function liveStateOf(row: TodayRow, now: Instant) {
  if (row.state === null) return 'pending';
  const startsAt = instant(row.starts_at);
  return listedState(
    {
      ...{ state: row.state, startsAt, closesAt: closesAt(startsAt), isDelayedByStaff: row.delayed ?? false },
      // The list has no separate state for an intermission or an unreachable provider.
      ...{ isIntermission: false, unreachableSince: null },
    },
    now,
  );
}

/** The counts and alarms that the caller may read; a part they may not read is null. */
async function readOverview(db: Db, { now, permissions }: Call<typeof operator.overview>) {
  const [areas, alarms] = [await countAreas(db, now), await countAlarms(db, now)];
  const watching = await countWatching(db, now);
  const failed = await listFailedTasks(db);
  const today = (await listToday(db, now)).map(row => ({
    weddingId: row.id,
    reservationId: row.reservation_id,
    companyName: row.company_name,
    facilityName: row.facility_name,
    hallName: row.hall_name,
    startsAt: instant(row.starts_at),
    liveState: liveStateOf(row, now),
    watching: watching.get(row.id) ?? 0,
  }));
  const forLives = <T>(value: T) => (permissions.has(READ_LIVES) ? value : null);
  const forJobs = <T>(value: T) => (permissions.has(RUN_JOBS) ? value : null);
  const forMoney = <T>(value: T) => (permissions.has(READ_PAYMENTS) ? value : null);
  const sum = (counts: Iterable<number>) => [...counts].reduce((all, one) => all + one, 0);
  return {
    companies: areas.companies,
    facilities: areas.facilities,
    halls: areas.halls,
    weddingsThisMonth: areas.weddings,
    watching: forLives(sum(watching.values())),
    alarms: {
      lives: forLives(alarms.lives),
      liveMails: forLives(alarms.live_mails),
      retryingJobs: forJobs(sum(failed.map(one => one.retrying))),
      deadJobs: forJobs(sum(failed.map(one => one.dead))),
      refusedMails: forJobs(alarms.refused_mails),
      payments: forMoney(alarms.payments),
      corrections: forMoney(alarms.corrections),
    },
    alarmedWeddings: {
      refusedMails: forJobs(await listAlarmed(db, 'refusedMails', now)),
      payments: forMoney(await listAlarmed(db, 'payments', now)),
    },
    today: forLives(today),
  };
}

async function readWedding(db: Db, { params, now, permissions }: Call<typeof operator.wedding>) {
  const row = await findWedding(db, params.id);
  if (row === undefined) return refuse('operator_unknown');
  const answers = await answersOf(db, [row.id]);
  return {
    id: row.id,
    key: row.key,
    reservationId: row.reservation_id,
    companyName: row.company_name,
    facilityId: row.facility_id,
    facilityName: row.facility_name,
    hallName: row.hall_name,
    startsAt: instant(row.starts_at),
    lifeCycle: (await readSchedule(db, row.id, now)).lifeCycle,
    answers: answers.get(row.id) ?? { attendance: 0, viewArchive: 0, absence: 0 },
    paymentState: permissions.has(READ_PAYMENTS) ? row.payment_state : null,
  };
}

async function readGuest(db: Db, call: Call<typeof operator.attendant>) {
  const { params, now, permissions } = call;
  const row = await findGuest(db, params.id);
  if (row === undefined) return refuse('operator_unknown');
  // The answer shows personal data to people who are not the guest's hosts, so it is audited.
  await call.audit(db, row.id, {}, { scope: { weddingId: row.wedding_id } });
  const payments = permissions.has(READ_PAYMENTS) ? await listPaymentsOf(db, row.id) : null;
  return {
    id: row.id,
    weddingId: row.wedding_id,
    reservationId: row.reservation_id,
    facilityName: row.facility_name,
    name: row.name,
    answer: row.answer,
    answeredAt: instant(row.answered_at),
    ng: row.ng,
    isErased: row.erased_at !== null,
    watchedLiveSeconds: row.watched_live_seconds,
    watchedArchiveSeconds: row.watched_archive_seconds,
    devices: await countDevices(db, row.id, now),
    payments:
      payments?.map(one => ({
        orderId: one.order_id,
        purpose: one.purpose,
        amountYen: one.amount_yen,
        state: one.state,
        createdAt: instant(one.created_at),
      })) ?? null,
  };
}

/** Handlers for the operators' view of all facilities (docs/product/operator.md). */
export function operatorHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inNoScope(operator.overview, call => readOverview(db, call)),
    inNoScope(operator.wedding, call => readWedding(db, call)),
    inNoScope(operator.attendant, call => readGuest(db, call)),
  ];
}
