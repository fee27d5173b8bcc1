import type { PersonName } from './names.ts';
import { latinNameOf } from './roman.ts';
import { type FamilyName, shownLastName } from './types.ts';

/** A person's name as stored, or while it is edited. An empty Latin spelling follows the reading. */
export interface StoredName extends Partial<FamilyName> {
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana: string;
  readonly firstNameKana: string;
  readonly maidenNameKana?: string;
  readonly lastNameRoman?: string;
  readonly firstNameRoman?: string;
}

/** The reading of the family name that guests see. */
export function shownLastNameKana({ maidenName = '', useMaidenName = false, ...name }: StoredName): string {
  return useMaidenName && maidenName !== '' ? (name.maidenNameKana ?? '') : name.lastNameKana;
}

/**
 * The name as pages show it: the maiden name if its owner prefers it, and the Latin spelling they entered or the one
 * from the kana.
 */
export function nameOf(stored: StoredName): PersonName {
  const { firstName, firstNameKana, lastNameRoman = '', firstNameRoman = '' } = stored;
  const lastName = shownLastName({ maidenName: '', useMaidenName: false, ...stored });
  return {
    lastName,
    firstName,
    lastNameRoman: lastNameRoman || latinNameOf(lastName, shownLastNameKana(stored)),
    firstNameRoman: firstNameRoman || latinNameOf(firstName, firstNameKana),
  };
}
