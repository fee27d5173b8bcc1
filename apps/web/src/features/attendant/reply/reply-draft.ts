import { ANSWERS, type Companion, MAX_COMPANIONS, RELATION_SHIPS } from '@kotohogi/domain/attendant/types';
import { attempt } from '../../../shell/form/storage.ts';
import { EMPTY_REPLY, type ReplyValues } from './reply-values.ts';

const keyOf = (weddingKey: string) => `kotohogi-reply-${weddingKey}`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const companions = (value: unknown): Companion[] =>
  (Array.isArray(value) ? value : [])
    .slice(0, MAX_COMPANIONS)
    .map(record)
    .map(({ name, isChild }) => ({ name: text(name), isChild: isChild === true }));

/** Parses a stored draft from any source; ignores anything that does not match the form. */
export function readDraftText(stored: string): ReplyValues {
  const draft = record(attempt(() => JSON.parse(stored)));
  const personalInfo = record(draft.personalInfo);
  const { prefectureId } = personalInfo;
  return {
    ...EMPTY_REPLY,
    answer: ANSWERS.find(known => known === draft.answer) ?? EMPTY_REPLY.answer,
    relationShip: RELATION_SHIPS.find(known => known === draft.relationShip) ?? null,
    name: text(draft.name),
    nameKana: text(draft.nameKana),
    email: text(draft.email),
    replyMessage: text(draft.replyMessage),
    companions: companions(draft.companions),
    allergy: text(draft.allergy),
    personalInfo: {
      tel: text(personalInfo.tel),
      zip: text(personalInfo.zip),
      prefectureId: typeof prefectureId === 'number' ? prefectureId : null,
      address1: text(personalInfo.address1),
    },
  };
}

/** The draft of a reply on this device; undefined if there is none. */
export function readDraft(weddingKey: string): ReplyValues | undefined {
  const stored = attempt(() => localStorage.getItem(keyOf(weddingKey)));
  return stored ? readDraftText(stored) : undefined;
}

/** Serializes a draft without its password. Undefined = the form is empty, so there is nothing to store. */
export function draftText(values: ReplyValues): string | undefined {
  const given = { ...values, answer: EMPTY_REPLY.answer, password: '' };
  const isEmpty = JSON.stringify(given) === JSON.stringify(EMPTY_REPLY);
  return isEmpty ? undefined : JSON.stringify({ ...values, password: '' });
}

/** Stores the draft; an empty form removes it. */
export function storeDraft(weddingKey: string, values: ReplyValues): void {
  const draft = draftText(values);
  attempt(() =>
    draft === undefined ? localStorage.removeItem(keyOf(weddingKey)) : localStorage.setItem(keyOf(weddingKey), draft),
  );
}

/** Deletes the draft: it was sent, or somebody else uses this device now. */
export function eraseDraft(weddingKey: string): void {
  attempt(() => localStorage.removeItem(keyOf(weddingKey)));
  attempt(() => localStorage.removeItem(sentKeyOf(weddingKey)));
}

const sentKeyOf = (weddingKey: string) => `${keyOf(weddingKey)}-sent`;

/**
 * The idempotency key of a reply: the same for the same `words`, even after a browser restart, so that a resend after a
 * lost response does not create a second guest. `words` are stored with it, without the password.
 */
export function sendingKey(
  weddingKey: string,
  words: string,
  { make, isOther }: { readonly make: () => string; readonly isOther: boolean },
): string {
  const kept = record(attempt(() => JSON.parse(localStorage.getItem(sentKeyOf(weddingKey)) ?? '')));
  if (!isOther && kept.words === words && text(kept.key) !== '') return text(kept.key);
  const key = make();
  attempt(() => localStorage.setItem(sentKeyOf(weddingKey), JSON.stringify({ words, key })));
  return key;
}

const EMAIL_KEY = 'kotohogi-guest-email';

/** Passes the email address of a reply to the login. */
export function storeLoginEmail(email: string): void {
  attempt(() => sessionStorage.setItem(EMAIL_KEY, email));
}

/** The prefilled email address of the login. */
export function readLoginEmail(): string {
  return attempt(() => sessionStorage.getItem(EMAIL_KEY)) ?? '';
}
