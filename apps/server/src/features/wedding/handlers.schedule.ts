import { weddingSchedule } from '@kotohogi/contract/wedding-schedule';
import { instant } from '@kotohogi/domain/kernel/instant';
import { decideSchedule } from '@kotohogi/domain/wedding/change-schedule';
import { decideHallUse } from '@kotohogi/domain/wedding/hall-use';
import { type Call, inWedding, type Route, userOf } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { OnScheduleChanged } from './index.listeners.ts';
import { weddingScheduleMail } from './jobs.ts';
import { findNearestInHall } from './store.hall.ts';
import { listReaders, lockSchedule, saveSchedule } from './store.schedule.ts';

export interface ScheduleDeps {
  readonly db: Db;
  readonly onChanged: readonly OnScheduleChanged[];
}

type Change = Call<typeof weddingSchedule.change>;

async function change(tx: Tx, { onChanged }: ScheduleDeps, call: Change, scope: WeddingScope) {
  const { from, status: next, dateTime } = call.body;
  const row = await lockSchedule(tx, scope);
  const before = {
    status: row.status,
    seen: from,
    startsAt: instant(row.starts_at),
    live: row.live,
  };
  const mayBreakLeadTime = call.permissions.has('facility:write:wedding-minDate-update');
  const decision = decideSchedule(before, { next, startsAt: dateTime, mayBreakLeadTime }, call.now);
  if (decision !== 'allowed') return decision;
  const startsAt = next === 'active' ? (dateTime ?? before.startsAt) : before.startsAt;
  // Only staff are warned: a couple does not know the other ceremonies of the hall.
  if (next === 'active' && call.permissions.has('facility:write:wedding')) {
    const nearest = await findNearestInHall(tx, scope, { hallId: row.hall_id, startsAt }, scope.weddingId);
    const use = decideHallUse(startsAt, nearest, call.body.isHallUseConfirmed ?? false);
    if (use !== 'allowed') return use;
  }
  const version = row.version + 1;
  await saveSchedule(tx, scope, { status: next, startsAt, version }, call.now);
  for (const follow of onChanged) await follow(tx, { scope, status: next, now: call.now });
  const { weddingId } = scope;
  const by = userOf(call).name;
  await weddingScheduleMail.add(tx, { weddingId, status: next, version, previousStartsAt: before.startsAt, by });
  await call.audit(tx, weddingId, { status: { from, to: next }, startsAt: { from: before.startsAt, to: startsAt } });
  return { status: next, startsAt, mailCount: (await listReaders(tx, weddingId)).length };
}

/** Handlers for postponing, canceling and rescheduling. */
export function weddingScheduleHandlers(deps: ScheduleDeps): Route[] {
  return [
    inWedding(weddingSchedule.change, (call, scope) =>
      deps.db.transaction().execute(tx => change(tx, deps, call, scope)),
    ),
  ];
}
