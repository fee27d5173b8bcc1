import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { LocalDate } from '@kotohogi/domain/kernel/jst';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

export interface NewInvitation {
  readonly greetings: string;
  readonly greetingsEn: string;
  readonly sections: object;
}

/** Stores a wedding's initial invitation and its two empty profiles. */
export async function insertInvitation(tx: Tx, weddingId: WeddingId, invitation: NewInvitation): Promise<void> {
  await tx
    .insertInto('invitation')
    .values({
      wedding_id: weddingId,
      greetings: invitation.greetings,
      greetings_en: invitation.greetingsEn,
      sections: JSON.stringify(invitation.sections),
    })
    .execute();
  await tx
    .insertInto('organizer_profile')
    .values([
      { wedding_id: weddingId, type: 1 },
      { wedding_id: weddingId, type: 2 },
    ])
    .execute();
}

export async function getInvitation(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('invitation')
    .select([
      'greetings',
      'greetings_en',
      'reply_deadline',
      'sections',
      'main_photo_key',
      'sub_photo_key',
      'published_at',
      'version',
      'updated_at',
    ])
    .where('wedding_id', '=', weddingId)
    .executeTakeFirstOrThrow();
}

/** The changeable fields; absent = unchanged. */
export interface InvitationChange {
  readonly greetings?: string | undefined;
  readonly greetingsEn?: string | undefined;
  readonly replyDeadline?: LocalDate | null | undefined;
  /** All sections at once. */
  readonly sections?: object | undefined;
  readonly mainPhoto?: string | null | undefined;
  readonly subPhoto?: string | null | undefined;
  /** When it was published; null unpublishes it. */
  readonly publishedAt?: Instant | null | undefined;
}

/** Changes an invitation that is still at `version`; returns false if the version has changed. */
export async function updateInvitation(
  tx: Tx,
  scope: WeddingScope,
  target: { readonly version: number; readonly now: Instant },
  change: InvitationChange,
): Promise<boolean> {
  const { greetings, greetingsEn, replyDeadline, sections, mainPhoto, subPhoto, publishedAt } = change;
  const result = await tx
    .updateTable('invitation')
    .set({
      ...(greetings === undefined ? {} : { greetings }),
      ...(greetingsEn === undefined ? {} : { greetings_en: greetingsEn }),
      ...(replyDeadline === undefined ? {} : { reply_deadline: replyDeadline }),
      ...(sections === undefined ? {} : { sections: JSON.stringify(sections) }),
      ...(mainPhoto === undefined ? {} : { main_photo_key: mainPhoto }),
      ...(subPhoto === undefined ? {} : { sub_photo_key: subPhoto }),
      ...(publishedAt === undefined ? {} : { published_at: publishedAt === null ? null : at(publishedAt) }),
      version: target.version + 1,
      updated_at: at(target.now),
    })
    .where('wedding_id', '=', scope.weddingId)
    .where('version', '=', target.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
