import type { CompanyId, FacilityId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { dateOf, localDate } from '@kotohogi/domain/kernel/jst';
import { erasureDate } from '@kotohogi/domain/wedding/erasure';
import type { Clock } from '@kotohogi/ports/clock';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import { mint, type WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { inTurn } from '../../platform/jobs/in-turn.ts';
import { type BoundJob, defineCron, defineJob } from '../../platform/jobs/job.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { eraseGuest } from '../attendant/door.ts';
import { bySystem, insertAudit } from '../audit/door.ts';
import { readWedding } from './door.ts';
import { weddingErasedMail } from './mail.erasure.ts';
import {
  eraseHosts,
  eraseWedding,
  findHindrance,
  listAskedErasures,
  listGuestIds,
  listHosts,
  lockErasure,
} from './store.erasure.ts';

/** Deletes files whose rows are gone; a file that is not there any more is deleted. */
const dropFiles = defineJob<{ readonly keys: readonly string[] }>('weddingErasure.dropFiles');

export interface ErasureJobDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly objects: ObjectStore;
  readonly mails: Outgoing;
}

/** Erases one wedding if its day has come and nothing is still under way; otherwise the next night looks again. */
async function eraseOne(tx: Tx, { mails }: ErasureJobDeps, scope: WeddingScope, now: Instant): Promise<void> {
  const { weddingId } = scope;
  const row = await lockErasure(tx, scope);
  const isAsked = row.erase_on !== null && (row.status === 'active' || row.status === 'canceled');
  if (!isAsked || row.erase_on === null) return;
  if (erasureDate(instant(row.starts_at), localDate(row.erase_on)) > dateOf(now)) return;
  if ((await findHindrance(tx, weddingId, row.payment_state === 'deposited')) !== undefined) return;
  const wedding = await readWedding(tx, weddingId, now);
  const hosts = await listHosts(tx, weddingId);
  const keys: string[] = [];
  for (const id of await listGuestIds(tx, weddingId)) keys.push(...(await eraseGuest(tx, scope, id, now)).keys);
  keys.push(...(await eraseWedding(tx, scope, { facilityId: row.facility_id, email: row.email, now })));
  for (const { name, email, locale } of hosts) {
    const language = locale === 'ja' ? 'ja' : 'en';
    await mails.send(tx, email, weddingErasedMail({ wedding, language, name }));
  }
  const userIds = hosts.map(({ id }) => id);
  await eraseHosts(tx, weddingId, userIds, now);
  await dropFiles.add(tx, { keys });
  await insertAudit(tx, {
    actor: bySystem,
    action: 'wedding.erase',
    subject: { kind: 'wedding', id: weddingId },
    scope,
    detail: { asked: row.erase_on },
  });
}

async function eraseDue(deps: ErasureJobDeps): Promise<void> {
  const now = deps.clock.now();
  await inTurn(await listAskedErasures(deps.db, dateOf(now)), async row => {
    const scope = mint.wedding({
      companyId: row.company_id as CompanyId,
      facilityId: row.facility_id as FacilityId,
      weddingId: row.id as WeddingId,
      weddingKey: row.key,
    });
    await deps.db.transaction().execute(tx => eraseOne(tx, deps, scope, now));
  });
}

/** Erases at a quarter to four in Japan what couples have asked to be erased on that day (decision 87). */
export function weddingErasureJobs(deps: ErasureJobDeps): BoundJob[] {
  return [
    defineCron('weddingErasure.erase', '45 18 * * *', () => eraseDue(deps)),
    dropFiles.runs(async ({ keys }) => {
      for (const key of keys) await deps.objects.delete(key);
    }),
  ];
}
