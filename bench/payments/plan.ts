import { type Random, randomOf } from '@kotohogi/testkit/fuzz-input';

/** How a gift is paid: a card whose issuer asks nothing, one whose issuer asks (3-D Secure), or a wallet. */
export type GiftMethod = 'card' | 'card-3ds' | 'PAYPAY';

/**
 * What happens between the guest and the product: the same press twice at once; its answer is lost; it is repeated after
 * the gift was paid; the return is posted twice; the tab is closed before the return; the guest gives up a gift at the
 * issuer for a second one, and then completes both; the gateway's notice comes again, late and twice.
 */
export const GUEST_FAULTS = [
  'double-click',
  'lost-answer',
  'late-repeat',
  'return-twice',
  'closed-tab',
  'second-gift',
  'notice-again',
] as const;
export type GuestFault = (typeof GUEST_FAULTS)[number];

/** A fault that the gateway makes in one of its next calls. */
export interface GatewayFault {
  readonly op: string;
  readonly mode: string;
  readonly delayMs: number;
}

/** One gift: decided before the run, by its seed. */
export interface GiftPlan {
  readonly number: number;
  readonly method: GiftMethod;
  readonly amountYen: number;
  /** What the guest does at the issuer or the wallet; `declined` = the card is. */
  readonly outcome: 'pays' | 'declined' | 'refuses';
  readonly fault: GuestFault | undefined;
  readonly gatewayFault: GatewayFault | undefined;
  /** After how many milliseconds an answer is lost. */
  readonly lostAfterMs: number;
}

type Weighted<T> = readonly (readonly [T, number])[];

function draw<T>(random: Random, from: Weighted<T>): T {
  let rest = random() * from.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of from) {
    rest -= weight;
    if (rest < 0) return value;
  }
  throw new Error('nothing to draw from');
}

const METHODS: Weighted<GiftMethod> = [
  ['card', 35],
  ['card-3ds', 35],
  ['PAYPAY', 30],
];
const OUTCOMES: Weighted<GiftPlan['outcome']> = [
  ['pays', 94],
  ['declined', 3],
  ['refuses', 3],
];
const FAULTS: Weighted<GuestFault | undefined> = [
  [undefined, 55],
  ['double-click', 10],
  ['lost-answer', 10],
  ['late-repeat', 6],
  ['return-twice', 6],
  ['closed-tab', 4],
  ['second-gift', 3],
  ['notice-again', 6],
];

const CARD_CALLS = ['EntryTran', 'ExecTran', 'SecureTran2', 'AlterTran', 'SearchTradeMulti', 'getToken'];
const WALLET_CALLS = ['EntryTranPaypay', 'ExecTranPaypay', 'PaypaySales', 'SearchTradeMulti', 'PaypayStart'];
/** A hanging call is one that is delayed for longer than the product waits. */
const HANG_MS = 65_000;
const MODES: Weighted<string> = [
  ['none', 55],
  ['delay', 6],
  ['hang', 0.4],
  ['drop-request', 6],
  ['drop-answer', 7],
  ['http-500', 5],
  ['busy', 5],
  ['e90', 4],
  ['notice-first', 4],
  ['notice-twice', 4],
  ['notice-none', 4],
];

function drawGatewayFault(random: Random, method: GiftMethod): GatewayFault | undefined {
  const calls = method === 'PAYPAY' ? WALLET_CALLS : CARD_CALLS;
  const op = calls[Math.floor(random() * calls.length)] ?? '*';
  const mode = draw(random, MODES);
  const delayMs = Math.round(500 + random() * 4_500);
  if (mode === 'none') return undefined;
  return mode === 'hang' ? { op, mode: 'delay', delayMs: HANG_MS } : { op, mode, delayMs };
}

/** Draws all gifts of a run. */
export function planGifts(seed: number, count: number, hasFaults = true): readonly GiftPlan[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, number) => {
    const method = draw(random, METHODS);
    const drawn = draw(random, OUTCOMES);
    const fault = draw(random, FAULTS);
    const gatewayFault = drawGatewayFault(random, method);
    const amountYen = 1_000 + Math.floor(random() * 99_001);
    const lostAfterMs = 1 + Math.floor(random() * 60);
    // A wallet has no declined card.
    const outcome = method === 'PAYPAY' && drawn === 'declined' ? 'refuses' : drawn;
    const kept = { number, method, amountYen, lostAfterMs };
    return hasFaults
      ? { ...kept, outcome, fault, gatewayFault }
      : { ...kept, outcome: 'pays', fault: undefined, gatewayFault: undefined };
  });
}

/** Whether the guest does everything that the gift needs: it would be paid if nothing failed. */
export function wouldBePaid({ outcome, fault, method }: GiftPlan): boolean {
  return outcome === 'pays' && !(fault === 'closed-tab' && method !== 'PAYPAY');
}
