import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

const guests = (tx: Tx) =>
  tx
    .selectFrom('attendant')
    .innerJoin('wedding', 'wedding.id', 'attendant.wedding_id')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select([
      'attendant.id',
      'attendant.name',
      'attendant.email',
      'attendant.locale',
      'attendant.ng',
      'attendant.wedding_id',
      'wedding.key',
      'wedding.starts_at',
      'wedding.status',
      'company.account_id as company_account_id',
    ])
    .where('wedding.deleted_at', 'is', null)
    .where('facility.deleted_at', 'is', null)
    .where('company.deleted_at', 'is', null);

/** A guest with the wedding, as links and password resets need them. */
export async function findGuestToEnter(tx: Tx, attendantId: AttendantId) {
  return await guests(tx).where('attendant.id', '=', attendantId).executeTakeFirst();
}

/** The guest with this address in one wedding. */
export async function findGuestOfEmail(tx: Tx, weddingId: WeddingId, email: string) {
  return await guests(tx)
    .where('attendant.wedding_id', '=', weddingId)
    .where(eb => eb(eb.fn('lower', ['attendant.email']), '=', email.toLowerCase()))
    .executeTakeFirst();
}

export async function updateGuestPassword(
  tx: Tx,
  guest: { readonly attendantId: AttendantId; readonly passwordHash: string; readonly now: Instant },
): Promise<void> {
  await tx
    .updateTable('attendant')
    .set({ password_hash: guest.passwordHash, updated_at: at(guest.now) })
    .where('id', '=', guest.attendantId)
    .execute();
}

export interface GuestAddress {
  readonly attendantId: AttendantId;
  readonly weddingId: WeddingId;
  readonly email: string;
  readonly now: Instant;
}

/** Changes the mail address of a guest; returns false if another guest of the wedding has it. */
export async function updateGuestEmail(tx: Tx, { attendantId, weddingId, email, now }: GuestAddress): Promise<boolean> {
  const result = await tx
    .updateTable('attendant')
    .set({ email, updated_at: at(now) })
    .where('id', '=', attendantId)
    .where('wedding_id', '=', weddingId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('attendant as other')
            .select('other.id')
            .where('other.wedding_id', '=', weddingId)
            .where('other.id', '<>', attendantId)
            .where(eb => eb(eb.fn('lower', ['other.email']), '=', email.toLowerCase())),
        ),
      ),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Whether a statement failed because another guest took the address at the same moment. */
export const isAddressTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'attendant_email';
