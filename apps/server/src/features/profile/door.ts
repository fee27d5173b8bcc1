import type { CoupleProfiles, OrganizerProfile } from '@kotohogi/contract/profile';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { BLOOD_TYPES, NAME_COLOURS, PERSON_TYPES, type PersonType } from '@kotohogi/domain/profile/types';
import type { Tx } from '../../platform/db/connect.ts';
import { listProfiles, updateNames } from './store.ts';

/** A row of a pair has no number of its own in the database: the wedding's and the code make one that is unique. */
const profileId = (weddingId: WeddingId, type: PersonType) => weddingId * 10 + type;

function toProfile(weddingId: WeddingId, row: Awaited<ReturnType<typeof listProfiles>>[number]): OrganizerProfile {
  const type = PERSON_TYPES.find(known => known === row.type) ?? 1;
  return {
    id: profileId(weddingId, type),
    type,
    label: row.label,
    colour: NAME_COLOURS.find(known => known === row.colour) ?? 'na',
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
    bloodType: BLOOD_TYPES.find(known => known === row.blood_type) ?? '',
    favoriteFood: row.favorite_food,
    whatIWantToDo: row.what_i_want_to_do,
  };
}

/** The two of a wedding, in the order they are shown, with the state they were read in. */
export async function readProfiles(tx: Tx, weddingId: WeddingId): Promise<CoupleProfiles> {
  const rows = await listProfiles(tx, weddingId);
  return {
    version: Math.max(1, ...rows.map(row => row.version)),
    profiles: rows.map(row => toProfile(weddingId, row)),
  };
}

/** The names of one of the two. */
export interface NamesOfPerson {
  readonly type: PersonType;
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana: string;
  readonly firstNameKana: string;
  readonly lastNameRoman: string;
  readonly firstNameRoman: string;
}

/** Keeps the names a couple gave on their first visit. */
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
