import type { AttendantId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, type Instant } from '@kotohogi/domain/kernel/instant';
import { MAIL_WINDOW_MS, MAILS_AN_HOUR, TOKEN_RULES, type TokenPurpose } from '@kotohogi/domain/session/token';
import { hashToken, newToken } from '../../platform/crypto/keys.ts';
import type { Tx } from '../../platform/db/connect.ts';
import {
  consumeToken,
  countTokensSince,
  endTokens,
  findToken,
  insertToken,
  lockOwner,
  type TokenOwner,
} from './store.token.ts';

/** A token that can be used: what for, whose it is, and what was kept with it. */
export interface MailToken {
  readonly purpose: TokenPurpose;
  readonly userId: UserId | undefined;
  readonly attendantId: AttendantId | undefined;
  readonly weddingId: WeddingId | undefined;
  readonly payload: Readonly<Record<string, unknown>>;
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Makes the secret of a link to be mailed. Of those that work once an earlier one of the same purpose and owner ends here. */
export async function issueToken(
  tx: Tx,
  purpose: TokenPurpose,
  token: { readonly owner: TokenOwner; readonly payload?: object; readonly now: Instant },
): Promise<string> {
  const { owner, payload = {}, now } = token;
  const { lifetimeMs, isSingle } = TOKEN_RULES[purpose];
  if (isSingle) {
    await lockOwner(tx, owner);
    await endTokens(tx, purpose, owner, now);
  }
  const secret = newToken();
  await insertToken(tx, {
    idHash: hashToken(secret),
    purpose,
    owner,
    payload,
    now,
    expiresAt: after(now, lifetimeMs),
  });
  return secret;
}

/** Whether another mail may go to this owner: what is too much is passed over, and the answer to whoever asked is the same. */
export async function mayMailAgain(
  tx: Tx,
  purpose: TokenPurpose,
  owner: { readonly userId: UserId } | { readonly attendantId: AttendantId },
  now: Instant,
): Promise<boolean> {
  await lockOwner(tx, owner);
  return (await countTokensSince(tx, purpose, owner, after(now, -MAIL_WINDOW_MS))) < MAILS_AN_HOUR;
}

/** Reads a mailed secret, if it is of one of these purposes and can still be used. Reading uses nothing up: scanners of mail read. */
export async function readToken(
  tx: Tx,
  secret: string,
  purposes: readonly TokenPurpose[],
  now: Instant,
): Promise<MailToken | undefined> {
  const row = await findToken(tx, hashToken(secret), purposes, now);
  const purpose = purposes.find(known => known === row?.purpose);
  if (row === undefined || purpose === undefined) return undefined;
  return {
    purpose,
    userId: (row.user_id ?? undefined) as UserId | undefined,
    attendantId: (row.attendant_id ?? undefined) as AttendantId | undefined,
    weddingId: (row.wedding_id ?? undefined) as WeddingId | undefined,
    payload: record(row.payload),
  };
}

/** Uses a mailed secret up, in the transaction of what it is used for; false when it was used, or ended, a moment ago. */
export async function spendToken(tx: Tx, secret: string, now: Instant): Promise<boolean> {
  return await consumeToken(tx, hashToken(secret), now);
}

/** A page of a wedding that guests see: its site, and what follows. What lets somebody in by itself is left alone. */
const GUEST_PAGE = /^(https?:\/\/[^/]+)(\/c\/[^/?#]+\/weddings\/[^/?#]+)((?:\/(?!manage|enter|password)[^?#]*)?)$/;

/**
 * Makes an address of a wedding's pages one that opens them as this guest, after one tap and never by being fetched alone.
 * Every mail to a guest carries one of its own; they end with the recording, with `ng`, or when the couple ends them. Any
 * other address, and any reader who is no guest, stays as it is.
 */
export async function personalUrl(
  tx: Tx,
  reader: { readonly weddingId: WeddingId } & ({ readonly attendantId: AttendantId } | { readonly userId: UserId }),
  url: string,
  now: Instant,
): Promise<string> {
  const [, origin, site, below = ''] = GUEST_PAGE.exec(url) ?? [];
  if (origin === undefined || site === undefined || !('attendantId' in reader)) return url;
  const { attendantId, weddingId } = reader;
  const secret = await issueToken(tx, 'personal-link', { owner: { attendantId, weddingId }, now });
  const query = new URLSearchParams({ token: secret, ...(below === '' ? {} : { callback: `${site}${below}` }) });
  return `${origin}${site}/enter?${query}`;
}

/** Where a personal link leads to, and whose it is. */
export interface PersonalLinkFacts {
  readonly publicUrl: string;
  readonly wedding: { readonly weddingId: WeddingId; readonly key: string; readonly companyAccountId: string };
  readonly attendantId: AttendantId;
  readonly now: Instant;
}

/** The address that opens the first page of a wedding as this guest, for words that carry it beside the button of a mail. */
export async function personalLink(tx: Tx, facts: PersonalLinkFacts): Promise<string> {
  const { publicUrl, wedding, attendantId, now } = facts;
  const page = `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}`;
  return await personalUrl(tx, { weddingId: wedding.weddingId, attendantId }, page, now);
}
