import { createPrivateKey, sign } from 'node:crypto';

/** A key of the account that signs URLs (`POST …/stream/keys` returns it once): its id, and base64 of its PEM. */
export interface SigningKey {
  readonly id: string;
  readonly pem: string;
}

export interface Claims {
  /** The film or the input. */
  readonly uid: string;
  readonly expiresAtMs: number;
  /** The viewer it was issued to; the provider ignores it, but no two guests get the same token. */
  readonly subject: string;
  readonly isDownload?: boolean;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates a function that signs tokens locally, without a call to the provider (JWT, RS256). */
export function createSigner({ id, pem }: SigningKey): (claims: Claims) => string {
  const key = createPrivateKey(Buffer.from(pem, 'base64'));
  return ({ uid, expiresAtMs, subject, isDownload = false }) => {
    const exp = Math.floor(expiresAtMs / 1_000);
    const body = { sub: uid, kid: id, exp, jti: subject, ...(isDownload && { downloadable: true }) };
    const text = `${encode({ alg: 'RS256', kid: id })}.${encode(body)}`;
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
  };
}
