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

/** The name others see: the nickname where there is one. */
export function shownName({ name, nickName }: { readonly name: string; readonly nickName: string }): string {
  return nickName === '' ? name : nickName;
}
