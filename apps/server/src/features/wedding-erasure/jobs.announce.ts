import type { Daily } from '@kotohogi/domain/kernel/daily';
import { HOUR_MS, type Instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import { OPEN_DAYS_AFTER } from '@kotohogi/domain/wedding/calendar';
import { dateToAnnounce, KEPT_DAYS, NOTICE_DAYS } from '@kotohogi/domain/wedding/erasure';
import type { Clock } from '@kotohogi/ports/clock';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { inTurn } from '../../platform/jobs/in-turn.ts';
import { type BoundJob, defineDaily } from '../../platform/jobs/job.ts';
import { recordCounts } from '../../platform/jobs/runs.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { listHosts, readWeddingSummary } from '../wedding/index.ts';
import { scopeOf, toFacts } from './index.ts';
import { erasureNoticeMail } from './mail.ts';
import { listUnannounced, lockErasure, saveAnnounced } from './store.ts';

export interface AnnounceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Outgoing;
  readonly publicUrl: string;
}

const TASK = 'weddingErasure.announce';
/** 10:00 in Japan. If no worker runs then, until the evening. */
const MORNING: Daily = { hour: 10, lateMs: 11 * HOUR_MS };
/** A run ends after this many weddings, and the next one follows five minutes later. */
const MOST_OF_A_RUN = 200;
/** From the day of a ceremony to that of its erasure. */
const DAYS_TO_ERASURE = OPEN_DAYS_AFTER + KEPT_DAYS + 1;

/** Notifies each host of the day on which everything is erased, once; the wedding keeps that day. */
async function announceOne(tx: Tx, { mails, publicUrl }: AnnounceDeps, scope: WeddingScope, now: Instant) {
  const date = dateToAnnounce(toFacts(await lockErasure(tx, scope)), now);
  if (date === undefined) return false;
  await saveAnnounced(tx, scope, date);
  const wedding = await readWeddingSummary(tx, scope.weddingId);
  for (const { id: userId, name, email } of await listHosts(tx, scope.weddingId)) {
    const facts = { wedding, publicUrl, language: wedding.language, userId, name, date };
    await mails.send(tx, email, erasureNoticeMail(facts));
  }
  return true;
}

/** Notifies couples who chose no day 14 days before their data is erased (docs/product/erasure.md#wedding). */
export function announceErasures(deps: AnnounceDeps): BoundJob {
  const { db, clock } = deps;
  return defineDaily(TASK, MORNING, clock, async () => {
    const now = clock.now();
    let announced = 0;
    const startsBefore = atJst(addDays(dateOf(now), NOTICE_DAYS - DAYS_TO_ERASURE + 1));
    const rows = await listUnannounced(db, { startsBefore, days: DAYS_TO_ERASURE, limit: MOST_OF_A_RUN });
    await inTurn(rows, async row => {
      if (await db.transaction().execute(tx => announceOne(tx, deps, scopeOf(row), now))) announced += 1;
    });
    await recordCounts(deps, TASK, { announced });
  });
}
