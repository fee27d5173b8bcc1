import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { HOUR_MS, type Instant } from '@kotohogi/domain/kernel/instant';
import { IN_JAPAN, isNight } from '@kotohogi/domain/mailing/occasions';
import type { Clock } from '@kotohogi/ports/clock';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { inTurn } from '../../platform/jobs/in-turn.ts';
import { type BoundJob, defineDaily } from '../../platform/jobs/job.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { listHosts, readWeddingSummary } from '../wedding/index.ts';
import { giftDigestMail } from './mail.digest.ts';
import { listNewGifts, listWeddingsWithNewGifts, lockGiftsMailedAt, saveGiftsMailed } from './store.digest.ts';

export interface GiftJobDeps {
  readonly db: Db;
  readonly mails: Outgoing;
  readonly publicUrl: string;
  readonly clock: Clock;
}

/** The day's gifts go out at 19:00. If no worker ran then, they are sent until noon, but not at night. */
const DIGEST = { hour: 19, lateMs: 17 * HOUR_MS };

/** Sends a couple the gifts they have not been mailed about, if one of them came before the evening that is due. */
async function mailGifts(tx: Tx, { mails, publicUrl, clock }: GiftJobDeps, weddingId: WeddingId, due: Instant) {
  const gifts = await listNewGifts(tx, weddingId, await lockGiftsMailedAt(tx, weddingId));
  if (!gifts.some(gift => gift.at <= due)) return;
  const wedding = await readWeddingSummary(tx, weddingId);
  for (const { id: userId, name, email } of await listHosts(tx, weddingId)) {
    await mails.send(tx, email, giftDigestMail({ wedding, publicUrl, host: { userId, name }, gifts }));
  }
  await saveGiftsMailed(tx, weddingId, clock.now());
}

/** Mails couples about the gifts of the day. */
export function giftJobs(deps: GiftJobDeps): BoundJob[] {
  const { db, clock } = deps;
  return [
    defineDaily('gift.digest', DIGEST, clock, async due => {
      if (isNight(IN_JAPAN, clock.now())) return;
      await inTurn(await listWeddingsWithNewGifts(db, due), weddingId =>
        db.transaction().execute(tx => mailGifts(tx, deps, weddingId, due)),
      );
    }),
  ];
}
