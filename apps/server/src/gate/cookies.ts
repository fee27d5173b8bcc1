import { parseId, type WeddingId } from '@kotohogi/domain/kernel/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '../platform/crypto/keys.ts';

/** The cookie of a user's session. */
export const USER_COOKIE = 'kotohogi_user';
const GUEST_COOKIE = 'kotohogi_guest_';

/** Reads a session from one cookie by its name; sockets and calls carry their cookies differently. */
export type ReadSession = (cookieName: string) => Buffer | undefined;

/** The stored form of a signed session cookie, if its signature is valid. */
export function sessionHash(
  value: string | undefined,
  unsign: (value: string) => { readonly valid: boolean; readonly value: string | null },
): Buffer | undefined {
  if (value === undefined) return undefined;
  const opened = unsign(value);
  return opened.valid && opened.value !== null ? hashToken(opened.value) : undefined;
}

/** The stored form of the user's session token. */
export const userSession = (read: ReadSession): Buffer | undefined => read(USER_COOKIE);

/** The stored form of the guest's session token for a wedding. */
export const guestSession = (read: ReadSession, weddingId: WeddingId): Buffer | undefined =>
  read(`${GUEST_COOKIE}${weddingId}`);

/**
 * The session cookies of one request: one for the user, and one for each wedding the browser is a guest of
 * (docs/product/session.md#cookies).
 */
export class Cookies {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #isSecure: boolean;

  constructor(request: FastifyRequest, reply: FastifyReply, isSecure: boolean) {
    this.#request = request;
    this.#reply = reply;
    this.#isSecure = isSecure;
  }

  /** Whether any session cookie was sent, valid or not. */
  hasAny(): boolean {
    return Object.keys(this.#request.cookies).some(name => name === USER_COOKIE || name.startsWith(GUEST_COOKIE));
  }

  /** The wedding this browser is a guest of, if there is exactly one. */
  onlyGuestWedding(): WeddingId | undefined {
    const names = Object.keys(this.#request.cookies).filter(name => name.startsWith(GUEST_COOKIE));
    return names.length === 1 ? parseId<WeddingId>((names[0] ?? '').slice(GUEST_COOKIE.length)) : undefined;
  }

  /** Reads one session cookie of this request. */
  readonly read: ReadSession = name =>
    sessionHash(this.#request.cookies[name], value => this.#request.unsignCookie(value));

  setUser(token: string, lifetimeMs: number): void {
    this.#write(USER_COOKIE, token, lifetimeMs);
  }

  setGuest(weddingId: WeddingId, token: string, lifetimeMs: number): void {
    this.#write(`${GUEST_COOKIE}${weddingId}`, token, lifetimeMs);
  }

  clearUser(): void {
    this.#reply.clearCookie(USER_COOKIE, { path: '/' });
  }

  clearGuest(weddingId: WeddingId): void {
    this.#reply.clearCookie(`${GUEST_COOKIE}${weddingId}`, { path: '/' });
  }

  #write(name: string, token: string, lifetimeMs: number): void {
    this.#reply.setCookie(name, token, {
      path: '/',
      signed: true,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#isSecure,
      maxAge: Math.floor(lifetimeMs / 1000),
    });
  }
}
