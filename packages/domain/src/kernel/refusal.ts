/**
 * An expected "no": a value, not an exception. `code` is one of the codes declared in the feature's contract; `meta`
 * carries the facts its message needs (the newer state, the limit, the date).
 */
export interface Refused<Code extends string> {
  readonly refused: Code;
  readonly meta?: Readonly<Record<string, string | number | boolean | null>>;
}

export function refuse<Code extends string>(code: Code, meta?: Refused<Code>['meta']): Refused<Code> {
  return meta === undefined ? { refused: code } : { refused: code, meta };
}

/** Distinguishes a refusal from any other decision. */
export function isRefused<Code extends string>(value: object | Refused<Code>): value is Refused<Code> {
  return 'refused' in value;
}
