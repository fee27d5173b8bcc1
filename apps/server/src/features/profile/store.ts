import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { LocalDate } from '@kotohogi/domain/kernel/jst';
import type { BloodType, NameColour, PersonType } from '@kotohogi/domain/profile/types';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The two rows of a wedding, in the order they are shown. */
export async function listProfiles(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('organizer_profile')
    .select([
      'type',
      'label',
      'colour',
      'last_name',
      'first_name',
      'maiden_name',
      'last_name_kana',
      'first_name_kana',
      'maiden_name_kana',
      'last_name_roman',
      'first_name_roman',
      'use_maiden_name',
      'hobby',
      'personality',
      'what_i_like',
      'one_word',
      'birthplace',
      'birthday',
      'blood_type',
      'favorite_food',
      'what_i_want_to_do',
      'birthplace_en',
      'hobby_en',
      'personality_en',
      'what_i_like_en',
      'favorite_food_en',
      'what_i_want_to_do_en',
      'one_word_en',
      'version',
    ])
    .where('wedding_id', '=', weddingId)
    .orderBy('place')
    .orderBy('type')
    .execute();
}

/** The stored columns of one partner, apart from the id. */
export interface ProfileColumns {
  readonly label: string;
  readonly colour: NameColour;
  readonly last_name: string;
  readonly first_name: string;
  readonly maiden_name: string;
  readonly last_name_kana: string;
  readonly first_name_kana: string;
  readonly maiden_name_kana: string;
  readonly last_name_roman: string;
  readonly first_name_roman: string;
  readonly use_maiden_name: boolean;
  readonly hobby: string;
  readonly personality: string;
  readonly what_i_like: string;
  readonly one_word: string;
  readonly birthplace: string;
  readonly birthday: LocalDate | null;
  readonly blood_type: BloodType;
  readonly favorite_food: string;
  readonly what_i_want_to_do: string;
  readonly birthplace_en: string;
  readonly hobby_en: string;
  readonly personality_en: string;
  readonly what_i_like_en: string;
  readonly favorite_food_en: string;
  readonly what_i_want_to_do_en: string;
  readonly one_word_en: string;
  readonly place: number;
}

/** Stores the language of the mails to the couple. */
export async function updateLanguage(tx: Tx, weddingId: WeddingId, language: 'ja' | 'en', now: Instant): Promise<void> {
  await tx
    .updateTable('wedding')
    .set({ language, updated_at: at(now) })
    .where('id', '=', weddingId)
    .execute();
}

export type NameColumns = Pick<
  ProfileColumns,
  'last_name' | 'first_name' | 'last_name_kana' | 'first_name_kana' | 'last_name_roman' | 'first_name_roman'
>;

export interface ProfileTarget {
  readonly weddingId: WeddingId;
  readonly type: PersonType;
  readonly now: Instant;
}

/** Locks both rows until the transaction ends; returns their version. */
export async function lockProfiles(tx: Tx, weddingId: WeddingId): Promise<number> {
  const rows = await tx
    .selectFrom('organizer_profile')
    .select('version')
    .where('wedding_id', '=', weddingId)
    .orderBy('type')
    .forUpdate()
    .execute();
  return Math.max(1, ...rows.map(row => row.version));
}

/** Changes one partner's profile; `version` is the new version of both. */
export async function updateProfile(
  tx: Tx,
  target: ProfileTarget,
  columns: ProfileColumns,
  version: number,
): Promise<void> {
  await tx
    .updateTable('organizer_profile')
    .set({ ...columns, version, updated_at: at(target.now) })
    .where('wedding_id', '=', target.weddingId)
    .where('type', '=', target.type)
    .execute();
}

/** Changes one partner's names, whatever the version. */
export async function updateNames(tx: Tx, target: ProfileTarget, columns: NameColumns): Promise<void> {
  await tx
    .updateTable('organizer_profile')
    .set(eb => ({ ...columns, version: eb('version', '+', 1), updated_at: at(target.now) }))
    .where('wedding_id', '=', target.weddingId)
    .where('type', '=', target.type)
    .execute();
}
