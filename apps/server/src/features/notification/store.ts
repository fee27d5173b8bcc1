import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { NoticeLevel, NoticeMethod } from '@kotohogi/domain/notification/types';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

const NOTICE = [
  'id',
  'level',
  'title',
  'body',
  'title_en',
  'body_en',
  'in_recording',
  'in_dialog',
  'by_mail',
  'sent_by',
  'created_at',
] as const;

const noticesOf = (tx: Tx, weddingId: WeddingId) =>
  tx.selectFrom('notification').select(NOTICE).where('wedding_id', '=', weddingId);

/** The notices of a wedding, newest first, each with how many guests were sent its mail. */
export async function listNotices(tx: Tx, { weddingId }: WeddingScope) {
  return await noticesOf(tx, weddingId)
    .select(eb =>
      eb
        .selectFrom('notification_mail')
        .whereRef('notification_mail.notification_id', '=', 'notification.id')
        .select(mail => mail.fn.countAll<number>().as('n'))
        .as('mail_count'),
    )
    .orderBy('id', 'desc')
    .execute();
}

/** The notices that stand in the guests' dialog, newest first. */
export async function listDialogNotices(tx: Tx, { weddingId }: WeddingScope) {
  return await noticesOf(tx, weddingId).where('in_dialog', '=', true).orderBy('id', 'desc').execute();
}

/** Holds the wedding's notices until the transaction ends, and counts them: two at once do not both become the last. */
export async function lockNotices(tx: Tx, { weddingId }: WeddingScope): Promise<number> {
  await tx.selectFrom('wedding').select('id').where('id', '=', weddingId).forNoKeyUpdate().executeTakeFirstOrThrow();
  return (await noticesOf(tx, weddingId).execute()).length;
}

export interface NewNotice {
  readonly level: NoticeLevel;
  readonly title: string;
  /** As it was sent. */
  readonly body: string;
  /** Empty = not written. */
  readonly titleEn: string;
  readonly bodyEn: string;
  readonly inRecording: boolean;
  readonly methods: readonly NoticeMethod[];
  readonly sentBy: string;
  readonly now: Instant;
}

/** Keeps a notice. */
export async function insertNotice(tx: Tx, { weddingId }: WeddingScope, notice: NewNotice) {
  return await tx
    .insertInto('notification')
    .values({
      wedding_id: weddingId,
      level: notice.level,
      title: notice.title,
      body: notice.body,
      title_en: notice.titleEn,
      body_en: notice.bodyEn,
      in_recording: notice.inRecording,
      in_dialog: notice.methods.includes('dialog'),
      by_mail: notice.methods.includes('mail'),
      sent_by: notice.sentBy,
      created_at: at(notice.now),
    })
    .returning(NOTICE)
    .executeTakeFirstOrThrow();
}

/** A notice, held until the transaction ends. */
export async function lockNotice(tx: Tx, weddingId: WeddingId, id: number) {
  return await noticesOf(tx, weddingId).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Changes the channels of a notice; without any it goes. The notice is held. */
export async function keepMethods(
  tx: Tx,
  { weddingId }: WeddingScope,
  id: number,
  methods: readonly NoticeMethod[],
): Promise<void> {
  if (methods.length === 0) {
    await tx.deleteFrom('notification').where('wedding_id', '=', weddingId).where('id', '=', id).execute();
    return;
  }
  await tx
    .updateTable('notification')
    .set({ in_dialog: methods.includes('dialog'), by_mail: methods.includes('mail') })
    .where('wedding_id', '=', weddingId)
    .where('id', '=', id)
    .execute();
}

/** Guests who get mails about a wedding: those who attend, live or later, left an address and are not blocked. */
const mailable = (tx: Tx, weddingId: WeddingId) =>
  tx
    .selectFrom('attendant')
    .where('wedding_id', '=', weddingId)
    .where('answer', '<>', 'absence')
    .where('ng', '=', false)
    .where('email', 'is not', null)
    .where('email', '<>', '');

/** How many guests a mail would reach. */
export async function countMailable(tx: Tx, { weddingId }: WeddingScope): Promise<number> {
  const counted = mailable(tx, weddingId).select(eb => eb.fn.countAll<number>().as('n'));
  return (await counted.executeTakeFirstOrThrow()).n;
}

/** Writes down that a notice goes out by mail now, and answers to whom: every guest at most once, however often it is asked. */
export async function claimRecipients(tx: Tx, weddingId: WeddingId, notificationId: number) {
  const claimed = await tx
    .insertInto('notification_mail')
    .columns(['notification_id', 'attendant_id'])
    .expression(eb =>
      mailable(tx, weddingId).select([eb.val(notificationId).as('notification_id'), 'attendant.id as attendant_id']),
    )
    .onConflict(conflict => conflict.doNothing())
    .returning('attendant_id')
    .execute();
  if (claimed.length === 0) return [];
  return await mailable(tx, weddingId)
    .select(['id', 'name', 'email', 'locale'])
    .where(
      'id',
      'in',
      claimed.map(row => row.attendant_id),
    )
    .orderBy('id')
    .execute();
}
