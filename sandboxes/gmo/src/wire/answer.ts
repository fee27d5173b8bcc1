import { encodeWindows31j } from './windows-31j.ts';

/** An answer's keys and values in their fixed order. */
export type Pairs = readonly (readonly [key: string, value: string])[];

export const ANSWER_CONTENT_TYPE = 'text/plain;charset=Windows-31J';

/** The body of an answer: values are not percent-encoded, as on the real gateway. */
export function renderPairs(pairs: Pairs): Buffer {
  return encodeWindows31j(pairs.map(([key, value]) => `${key}=${value}`).join('&'));
}

/** The error class of an error: its first three characters, without the `42` of card companies and networks. */
function errCodeOf(info: string): string {
  return info.startsWith('42') ? info.slice(2, 5) : info.slice(0, 3);
}

/** The pairs of a refused call: the n-th code belongs to the n-th error. */
export function errorPairs(errors: readonly string[]): Pairs {
  return [
    ['ErrCode', errors.map(errCodeOf).join('|')],
    ['ErrInfo', errors.join('|')],
  ];
}
