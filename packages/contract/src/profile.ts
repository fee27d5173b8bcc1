import {
  BLOOD_TYPES,
  MAX_PERSON_LABEL,
  MAX_PROFILE_TEXT,
  NAME_COLOURS,
  PERSON_TYPES,
} from '@kotohogi/domain/profile/types';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { count, optionalJstDate } from './rules/number.ts';
import { weddingPath } from './rules/params.ts';
import { optionalRoman } from './rules/roman.ts';
import { rule } from './rules/rule.ts';
import { optionalKana, optionalLine, requiredLine } from './rules/text.ts';

const shortText = optionalLine(MAX_PROFILE_TEXT);
const name = requiredLine(100);

/** What a couple may enter about one of the two (docs/product/profile.md#fields). */
const personFields = {
  type: z.literal(PERSON_TYPES),
  /** How this person is called on the pages; empty for 新郎 or 新婦 (docs/product/profile.md#fields). */
  label: optionalLine(MAX_PERSON_LABEL),
  colour: z.enum(NAME_COLOURS),
  lastName: name,
  firstName: name,
  maidenName: optionalLine(100),
  lastNameKana: optionalKana,
  firstNameKana: optionalKana,
  maidenNameKana: optionalKana,
  /** The name in Latin letters as its owner spells it; empty to derive it from the kana (docs/product/profile.md). */
  lastNameRoman: optionalRoman,
  firstNameRoman: optionalRoman,
  useMaidenName: z.boolean(),
  hobby: shortText,
  personality: shortText,
  whatILike: shortText,
  oneWord: shortText,
  birthplace: shortText,
  birthday: optionalJstDate,
  bloodType: z.enum(BLOOD_TYPES),
  favoriteFood: shortText,
  whatIWantToDo: shortText,
  /** The answers in English; empty = guests who read English get the first ones. */
  birthplaceEn: z.optional(shortText),
  hobbyEn: z.optional(shortText),
  personalityEn: z.optional(shortText),
  whatILikeEn: z.optional(shortText),
  favoriteFoodEn: z.optional(shortText),
  whatIWantToDoEn: z.optional(shortText),
  oneWordEn: z.optional(shortText),
};

/** One of the couple as the form sends it. */
export const personInput = z.object(personFields);
export type PersonInput = z.input<typeof personInput>;

/** Two people, each once, in display order. */
export const coupleInput = z
  .array(personInput)
  .check(
    rule<{ type: number }[]>(
      'invalid',
      people => people.length === PERSON_TYPES.length && new Set(people.map(person => person.type)).size === 2,
    ),
  );

/** One of the couple as read. Names are empty until entered. */
export const organizerProfile = z.object({
  id: z.number(),
  ...personFields,
  lastName: z.string(),
  firstName: z.string(),
  lastNameRoman: z.string(),
  firstNameRoman: z.string(),
  birthday: z.nullable(z.string()),
});
export type OrganizerProfile = z.infer<typeof organizerProfile>;

/** Both, with the version they were read at. */
export const coupleProfiles = z.object({ version: z.number(), profiles: z.array(organizerProfile) });
export type CoupleProfiles = z.infer<typeof coupleProfiles>;

const language = z.enum(['ja', 'en']);

/** The couple of a wedding. Read with the rest of the couple's area (`wedding.manageInfo`). */
export const profile = {
  update: endpoint({
    name: 'profile.update',
    method: 'PATCH',
    path: '/weddings/:weddingId/profile',
    summary:
      "Changes the couple's profiles; `version` names the version that was edited, and their order is the order shown.",
    access: 'wedding:write:info',
    audit: 'wedding',
    params: z.object(weddingPath),
    body: z.object({ version: count, profiles: coupleInput }),
    output: coupleProfiles,
    errors: { profile_changed: 409, profile_birthday_range: 422 },
  }),
  changeLanguage: endpoint({
    name: 'profile.changeLanguage',
    method: 'PATCH',
    path: '/weddings/:weddingId/language',
    summary: "Changes the language of the couple's mails and of the link preview.",
    access: 'wedding:write:info',
    audit: 'wedding',
    params: z.object(weddingPath),
    body: z.object({ language }),
    output: z.object({ language }),
  }),
};
