/** Codes of the two partners; each wedding sets its own labels (docs/product/profile.md#fields). */
export const PERSON_TYPES = [1, 2] as const;
export type PersonType = (typeof PERSON_TYPES)[number];

/** Empty = not given. */
export const BLOOD_TYPES = ['', 'A', 'B', 'O', 'AB'] as const;
export type BloodType = (typeof BLOOD_TYPES)[number];

/** Only the accent color of a name tag (docs/product/profile.md#fields). */
export const NAME_COLOURS = ['na', 'blue', 'pink'] as const;
export type NameColour = (typeof NAME_COLOURS)[number];

export const MAX_PROFILE_TEXT = 40;
export const MAX_PERSON_LABEL = 20;

/** A family name and the one before marriage. */
export interface FamilyName {
  readonly lastName: string;
  readonly maidenName: string;
  readonly useMaidenName: boolean;
}

/** The family name guests see: the maiden name if its owner prefers it. */
export function shownLastName({ lastName, maidenName, useMaidenName }: FamilyName): string {
  return useMaidenName && maidenName !== '' ? maidenName : lastName;
}
