import { weddingStanding } from '@kotohogi/contract/wedding-standing';
import { instant } from '@kotohogi/domain/kernel/instant';
import { decideStanding } from '@kotohogi/domain/wedding/change-standing';
import { type Call, inWedding, type Route, userOf } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { byUser, insertAudit } from '../audit/index.ts';
import { weddingStandingMail } from './jobs.ts';
import { listReaders, lockStanding, renewEntries, saveStanding } from './store.standing.ts';

type Change = Call<typeof weddingStanding.change>;

async function change(tx: Tx, call: Change, scope: WeddingScope) {
  const { from, status: next, dateTime } = call.body;
  const row = await lockStanding(tx, scope);
  const before = {
    status: row.status,
    seen: from,
    startsAt: instant(row.starts_at),
    live: row.live,
  };
  const mayBreakLeadTime = call.permissions.has('facility:write:wedding-minDate-update');
  const decision = decideStanding(before, { next, startsAt: dateTime, mayBreakLeadTime }, call.now);
  if (decision !== 'allowed') return decision;
  const startsAt = next === 'active' ? (dateTime ?? before.startsAt) : before.startsAt;
  const version = row.version + 1;
  await saveStanding(tx, scope, { status: next, startsAt, version }, call.now);
  await renewEntries(tx, scope);
  const { weddingId } = scope;
  const by = userOf(call).name;
  await weddingStandingMail.add(tx, { weddingId, status: next, version, previousStartsAt: before.startsAt, by });
  await insertAudit(tx, {
    actor: byUser(userOf(call)),
    action: weddingStanding.change.name,
    subject: { kind: 'wedding', id: weddingId },
    scope,
    detail: { status: { from, to: next }, startsAt: { from: before.startsAt, to: startsAt } },
    requestId: call.requestId,
  });
  return { status: next, startsAt, mailCount: (await listReaders(tx, weddingId)).length };
}

/** Handlers for postponing, canceling and rescheduling. */
export function weddingStandingHandlers({ db }: { readonly db: Db }): Route[] {
  return [inWedding(weddingStanding.change, (call, scope) => db.transaction().execute(tx => change(tx, call, scope)))];
}
