import type { RoleName } from '@kotohogi/domain/permission/giving';

/** The values of the forms that give a new person a role. */
export interface PersonValues {
  /** Empty for an invited person, who chooses name and password themselves. */
  name: string;
  password: string;
  email: string;
  /** The company or facility; null for the platform. */
  areaId: number | null;
  role: RoleName | '';
  /** The language of the mail. */
  language: 'ja' | 'en';
}

/** The values of a valid form: a role is chosen. */
export type GivenValues = PersonValues & { readonly role: RoleName };
