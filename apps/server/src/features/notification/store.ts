import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { NoticeLevel, NoticeMethod } from '@kotohogi/domain/notification/types';
import type { FacilityScope, WeddingScope } from '../../gate/scope.ts';
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

/** The notices of a wedding, newest first, each with the number of guests its mail was sent to. */
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

/** How many of the last notices the first page of a facility shows. */
const RECENT = 5;

/** The last notices of a facility, newest first. */
export async function listRecentNotices(tx: Tx, { facilityId }: FacilityScope) {
  return await tx
    .selectFrom('notification')
    .innerJoin('wedding', 'wedding.id', 'notification.wedding_id')
    .select(['notification.id', 'notification.wedding_id', 'notification.level', 'notification.title'])
    .select(['notification.in_dialog', 'notification.by_mail', 'notification.sent_by', 'notification.created_at'])
    .where('wedding.facility_id', '=', facilityId)
    .where('wedding.deleted_at', 'is', null)
    .orderBy('notification.created_at', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(RECENT)
    .execute();
}

/** The notices in the guests' dialog, newest first. */
export async function listDialogNotices(tx: Tx, { weddingId }: WeddingScope) {
  return await noticesOf(tx, weddingId).where('in_dialog', '=', true).orderBy('id', 'desc').execute();
}

/**
 * Locks the wedding's notices until the transaction ends and counts them, so that two requests at once cannot exceed
 * the limit.
 */
export async function lockNotices(tx: Tx, { weddingId }: WeddingScope): Promise<number> {
  await tx.selectFrom('wedding').select('id').where('id', '=', weddingId).forNoKeyUpdate().executeTakeFirstOrThrow();
  return (await noticesOf(tx, weddingId).execute()).length;
}

export interface NewNotice {
  readonly level: NoticeLevel;
  readonly title: string;
  /** The markup as received. */
  readonly body: string;
  /** Empty = no English version. */
  readonly titleEn: string;
  readonly bodyEn: string;
  readonly inRecording: boolean;
  readonly methods: readonly NoticeMethod[];
  readonly sentBy: string;
  readonly now: Instant;
}

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

/** Reads a notice and locks it until the transaction ends. */
export async function lockNotice(tx: Tx, weddingId: WeddingId, id: number) {
  return await noticesOf(tx, weddingId).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Changes the channels of a notice; deletes it if none is left. The caller holds the lock. */
export async function saveMethods(
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

/** Guests who get mails about a wedding: those who attend, live or later, have an address and are not blocked. */
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

/**
 * Records the recipients of a notice's mail and returns the new ones: every guest at most once, however often this
 * runs.
 */
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
