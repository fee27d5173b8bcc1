import type { PersonInput } from '@kotohogi/contract/profile';
import { isSame } from '../../shell/form/changed-fields.ts';
import { joinFields, type ThreeStates } from '../../shell/form/join-fields.ts';

/** The fields of a person, in form order. */
export const PERSON_FIELDS = [
  'lastName',
  'firstName',
  'lastNameKana',
  'firstNameKana',
  'lastNameRoman',
  'firstNameRoman',
  'maidenName',
  'maidenNameKana',
  'useMaidenName',
  'label',
  'colour',
  'birthday',
  'bloodType',
  'birthplace',
  'hobby',
  'personality',
  'whatILike',
  'favoriteFood',
  'whatIWantToDo',
  'oneWord',
  'birthplaceEn',
  'hobbyEn',
  'personalityEn',
  'whatILikeEn',
  'favoriteFoodEn',
  'whatIWantToDoEn',
  'oneWordEn',
] as const satisfies readonly Exclude<keyof PersonInput, 'type'>[];
export type PersonField = (typeof PERSON_FIELDS)[number];

/** A field of one of the two persons. */
export interface DraftField {
  readonly type: PersonInput['type'];
  readonly field: PersonField;
}

/** Both profiles as saved. */
export interface SavedProfiles {
  readonly version: number;
  readonly people: readonly PersonInput[];
}

/** What the partner has changed in the meantime. */
export interface ProfileMerge {
  /** Changed by both, differently: mine are kept. */
  readonly conflicts: readonly DraftField[];
  /** Changed only by the partner: theirs are used. */
  readonly taken: readonly DraftField[];
  /** The partner changed the order, and theirs is used. */
  readonly isReordered: boolean;
}

/** The profiles being edited: the base version and the draft. */
export interface ProfileDraft {
  readonly base: SavedProfiles;
  readonly people: readonly PersonInput[];
  readonly merged: ProfileMerge | undefined;
}

/** The person of a type. */
export const personOf = (people: readonly PersonInput[], type: PersonInput['type']): PersonInput | undefined =>
  people.find(person => person.type === type);

const orderOf = (people: readonly PersonInput[]) => people.map(({ type }) => type);

/** Whether a field differs between both lists. */
export const isDifferent = (
  { type, field }: DraftField,
  a: readonly PersonInput[],
  b: readonly PersonInput[],
): boolean => !isSame(personOf(a, type)?.[field], personOf(b, type)?.[field]);

/** Merges two edits of the same two persons: fields I have not changed get the partner's value. */
export function joinPeople({ base, mine, theirs }: ThreeStates<readonly PersonInput[]>) {
  const joined = mine.map(person => {
    const [before, newer] = [personOf(base, person.type) ?? person, personOf(theirs, person.type) ?? person];
    const fields = joinFields(PERSON_FIELDS, { base: before, mine: person, theirs: newer });
    const fromTheirs = Object.fromEntries(fields.untouched.map(field => [field, newer[field]]));
    return { person: { ...person, ...fromTheirs }, ...fields };
  });
  const spots = (name: 'taken' | 'conflicts') =>
    joined.flatMap(({ person: { type }, [name]: fields }) => fields.map((field): DraftField => ({ type, field })));
  const people = joined.map(({ person }) => person);
  const isMyOrder = !isSame(orderOf(base), orderOf(mine));
  return {
    people: isMyOrder ? people : orderOf(theirs).flatMap(type => personOf(people, type) ?? []),
    taken: spots('taken'),
    conflicts: spots('conflicts'),
    isReordered: !isMyOrder && !isSame(orderOf(base), orderOf(theirs)),
  };
}

/** Rebases a draft onto a newer state. Earlier conflicts remain unless both sides are equal now. */
export function rebaseDraft({ base, people: mine, merged }: ProfileDraft, newer: SavedProfiles): ProfileDraft {
  const { people, taken, conflicts, isReordered } = joinPeople({ base: base.people, mine, theirs: newer.people });
  const older = (merged?.conflicts ?? []).filter(
    spot => isDifferent(spot, people, newer.people) && !conflicts.some(one => isSame(one, spot)),
  );
  const open = [...conflicts, ...older];
  const hasMerged = !isSame(base.people, mine) && (open.length + taken.length > 0 || isReordered);
  return { base: newer, people, merged: hasMerged ? { conflicts: open, taken, isReordered } : undefined };
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Applies the stored fields that still exist, and ignores those of an older build. */
function onto(person: PersonInput, typed: Readonly<Record<string, unknown>>): PersonInput {
  const known = Object.entries(person).map(([name, value]) => {
    const found = typed[name];
    const isSameKind = typeof found === typeof value || found === null || value === null;
    return [name, found !== undefined && isSameKind ? found : value];
  });
  return { ...person, ...Object.fromEntries(known) };
}

/** Both persons of a stored draft, in its order; undefined if they are missing. */
function peopleIn(saved: readonly PersonInput[], kept: unknown): PersonInput[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  const people = kept.map(record).flatMap(typed => {
    const person = saved.find(one => one.type === typed.type);
    return person === undefined ? [] : [onto(person, typed)];
  });
  return new Set(orderOf(people)).size === saved.length ? people : undefined;
}

function spotsIn(kept: unknown): DraftField[] {
  const spots = Array.isArray(kept) ? kept.map(record) : [];
  return spots.flatMap(({ type, field }) => {
    const name = PERSON_FIELDS.find(known => known === field);
    return (type === 1 || type === 2) && name !== undefined ? [{ type, field: name }] : [];
  });
}

/**
 * The stored form of a draft. It includes the base version, because saving without it would overwrite changes unseen.
 */
export const toStored = ({ base, people, merged }: ProfileDraft) => ({
  version: base.version,
  base: base.people,
  profiles: people,
  conflicts: merged?.conflicts ?? [],
});

/** The draft from before a crashed tab, rebased onto the saved state; undefined if there is none. */
export function restoredDraft(saved: SavedProfiles, kept: unknown): ProfileDraft | undefined {
  const { version, base, profiles, conflicts } = record(kept);
  const people = peopleIn(saved.people, profiles);
  const began = version === saved.version ? saved.people : peopleIn(saved.people, base);
  if (typeof version !== 'number' || people === undefined || began === undefined) return undefined;
  const open = spotsIn(conflicts).filter(spot => isDifferent(spot, people, began));
  const merged = open.length === 0 ? undefined : { conflicts: open, taken: [], isReordered: false };
  const draft = { base: { version, people: began }, people, merged };
  const current = version === saved.version ? draft : rebaseDraft(draft, saved);
  return isSame(current.people, saved.people) ? undefined : current;
}
