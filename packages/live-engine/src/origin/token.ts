import { createHmac, timingSafeEqual } from 'node:crypto';

/** Guests see what is published; staff see everything except what was revoked. */
export type TokenKind = 'viewer' | 'staff';

/** The contents of a playback token. */
export interface TokenClaims {
  /** The slot it gives access to. */
  readonly ref: string;
  /** The user it was issued for; viewers are counted by it. Letters, digits, `-` and `_`. */
  readonly subject: string;
  readonly kind: TokenKind;
  readonly expiresAtMs: number;
}

export type TokenCheck =
  | { readonly isValid: true; readonly claims: TokenClaims }
  | { readonly isValid: false; readonly reason: 'token-invalid' | 'token-expired' };

const KIND_LETTER: Readonly<Record<TokenKind, string>> = { viewer: 'v', staff: 's' };
/** 128 bits of the HMAC, base64url. */
const SIGNATURE_CHARS = 22;
const SHAPE = /^(v|s)\.([0-9a-z]{1,9})\.([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_-]{22})$/;

function signature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('base64url').slice(0, SIGNATURE_CHARS);
}

/**
 * Creates a playback token: `kind.expiry.subject.ref.signature`, short and safe as one path segment. The expiry is in
 * whole seconds.
 */
export function signToken(secret: string, claims: TokenClaims): string {
  const expires = Math.ceil(claims.expiresAtMs / 1000).toString(36);
  const body = `${KIND_LETTER[claims.kind]}.${expires}.${claims.subject}.${claims.ref}`;
  const token = `${body}.${signature(secret, body)}`;
  if (!SHAPE.test(token)) throw new RangeError('subject or reference cannot be part of a token');
  return token;
}

/** Checks the signature first, then the expiry. */
export function verifyToken(secret: string, token: string, nowMs: number): TokenCheck {
  const match = SHAPE.exec(token);
  if (match === null) return { isValid: false, reason: 'token-invalid' };
  const [, letter = '', expires = '', subject = '', ref = '', given = ''] = match;
  const expected = signature(secret, token.slice(0, -SIGNATURE_CHARS - 1));
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return { isValid: false, reason: 'token-invalid' };
  const expiresAtMs = Number.parseInt(expires, 36) * 1000;
  if (expiresAtMs <= nowMs) return { isValid: false, reason: 'token-expired' };
  return { isValid: true, claims: { ref, subject, kind: letter === 's' ? 'staff' : 'viewer', expiresAtMs } };
}

const MAX_REMEMBERED = 20_000;

/** Caches valid tokens, because a player sends the same one several times a second. */
export class TokenGate {
  readonly #secret: string;
  readonly #good = new Map<string, TokenClaims>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  check(token: string, nowMs: number): TokenCheck {
    const known = this.#good.get(token);
    if (known !== undefined && known.expiresAtMs > nowMs) return { isValid: true, claims: known };
    this.#good.delete(token);
    const checked = verifyToken(this.#secret, token, nowMs);
    if (checked.isValid) {
      if (this.#good.size >= MAX_REMEMBERED) this.#good.clear();
      this.#good.set(token, checked.claims);
    }
    return checked;
  }
}
