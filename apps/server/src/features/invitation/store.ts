import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Tx } from '../../platform/db/connect.ts';

export interface NewInvitation {
  readonly greetings: string;
  readonly greetingsEn: string;
  readonly sections: object;
}

/** Stores the invitation a wedding begins with, and its two empty profiles. */
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
