import { ANSWERS, type Companion, MAX_COMPANIONS, RELATION_SHIPS } from '@kotohogi/domain/attendant/types';
import type { KeyStore } from '../../../shell/api/use-call-once.ts';
import { attempt } from '../../../shell/form/storage.ts';
import { EMPTY_REPLY, type ReplyBody, type ReplyValues } from './reply-values.ts';

type ReplyInput = { readonly body: ReplyBody };

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
  replyKeys(weddingKey).erase();
}

const sentKeyOf = (weddingKey: string) => `${keyOf(weddingKey)}-sent`;

const contentOf = ({ body }: ReplyInput): string => JSON.stringify({ ...body, password: '' });

/**
 * Stores the idempotency key of a reply, so that a resend after a lost response and a browser restart does not create a
 * second guest. The reply is stored with it, without the password.
 */
export function replyKeys(weddingKey: string): KeyStore<ReplyInput> {
  const item = sentKeyOf(weddingKey);
  return {
    find: input => {
      const kept = record(attempt(() => JSON.parse(localStorage.getItem(item) ?? '')));
      return kept.words === contentOf(input) && text(kept.key) !== '' ? text(kept.key) : undefined;
    },
    keep: (input, key) =>
      void attempt(() => localStorage.setItem(item, JSON.stringify({ words: contentOf(input), key }))),
    erase: () => void attempt(() => localStorage.removeItem(item)),
  };
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
