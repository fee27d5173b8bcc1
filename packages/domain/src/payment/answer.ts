/**
 * Why the gateway declined, by what has to be done about it:
 * `input` a field is wrong · `card` the issuer declines: use another card · `token` the card has to be entered again ·
 * `3ds` the holder was not authenticated: start again · `state` our state differs from the gateway's: look it up ·
 * `merchant` contract or credentials: a human · `busy` nothing was done: repeat the call later ·
 * `system` a gateway failure whose outcome is not reported as unknown: look it up · `unknown` an unlisted code: look it
 * up.
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

/** One gateway error in its own notation: `code` is the class (`E01`), `info` the exact error (`E01040010`). */
export interface GatewayError {
  readonly code: string;
  readonly info: string;
}

/** A message for the guest in both languages. */
export interface UserMessage {
  readonly ja: string;
  readonly en: string;
}

/**
 * Why the outcome of a call is unknown: no response in time · the connection broke · an unexpected HTTP status · an
 * unreadable body · a response about something else · the gateway itself does not know.
 */
export type UnknownReason = 'timeout' | 'connection' | 'http-status' | 'unreadable' | 'mismatch' | 'gateway';

/** What went over the wire, with secrets masked, for the payment's record. `response` is absent if none arrived. */
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

/** Every gateway call ends in one of three ways; an `unknown` outcome is looked up, never repeated blindly. */
export type Answer<Value> = Accepted<Value> | Declined | Undetermined;
