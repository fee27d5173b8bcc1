import type { Daily } from '@kotohogi/domain/kernel/daily';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { HOUR_MS, type Instant } from '@kotohogi/domain/kernel/instant';
import { isErasureDue } from '@kotohogi/domain/wedding/erasure';
import type { Clock } from '@kotohogi/ports/clock';
import type { BackupStore, ObjectStore } from '@kotohogi/ports/object-store';
import { bySystem } from '../../gate/actor.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { runWithFinalFailure } from '../../platform/jobs/final-failure.ts';
import { inTurn } from '../../platform/jobs/in-turn.ts';
import { type BoundJob, defineDaily, defineJob } from '../../platform/jobs/job.ts';
import { recordCounts } from '../../platform/jobs/runs.ts';
import { deleteJobsOf, deleteMailsOfWedding } from '../../platform/jobs/store.erasure.ts';
import type { Log } from '../../platform/log/log.ts';
import { madeFilePrefix } from '../../platform/made-files/made-files.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { eraseInAudit, insertAudit } from '../audit/index.ts';
import type { ErasedFiles, OnHostErased, WeddingEraser } from '../wedding/index.ts';
import { listHosts, readWeddingSummary } from '../wedding/index.ts';
import { listDueErasures, scopeOf, toFacts, weddingClean } from './index.ts';
import { announceErasures } from './jobs.announce.ts';
import { weddingErasedMail } from './mail.ts';
import { eraseHosts, eraseWedding, findPendingWork, listInvited, lockErasure, lockUsers } from './store.ts';

interface Files extends ErasedFiles {
  readonly weddingId: WeddingId;
}

/** Deletes files whose rows are gone, in both stores; retried for about four days. A missing file counts as deleted. */
const dropFiles = defineJob<Files>('weddingErasure.dropFiles', { maxAttempts: 25 });

export interface ErasureJobDeps {
  readonly db: Db;
  readonly hub: Hub;
  readonly clock: Clock;
  readonly log: Log;
  readonly objects: ObjectStore;
  /** Where recordings were copied to; undefined without a second store (any more). */
  readonly backup: BackupStore | undefined;
  readonly mails: Outgoing;
  readonly publicUrl: string;
  /** In the order in which they run: a feature before those it imports. */
  readonly erasers: readonly WeddingEraser[];
  readonly onHostErased: OnHostErased;
}

/** Which weddings a run erases, and under which name it is recorded. */
interface DueRule {
  readonly task: string;
  readonly now: Instant;
  readonly keptDays: number | null;
  /** How many weddings one run erases at most. */
  readonly most: number;
}

async function dropFrom(store: BackupStore, { keys, prefixes }: Files): Promise<void> {
  const found: string[] = [...keys];
  for (const prefix of prefixes) found.push(...(await store.list(prefix)));
  await inTurn([...new Set(found)], key => store.delete(key));
}

async function dropAll({ objects, backup }: ErasureJobDeps, files: Files): Promise<void> {
  await inTurn(files.uploads, upload => objects.uploads.abort(upload));
  await inTurn(backup === undefined ? [objects] : [objects, backup], store => dropFrom(store, files));
  if (files.hasCopies && backup === undefined) throw new Error('copies are in a second store that is not configured');
}

/** Why a wedding was erased, for the audit. */
function reasonOf(row: Awaited<ReturnType<typeof lockErasure>>, keptDays: number | null) {
  if (row.deleted_at !== null) return { deletedAt: row.deleted_at };
  if (row.erase_on !== null) return { asked: row.erase_on };
  return keptDays === null ? { announced: row.erase_announced } : { keptDays };
}

/** Erases one wedding if its day has come and nothing is in progress; otherwise the next run does. */
async function eraseOne(tx: Tx, deps: ErasureJobDeps, scope: WeddingScope, due: DueRule): Promise<boolean> {
  const { now, keptDays } = due;
  const { weddingId } = scope;
  const row = await lockErasure(tx, scope);
  if (!isErasureDue(toFacts(row), now, keptDays)) return false;
  if ((await findPendingWork(tx, { weddingId, now })) !== undefined) return false;
  const wedding = await readWeddingSummary(tx, weddingId);
  const hosts = await listHosts(tx, weddingId);
  const people = [...hosts, ...(await listInvited(tx, weddingId))];
  const userIds = [...new Set(people.map(({ id }) => id))];
  await lockUsers(tx, userIds);
  const left: Partial<ErasedFiles>[] = [];
  for (const erase of deps.erasers) left.push(await erase(tx, scope, now));
  const emails = [row.email, ...people.map(({ email }) => email)];
  left.push({ keys: await eraseWedding(tx, scope, { facilityId: row.facility_id, emails, now }) });
  const gone = await eraseHosts(tx, weddingId, userIds, now);
  await eraseInAudit(tx, { userIds: gone, weddingId });
  await deleteMailsOfWedding(tx, weddingId);
  for (const { id, email } of people.filter(one => gone.includes(one.id))) {
    await deps.onHostErased(tx, email);
    await deleteJobsOf(tx, { kind: 'user', id, email, weddingKey: scope.weddingKey });
  }
  const { language } = wedding;
  for (const { name, email } of hosts) {
    await deps.mails.send(
      tx,
      email,
      weddingErasedMail({ wedding, language, name, isRequested: row.erase_on !== null && row.deleted_at === null }),
    );
  }
  await dropFiles.add(tx, {
    weddingId,
    keys: left.flatMap(({ keys = [] }) => keys),
    prefixes: [`photo/${weddingId}/`, madeFilePrefix(weddingId), ...left.flatMap(({ prefixes = [] }) => prefixes)],
    uploads: left.flatMap(({ uploads = [] }) => uploads),
    hasCopies: left.some(({ hasCopies = false }) => hasCopies),
  });
  await insertAudit(tx, {
    actor: bySystem,
    action: 'wedding.erase',
    subject: { kind: 'wedding', id: weddingId },
    scope,
    detail: reasonOf(row, keptDays),
  });
  return true;
}

/** Erases weddings that are due, each in its own transaction: after a run that was killed, the next does the rest. */
async function eraseDue(deps: ErasureJobDeps, due: DueRule): Promise<void> {
  let erased = 0;
  const rows = await listDueErasures(deps.db, due);
  await inTurn(rows, async row => {
    if (erased >= due.most) return;
    const scope = scopeOf(row);
    if (!(await deps.db.transaction().execute(tx => eraseOne(tx, deps, scope, due)))) return;
    erased += 1;
    for (const room of ['wedding', 'wedding-managers'] as const) deps.hub.disconnect(room, scope.weddingId);
  });
  await recordCounts(deps, due.task, { erased, waiting: rows.length - erased });
}

/** A run of the night ends after this many weddings, and the next one follows five minutes later. */
const MOST_OF_A_RUN = 200;
/** 03:45 in Japan. If no worker runs then, as soon as one does on that day. */
const NIGHT: Daily = { hour: 3, minute: 45, lateMs: 20 * HOUR_MS };

/**
 * Erases what couples have chosen this day for or were notified of 14 days ago, and what was deleted 30 days ago
 * (docs/product/erasure.md#wedding). Operators may start it for another retention period.
 */
export function weddingErasureJobs(deps: ErasureJobDeps): BoundJob[] {
  return [
    defineDaily('weddingErasure.erase', NIGHT, deps.clock, () =>
      eraseDue(deps, { task: 'weddingErasure.erase', now: deps.clock.now(), keptDays: null, most: MOST_OF_A_RUN }),
    ),
    announceErasures(deps),
    {
      ...weddingClean.runs(({ keptDays }) =>
        eraseDue(deps, { task: weddingClean.task, now: deps.clock.now(), keptDays, most: Number.POSITIVE_INFINITY }),
      ),
      isBatch: true,
    },
    dropFiles.runs((files, attempt) => {
      const left = { log: deps.log, what: 'deleting the files of an erased wedding', facts: files };
      return runWithFinalFailure(left, attempt, () => dropAll(deps, files));
    }),
  ];
}
