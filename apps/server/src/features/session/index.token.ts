import type { AttendantId, CompanyId, FacilityId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
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

/** A valid token: its purpose, its owner and its payload. */
export interface MailToken<P extends TokenPurpose = TokenPurpose> {
  readonly purpose: P;
  readonly userId: UserId | undefined;
  readonly attendantId: AttendantId | undefined;
  readonly weddingId: WeddingId | undefined;
  readonly companyId: CompanyId | undefined;
  readonly facilityId: FacilityId | undefined;
  readonly payload: Readonly<Record<string, unknown>>;
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** A text in the payload of a token; empty if there is none. */
export function payloadText(payload: Readonly<Record<string, unknown>>, name: string): string {
  const { [name]: value } = payload;
  return typeof value === 'string' ? value : '';
}

/**
 * Creates the token of a link to be mailed. If the purpose allows one use only, it invalidates earlier tokens of the
 * same purpose and owner.
 */
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

/** Whether another mail may go to this owner. Excess requests are dropped, and the caller gets the same response. */
export async function mayMailAgain(
  tx: Tx,
  purpose: TokenPurpose,
  owner: { readonly userId: UserId } | { readonly attendantId: AttendantId },
  now: Instant,
): Promise<boolean> {
  await lockOwner(tx, owner);
  return (await countTokensSince(tx, purpose, owner, after(now, -MAIL_WINDOW_MS))) < MAILS_AN_HOUR;
}

/**
 * Reads a mailed token, if it has one of these purposes and is still valid. Reading does not use it up, because mail
 * scanners open links.
 */
export async function readToken<P extends TokenPurpose>(
  tx: Tx,
  secret: string,
  purposes: readonly P[],
  now: Instant,
): Promise<MailToken<P> | undefined> {
  const row = await findToken(tx, hashToken(secret), purposes, now);
  const purpose = purposes.find(known => known === row?.purpose);
  if (row === undefined || purpose === undefined) return undefined;
  return {
    purpose,
    userId: row.user_id ?? undefined,
    attendantId: row.attendant_id ?? undefined,
    weddingId: row.wedding_id ?? undefined,
    companyId: row.company_id ?? undefined,
    facilityId: row.facility_id ?? undefined,
    payload: record(row.payload),
  };
}

/** Uses up a mailed token, in the transaction of the action it authorizes; returns false if it is used or expired. */
export async function spendToken(tx: Tx, secret: string, now: Instant): Promise<boolean> {
  return await consumeToken(tx, hashToken(secret), now);
}

/**
 * A guest page of a wedding: the origin, the wedding's path, and the rest. Pages that sign a visitor in themselves do
 * not match.
 */
const GUEST_PAGE = /^(https?:\/\/[^/]+)(\/c\/[^/?#]+\/weddings\/[^/?#]+)((?:\/(?!manage|enter|password)[^?#]*)?)$/;

/**
 * Turns the URL of a wedding's page into one that opens it signed in as this guest, after one tap and never by being
 * fetched alone. Every mail to a guest has its own link; it ends with the recording, when the guest is blocked, or when
 * the couple revokes it. Other URLs, and URLs for readers who are not guests, are returned unchanged.
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

/** The target and owner of a personal link. */
export interface PersonalLinkFacts {
  readonly publicUrl: string;
  readonly wedding: { readonly weddingId: WeddingId; readonly key: string; readonly companyAccountId: string };
  readonly attendantId: AttendantId;
  readonly now: Instant;
}

/**
 * The URL that opens the first page of a wedding signed in as this guest, for texts that contain it in addition to the
 * mail's button.
 */
export async function personalLink(tx: Tx, facts: PersonalLinkFacts): Promise<string> {
  const { publicUrl, wedding, attendantId, now } = facts;
  const page = `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}`;
  return await personalUrl(tx, { weddingId: wedding.weddingId, attendantId }, page, now);
}
