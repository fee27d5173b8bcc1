import type { GivenAccount } from '@kotohogi/contract/temporary-wedding';
import type { TemporaryWeddingDetail, TemporaryWeddingRow } from '@kotohogi/contract/temporary-wedding-staff';
import { maskAccountNumber } from '@kotohogi/domain/deposit-account/types';
import { instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf, formatJst } from '@kotohogi/domain/kernel/jst';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import type { PersonName } from '@kotohogi/domain/profile/names';
import type { FacilityScope } from '../../gate/scope.ts';
import { unseal } from '../../platform/crypto/keys.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { couplesOf } from '../wedding/index.ts';
import { listSimilarWeddings, listTwins, type StoredRegistration } from './store.staff.ts';

/** The bank account of a registration; null if none was given or the registration is decided. */
export function openAccount(sealKey: Buffer, sealed: string | null): GivenAccount | null {
  // Only `temporaryWedding.create` writes this column, always in this shape.
  return sealed === null ? null : (JSON.parse(unseal(sealKey, sealed)) as GivenAccount);
}

/** The names of one partner as they are stored. */
export const peopleOf = (
  row: Omit<StoredRegistration, 'deposit_account_sealed' | 'refusal_reason' | 'version' | 'updated_at'>,
) =>
  ({
    groom: {
      lastName: row.groom_last_name,
      firstName: row.groom_first_name,
      lastNameKana: row.groom_last_name_kana,
      firstNameKana: row.groom_first_name_kana,
      lastNameRoman: row.groom_last_name_roman,
      firstNameRoman: row.groom_first_name_roman,
    },
    bride: {
      lastName: row.bride_last_name,
      firstName: row.bride_first_name,
      lastNameKana: row.bride_last_name_kana,
      firstNameKana: row.bride_first_name_kana,
      lastNameRoman: row.bride_last_name_roman,
      firstNameRoman: row.bride_first_name_roman,
    },
  }) as const;

type Row = Parameters<typeof peopleOf>[0];

/** Both names as pages show them. */
export function coupleOf(row: Row): readonly PersonName[] {
  const { groom, bride } = peopleOf(row);
  return [nameOf(groom), nameOf(bride)];
}

/** A registration in the list. */
export function toRow(row: Row): TemporaryWeddingRow {
  return {
    id: row.id,
    status: row.status,
    hallName: row.hall_name,
    dateTime: formatJst(instant(row.starts_at)),
    startsAt: instant(row.starts_at),
    email: row.email,
    groomLastName: row.groom_last_name,
    groomFirstName: row.groom_first_name,
    groomLastNameKana: row.groom_last_name_kana,
    groomFirstNameKana: row.groom_first_name_kana,
    groomLastNameRoman: row.groom_last_name_roman,
    groomFirstNameRoman: row.groom_first_name_roman,
    brideLastName: row.bride_last_name,
    brideFirstName: row.bride_first_name,
    brideLastNameKana: row.bride_last_name_kana,
    brideFirstNameKana: row.bride_first_name_kana,
    brideLastNameRoman: row.bride_last_name_roman,
    brideFirstNameRoman: row.bride_first_name_roman,
    isDuplicate: row.is_duplicate,
    answerBy: row.answer_by,
    createdAt: instant(row.created_at),
    decidedAt: row.decided_at === null ? null : instant(row.decided_at),
    weddingId: row.wedding_id,
  };
}

async function duplicatesOf(tx: Tx, scope: FacilityScope, row: StoredRegistration) {
  const day = dateOf(instant(row.starts_at));
  const likeness = { email: row.email, from: atJst(day), until: atJst(addDays(day, 1)) };
  const twins = await listTwins(tx, scope, row.id, likeness);
  const weddings = await listSimilarWeddings(tx, scope, row.wedding_id, likeness);
  const couples = await couplesOf(
    tx,
    weddings.map(({ id }) => id),
  );
  return {
    registrations: twins.map(({ id, status, starts_at, created_at }) => ({
      id,
      status,
      startsAt: instant(starts_at),
      createdAt: instant(created_at),
    })),
    weddings: weddings.map(({ id, starts_at, hall_name }) => ({
      id,
      startsAt: instant(starts_at),
      hallName: hall_name,
      couple: [...(couples.get(id) ?? [])],
    })),
  };
}

/** A registration with its duplicates. */
export async function toDetail(
  tx: Tx,
  scope: FacilityScope,
  row: StoredRegistration,
  sealKey: Buffer,
): Promise<TemporaryWeddingDetail> {
  const account = openAccount(sealKey, row.deposit_account_sealed);
  return {
    ...toRow(row),
    language: row.locale === 'ja' ? 'ja' : 'en',
    depositAccount: account && {
      bankName: account.bankName,
      maskedAccountNumber: maskAccountNumber(account.accountNumber),
    },
    refusalReason: row.refusal_reason,
    duplicates: await duplicatesOf(tx, scope, row),
    version: row.version,
    updatedAt: instant(row.updated_at),
  };
}
