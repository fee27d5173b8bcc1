import type { BodyOf } from '@kotohogi/contract/kit/endpoint';
import { profile } from '@kotohogi/contract/profile';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { decideBirthdays } from '@kotohogi/domain/profile/decide';
import { type Call, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { readProfiles } from './index.ts';
import { lockProfiles, type ProfileColumns, updateLanguage, updateProfile } from './store.ts';

type Person = BodyOf<typeof profile.update>['profiles'][number];

function toColumns(person: Person, place: number): ProfileColumns {
  return {
    place,
    label: person.label,
    colour: person.colour,
    last_name: person.lastName,
    first_name: person.firstName,
    maiden_name: person.maidenName,
    last_name_kana: person.lastNameKana,
    first_name_kana: person.firstNameKana,
    maiden_name_kana: person.maidenNameKana,
    last_name_roman: person.lastNameRoman,
    first_name_roman: person.firstNameRoman,
    use_maiden_name: person.useMaidenName,
    hobby: person.hobby,
    personality: person.personality,
    what_i_like: person.whatILike,
    one_word: person.oneWord,
    birthplace: person.birthplace,
    birthday: person.birthday,
    blood_type: person.bloodType,
    favorite_food: person.favoriteFood,
    what_i_want_to_do: person.whatIWantToDo,
    birthplace_en: person.birthplaceEn ?? '',
    hobby_en: person.hobbyEn ?? '',
    personality_en: person.personalityEn ?? '',
    what_i_like_en: person.whatILikeEn ?? '',
    favorite_food_en: person.favoriteFoodEn ?? '',
    what_i_want_to_do_en: person.whatIWantToDoEn ?? '',
    one_word_en: person.oneWordEn ?? '',
  };
}

async function changeProfiles(tx: Tx, scope: WeddingScope, call: Call<typeof profile.update>) {
  const { version, profiles } = call.body;
  const { weddingId } = scope;
  const birthdays = decideBirthdays(profiles, call.now);
  if (birthdays !== 'allowed') return birthdays;
  if ((await lockProfiles(tx, weddingId)) !== version) return refuse('profile_changed');
  for (const [place, person] of profiles.entries()) {
    await updateProfile(tx, { weddingId, type: person.type, now: call.now }, toColumns(person, place), version + 1);
  }
  await call.audit(tx, weddingId);
  return await readProfiles(tx, weddingId);
}

async function changeLanguage(tx: Tx, scope: WeddingScope, call: Call<typeof profile.changeLanguage>) {
  const { language } = call.body;
  await updateLanguage(tx, scope.weddingId, language, call.now);
  await call.audit(tx, scope.weddingId, { language });
  return { language };
}

/** Handlers for the couple's own profiles, and for the language of their mails. */
export function profileHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inWedding(profile.update, (call, scope) => db.transaction().execute(tx => changeProfiles(tx, scope, call))),
    inWedding(profile.changeLanguage, (call, scope) => db.transaction().execute(tx => changeLanguage(tx, scope, call))),
  ];
}
