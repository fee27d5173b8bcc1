/** What a guest answers (product text §3). */
export const ANSWERS = ['attendance', 'view-archive', 'absence'] as const;
export type Answer = (typeof ANSWERS)[number];

/** How a guest knows the couple; the field is `relationShip` on the wire. */
export const RELATION_SHIPS = ['friend', 'workplace', 'family'] as const;
export type RelationShip = (typeof RELATION_SHIPS)[number];

export const MAX_NICK_NAME = 10;
export const MAX_REPLY_MESSAGE = 100;
/** Telephone, postal code and address are stored as they are typed (decision 66). */
export const MAX_CONTACT_TEXT = 100;

/** Who comes along on one answer (J4), and what nobody at the table may be served. */
export const MAX_COMPANIONS = 10;
export const MAX_ALLERGY = 200;

/** Somebody who comes along on a guest's answer. */
export interface Companion {
  readonly name: string;
  readonly isChild: boolean;
}

/** What a wedding asks its guests for beside name and answer (decisions 43, 107). */
export interface ReplyForm {
  /** Telephone, postal code, address. */
  readonly asksContact: boolean;
  /** Who comes along. */
  readonly asksCompanions: boolean;
  /** Allergies and meals; off unless the couple wants it. */
  readonly asksAllergy: boolean;
  /** A picture that shows who one is; off unless the wedding wants it. */
  readonly asksIdPhoto: boolean;
}

/** The name others see: the nickname where there is one. */
export function shownName({ name, nickName }: { readonly name: string; readonly nickName: string }): string {
  return nickName === '' ? name : nickName;
}
