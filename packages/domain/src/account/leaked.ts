import { LEAKED_HASHES } from './leaked-hashes.ts';

const DIGITS = 7;

/** 32-bit FNV-1a. It protects nothing; it only keeps the list small. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Whether a password is one of the ten thousand most common leaked ones, in any letter case
 * (docs/product/session.md#passwords).
 */
export function isLeaked(password: string): boolean {
  const wanted = fnv1a(password.toLowerCase()).toString(36).padStart(DIGITS, '0');
  let [low, high] = [0, LEAKED_HASHES.length / DIGITS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const found = LEAKED_HASHES.slice(middle * DIGITS, (middle + 1) * DIGITS);
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle;
  }
  return false;
}
