import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes, one lane (OWASP password storage). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The stored form of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password belongs to a stored form. Without one (nobody of that name, or no password yet) the same work is
 * done in vain, so that the time of the answer does not tell who exists.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody');
  const isRight = await verify(stored ?? (await decoy), password);
  return isRight && typeof stored === 'string';
}
