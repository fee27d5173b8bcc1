import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, DAY_MS, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { decideFreeze } from '@kotohogi/domain/transfer/freeze';
import { closesAt } from '@kotohogi/domain/wedding/calendar';
import type { Clock } from '@kotohogi/ports/clock';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { inTurn } from '../../platform/jobs/in-turn.ts';
import { type BoundJob, defineCron } from '../../platform/jobs/job.ts';
import { recordCounts } from '../../platform/jobs/runs.ts';
import { readCoupleBalances } from '../ledger/index.ts';
import { type NotifyDeps, notifyAccountless, notifyFixed } from './mail.send.ts';
import {
  insertFreeze,
  listAccountless,
  listSentGifts,
  listUnfrozen,
  lockUnfrozen,
  saveReminder,
} from './store.freeze.ts';

export interface TransferJobDeps extends NotifyDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const FREEZE = 'transfer.freeze';
/** How long after the fixed amount the couple are asked again for an account. */
const REMINDER_MS = 7 * DAY_MS;

/** Fixes the amount of one wedding, unless an outcome has to be waited for; returns whether it did. */
async function freezeOne(tx: Tx, deps: NotifyDeps, weddingId: WeddingId, now: Instant): Promise<boolean> {
  const row = await lockUnfrozen(tx, weddingId, now);
  if (row === undefined) return false;
  const fixedAt = closesAt(instant(row.starts_at));
  const freeze = decideFreeze(await listSentGifts(tx, weddingId, fixedAt), fixedAt, now);
  if (freeze === 'wait') return false;
  await insertFreeze(tx, weddingId, freeze, { fixedAt, now });
  if (freeze.amountYen + freeze.leftOut.amountYen > 0)
    await notifyFixed(tx, { ...deps, weddingId }, { ...freeze, fixedAt });
  return true;
}

async function remindOne(tx: Tx, deps: NotifyDeps, weddingId: WeddingId, now: Instant): Promise<void> {
  if (!(await saveReminder(tx, weddingId, now))) return;
  const { payableYen } = await readCoupleBalances(tx, weddingId);
  await notifyAccountless(tx, { ...deps, weddingId }, payableYen);
}

/**
 * Fixes the amounts that are due and reminds couples of their account, each in its own transaction. They
 * are done by day in Japan (the hours are UTC), because both send mails (docs/product/transfer.md#fixed-amount).
 */
export function transferJobs({ db, clock, ...deps }: TransferJobDeps): BoundJob[] {
  return [
    defineCron(FREEZE, '10 0-11 * * *', async () => {
      const now = clock.now();
      const due = await listUnfrozen(db, now);
      let fixed = 0;
      await inTurn(due, async weddingId => {
        if (await db.transaction().execute(tx => freezeOne(tx, deps, weddingId, now))) fixed += 1;
      });
      const accountless = await listAccountless(db, after(now, -REMINDER_MS));
      await inTurn(accountless, weddingId => db.transaction().execute(tx => remindOne(tx, deps, weddingId, now)));
      const counts = { fixed, waiting: due.length - fixed, reminded: accountless.length };
      if (due.length + accountless.length > 0) await recordCounts({ db }, FREEZE, counts);
    }),
  ];
}
