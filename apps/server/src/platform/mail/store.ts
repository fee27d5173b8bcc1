import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { MailChoice } from '@kotohogi/domain/mailing/choices';
import type { Tx } from '../db/connect.ts';
import { at } from '../db/instants.ts';
import type { MailReader } from './content.ts';

const subjectOf = (reader: MailReader) =>
  'attendantId' in reader
    ? ({ column: 'attendant_id', id: reader.attendantId } as const)
    : ({ column: 'user_id', id: reader.userId } as const);

/** The kinds of mail a reader has opted out of. */
export async function listOptOuts(tx: Tx, reader: MailReader): Promise<readonly MailChoice[]> {
  const { column, id } = subjectOf(reader);
  const rows = await tx
    .selectFrom('mail_opt_out')
    .select('choice')
    .where('wedding_id', '=', reader.weddingId)
    .where(column, '=', id)
    .execute();
  return rows.map(row => row.choice);
}

/** Opts a reader out of a kind of mail, or in again. */
export async function setOptOut(
  tx: Tx,
  reader: MailReader,
  { choice, isOut, now }: { readonly choice: MailChoice; readonly isOut: boolean; readonly now: Instant },
): Promise<void> {
  const { column, id } = subjectOf(reader);
  if (isOut) {
    const values = { wedding_id: reader.weddingId, [column]: id, choice, created_at: at(now) };
    await tx
      .insertInto('mail_opt_out')
      .values(values)
      .onConflict(conflict => conflict.doNothing())
      .execute();
    return;
  }
  await tx
    .deleteFrom('mail_opt_out')
    .where('wedding_id', '=', reader.weddingId)
    .where(column, '=', id)
    .where('choice', '=', choice)
    .execute();
}

export interface Refusal {
  readonly reader: MailReader;
  readonly address: string;
  readonly kind: string;
  /** The reason in the other server's words. */
  readonly reason: string;
  readonly now: Instant;
}

const MAX_REASON = 500;

/** Records that a mail was finally rejected. */
export async function insertRefusal(tx: Tx, { reader, address, kind, reason, now }: Refusal): Promise<void> {
  const { column, id } = subjectOf(reader);
  await tx
    .insertInto('mail_refusal')
    .values({
      wedding_id: reader.weddingId,
      [column]: id,
      address: address.toLowerCase(),
      kind,
      reason: reason.slice(0, MAX_REASON),
      at: at(now),
    })
    .execute();
}
