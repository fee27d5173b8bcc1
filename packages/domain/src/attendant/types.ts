/** A guest's possible answers (docs/product/reply.md#answers). */
export const ANSWERS = ['attendance', 'view-archive', 'absence'] as const;
export type Answer = (typeof ANSWERS)[number];

/** How a guest knows the couple; the field is `relationShip` on the wire. */
export const RELATION_SHIPS = ['friend', 'workplace', 'family'] as const;
export type RelationShip = (typeof RELATION_SHIPS)[number];

export const MAX_NICK_NAME = 10;
export const MAX_REPLY_MESSAGE = 100;
/** Phone number, postal code and address are stored as typed (docs/product/reply.md#address). */
export const MAX_CONTACT_TEXT = 100;

/** Limits for the companions on one reply (J4) and for the allergies of the whole table. */
export const MAX_COMPANIONS = 10;
export const MAX_ALLERGY = 200;

/** A companion on a guest's reply. */
export interface Companion {
  readonly name: string;
  readonly isChild: boolean;
}

/** What a wedding asks its guests for besides name and answer (docs/product/reply.md#form). */
export interface ReplyForm {
  /** Phone number, postal code, address. */
  readonly asksContact: boolean;
  /** Companions. */
  readonly asksCompanions: boolean;
  /** Allergies and dietary needs; off unless the couple enables it. */
  readonly asksAllergy: boolean;
  /** A photo that identifies the guest; off unless the wedding enables it. */
  readonly asksIdPhoto: boolean;
}

/** The name others see: the nickname if there is one. */
export function shownName({ name, nickName }: { readonly name: string; readonly nickName: string }): string {
  return nickName === '' ? name : nickName;
}
