import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/**
 * Keys of the product, each derived from the one secret for one purpose (RFC 5869), so that none can be used in place
 * of another.
 */
export interface Keys {
  readonly cookie: string;
  readonly seal: Buffer;
  readonly link: Buffer;
  readonly upload: Buffer;
  readonly playback: string;
  readonly control: string;
}

export function deriveKeys(secret: string): Keys {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'kotohogi', purpose, 32));
  return {
    cookie: derive('cookie').toString('base64url'),
    seal: derive('seal'),
    link: derive('link'),
    upload: derive('upload'),
    playback: derive('playback').toString('base64url'),
    control: derive('control').toString('base64url'),
  };
}

/** Encrypts a text for a column (AES-256-GCM, a fresh nonce each time). */
export function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Decrypts a sealed text. Throws if it was changed or encrypted with another key. */
export function unseal(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/** A fresh secret for a cookie or a mailed link: 32 random bytes, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token: its hash. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A signature over a text, base64url. */
export function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Whether a signature is ours, in constant time. */
export function isSignedBy(key: Buffer, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
