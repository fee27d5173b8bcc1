import type { CoupleProfiles, OrganizerProfile } from '@kotohogi/contract/profile';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { PersonType } from '@kotohogi/domain/profile/types';
import type { Tx } from '../../platform/db/connect.ts';
import { listProfiles, updateNames } from './store.ts';

/** Profile rows have no id of their own in the database: the wedding's id and the type make a unique one. */
const profileId = (weddingId: WeddingId, type: PersonType) => weddingId * 10 + type;

function toProfile(weddingId: WeddingId, row: Awaited<ReturnType<typeof listProfiles>>[number]): OrganizerProfile {
  const type = row.type;
  return {
    id: profileId(weddingId, type),
    type,
    label: row.label,
    colour: row.colour,
    lastName: row.last_name,
    firstName: row.first_name,
    maidenName: row.maiden_name,
    lastNameKana: row.last_name_kana,
    firstNameKana: row.first_name_kana,
    maidenNameKana: row.maiden_name_kana,
    lastNameRoman: row.last_name_roman,
    firstNameRoman: row.first_name_roman,
    useMaidenName: row.use_maiden_name,
    hobby: row.hobby,
    personality: row.personality,
    whatILike: row.what_i_like,
    oneWord: row.one_word,
    birthplace: row.birthplace,
    birthday: row.birthday,
    bloodType: row.blood_type,
    favoriteFood: row.favorite_food,
    whatIWantToDo: row.what_i_want_to_do,
    birthplaceEn: row.birthplace_en,
    hobbyEn: row.hobby_en,
    personalityEn: row.personality_en,
    whatILikeEn: row.what_i_like_en,
    favoriteFoodEn: row.favorite_food_en,
    whatIWantToDoEn: row.what_i_want_to_do_en,
    oneWordEn: row.one_word_en,
  };
}

/** The two profiles of a wedding, in display order, with their version. */
export async function readProfiles(tx: Tx, weddingId: WeddingId): Promise<CoupleProfiles> {
  const rows = await listProfiles(tx, weddingId);
  return {
    version: Math.max(1, ...rows.map(row => row.version)),
    profiles: rows.map(row => toProfile(weddingId, row)),
  };
}

/** The names of one partner. */
export interface NamesOfPerson {
  readonly type: PersonType;
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana: string;
  readonly firstNameKana: string;
  readonly lastNameRoman: string;
  readonly firstNameRoman: string;
}

/** Stores the names a couple entered on their first visit. */
export async function saveNames(
  tx: Tx,
  weddingId: WeddingId,
  people: readonly NamesOfPerson[],
  now: Instant,
): Promise<void> {
  for (const person of people) {
    await updateNames(
      tx,
      { weddingId, type: person.type, now },
      {
        last_name: person.lastName,
        first_name: person.firstName,
        last_name_kana: person.lastNameKana,
        first_name_kana: person.firstNameKana,
        last_name_roman: person.lastNameRoman,
        first_name_roman: person.firstNameRoman,
      },
    );
  }
}
