import { createHash } from 'node:crypto';
import { after, DAY_MS, HOUR_MS, type Instant } from '@kotohogi/domain/kernel/instant';
import type { Tx } from '../db/connect.ts';
import { at } from '../db/instants.ts';

/** Limits of docs/product/mail.md: the mails that anonymous callers may cause. */
const TO_ONE_RECIPIENT = { mails: 10, windowMs: DAY_MS };
const FROM_ONE_ADDRESS = { mails: 100, windowMs: HOUR_MS };

type Limit = typeof TO_ONE_RECIPIENT;

/** Counts one more mail for a subject in one statement; returns false if the window's limit is reached. */
async function count(tx: Tx, subject: string, { mails, windowMs }: Limit, now: Instant): Promise<boolean> {
  const oldest = at(after(now, -windowMs));
  const row = await tx
    .insertInto('mail_allowance')
    .values({ subject: createHash('sha256').update(subject).digest('hex'), started_at: at(now), mails: 1 })
    .onConflict(conflict =>
      conflict.column('subject').doUpdateSet(eb => {
        const isOver = eb('mail_allowance.started_at', '<=', oldest);
        return {
          mails: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('mail_allowance.mails', '+', 1))
            .end(),
          started_at: eb.case().when(isOver).then(at(now)).else(eb.ref('mail_allowance.started_at')).end(),
        };
      }),
    )
    .returning('mails')
    .executeTakeFirstOrThrow();
  if (row.mails === 1) {
    await tx
      .deleteFrom('mail_allowance')
      .where('started_at', '<', at(after(now, -DAY_MS)))
      .execute();
  }
  return row.mails <= mails;
}

interface OpenMail {
  /** The recipient. */
  readonly to: string;
  /** The network address of the caller. */
  readonly from: string;
  readonly now: Instant;
}

/**
 * Whether a mail requested by an anonymous caller may be sent: of all kinds together 10 a day to one recipient and 100
 * an hour from one address. The caller gets the same response either way. Call it outside the transaction of the write,
 * otherwise all callers behind one address wait for that transaction.
 */
export async function mayMailOpenly(tx: Tx, { to, from, now }: OpenMail): Promise<boolean> {
  if (!(await count(tx, `to:${to.toLowerCase()}`, TO_ONE_RECIPIENT, now))) return false;
  return await count(tx, `from:${from}`, FROM_ONE_ADDRESS, now);
}
