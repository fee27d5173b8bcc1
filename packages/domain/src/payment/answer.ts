/**
 * Why the gateway said no, by what has to be done about it:
 * `input` a field is wrong · `card` the issuer declines: another card · `token` the card has to be entered again ·
 * `3ds` the holder was not authenticated: start again · `state` our picture of the trade is not the gateway's: ask ·
 * `merchant` contract or credentials: a human · `busy` nothing was done: the same call later ·
 * `system` a failure of the gateway that is not said to be unknown: ask · `unknown` a code nobody has listed: ask.
 */
export const REFUSAL_KINDS = [
  'input',
  'card',
  'token',
  '3ds',
  'state',
  'merchant',
  'busy',
  'system',
  'unknown',
] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** One error of the gateway as it spells it: `code` is the class (`E01`), `info` the exact error (`E01040010`). */
export interface GatewayError {
  readonly code: string;
  readonly info: string;
}

/** A text for the guest in both languages. */
export interface UserMessage {
  readonly ja: string;
  readonly en: string;
}

/**
 * Why nobody knows whether a call did its work: no answer in time · the connection broke · an HTTP status that is not
 * an answer · a body that cannot be read · an answer about something else · the gateway itself says it does not know.
 */
export type UnknownReason = 'timeout' | 'connection' | 'http-status' | 'unreadable' | 'mismatch' | 'gateway';

/** What went over the wire, secrets masked, for the payment's record. `response` is absent when none came. */
export interface Exchange {
  readonly call: string;
  readonly request: Readonly<Record<string, string>>;
  readonly response?: string;
  readonly durationMs: number;
}

export interface Accepted<Value> {
  readonly outcome: 'ok';
  readonly value: Value;
  readonly exchange: Exchange;
}

export interface Declined {
  readonly outcome: 'refused';
  readonly errors: readonly GatewayError[];
  readonly kind: RefusalKind;
  readonly userMessage: UserMessage;
  readonly exchange: Exchange;
}

export interface Undetermined {
  readonly outcome: 'unknown';
  readonly reason: UnknownReason;
  readonly errors: readonly GatewayError[];
  readonly userMessage: UserMessage;
  readonly exchange: Exchange;
}

/** Every call to the gateway ends in one of three ways; `unknown` is asked about and never repeated blindly. */
export type Answer<Value> = Accepted<Value> | Declined | Undetermined;
