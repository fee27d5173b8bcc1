import { type GatewayError, REFUSAL_KINDS, type RefusalKind, type UserMessage } from '@kotohogi/domain/payment/answer';
import table from './error-table.json' with { type: 'json' };

interface KnownError {
  readonly kind: RefusalKind;
  readonly userMessage: UserMessage;
}

function isRefusalKind(text: string): text is RefusalKind {
  return REFUSAL_KINDS.some(kind => kind === text);
}

const KNOWN: ReadonlyMap<string, KnownError> = new Map(
  table.groups.flatMap(({ kind, ja, en, codes }) => {
    if (!isRefusalKind(kind)) throw new Error(`no such kind of error: ${kind}`);
    return codes.split(' ').map(code => [code, { kind, userMessage: { ja, en } }] as const);
  }),
);

/** The meaning of unlisted codes, by group; the first prefix that matches decides. */
const GROUPS: readonly (readonly [prefix: string, example: string])[] = [
  ['42G', '42G990000'],
  ['E01', 'E01110002'],
  ['E11', 'E11010003'],
  ['E21', 'E21030007'],
  ['E41', '42G990000'],
  ['E61', 'E61010003'],
  ['E82', 'E82010001'],
  ['E92', 'E92000001'],
  ['EX1', 'EX1000301'],
];

/**
 * Errors to look up and never to retry: the gateway itself does not know, or says that the work may already be done.
 */
const UNCLEAR = /^(42C|E90|E91|M91)|^[EM]11010999$/;

/** The table's text of a code that reports no error. */
const NONE = '-';

const CHECKING: UserMessage = {
  ja: '決済の結果を確認しています。再操作せずしばらくお待ちください。',
  en: 'We are checking the result of your payment. Please wait and do not try again.',
};

/** What a payment that was refused without a usable reason says: its page offers to start again. */
const NOT_COMPLETED: UserMessage = {
  ja: '決済が完了しませんでした。お手数ですが最初からお手続きください。',
  en: 'The payment was not completed. Please start again from the beginning.',
};

/** The message for a guest while the result of a call is unknown. */
export function checkingMessage(): UserMessage {
  return CHECKING;
}

/** Number of errors in the table. */
export function knownErrorCount(): number {
  return KNOWN.size;
}

/** The kind and the guest message of one error; an unlisted code is `unknown`. */
export function describeError(info: string): KnownError {
  const known = KNOWN.get(info) ?? KNOWN.get(GROUPS.find(([prefix]) => info.startsWith(prefix))?.[1] ?? '');
  return known ?? { kind: 'unknown', userMessage: CHECKING };
}

/** Which kind wins when several errors come together: the most severe first, what the guest can correct last. */
const WEIGHT: readonly RefusalKind[] = [
  'unknown',
  'system',
  'state',
  'merchant',
  'busy',
  '3ds',
  'token',
  'card',
  'input',
];

export type CombinedError =
  | { readonly outcome: 'unknown'; readonly userMessage: UserMessage }
  | { readonly outcome: 'refused'; readonly kind: RefusalKind; readonly userMessage: UserMessage };

/** Combines the errors of one answer into one judgement. */
export function combineErrors(errors: readonly GatewayError[]): CombinedError {
  if (errors.length === 0 || errors.some(({ info }) => UNCLEAR.test(info))) {
    return { outcome: 'unknown', userMessage: CHECKING };
  }
  const described = errors.map(({ info }) => describeError(info));
  const heaviest = WEIGHT.find(kind => described.some(error => error.kind === kind)) ?? 'unknown';
  const first = described.find(error => error.kind === heaviest);
  // A refused payment is over, so asking its guest to wait would be wrong, whatever the table says of the code.
  const hasReason = first !== undefined && first.userMessage.ja !== CHECKING.ja && first.userMessage.ja !== NONE;
  return { outcome: 'refused', kind: heaviest, userMessage: hasReason ? first.userMessage : NOT_COMPLETED };
}
