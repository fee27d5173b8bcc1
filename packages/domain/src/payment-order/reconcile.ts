import { DAY_MS, HOUR_MS, type Instant } from '../kernel/instant.ts';
import { holdsMoney } from '../payment/gateway-status.ts';
import { compareTrade, type TradePair } from './trade.ts';

/** What can differ between a payment and the gateway (docs/product/payment-order.md#reconciliation). */
export const DIFFERENCE_KINDS = ['missing', 'unexpected-money', 'status', 'amount', 'date', 'refused'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** What is compared every morning. */
export interface ReconciledPair extends TradePair {
  readonly capturedAt: Instant | undefined;
  readonly trade: (NonNullable<TradePair['trade']> & { readonly processedAt: Instant | undefined }) | undefined;
}

/** The time between a capture and the last late look-up that may find it. */
const LATEST_MS = DAY_MS;

function dateDiffers({ state, capturedAt, trade }: ReconciledPair): boolean {
  const processedAt = trade?.processedAt;
  if (state !== 'CAPTURED' || capturedAt === undefined || processedAt === undefined) return false;
  return Math.abs(capturedAt - processedAt) > LATEST_MS;
}

/** The differences between a payment and the gateway's trade. */
export function differencesOf(pair: ReconciledPair): DifferenceKind[] {
  const { trade, state, isByHand } = pair;
  const { statusDiffers, amountDiffers } = compareTrade(pair);
  if (trade === undefined) return statusDiffers ? ['missing'] : [];
  const isOurs = state === 'AUTHORIZED' || state === 'CAPTURED' || isByHand;
  const status = holdsMoney(trade.status) && !isOurs ? 'unexpected-money' : 'status';
  return [
    ...(statusDiffers ? ([status] as const) : []),
    ...(amountDiffers ? (['amount'] as const) : []),
    ...(dateDiffers(pair) ? (['date'] as const) : []),
  ];
}

/** How long after 05:00 a run may take: it has to be over before the working day. */
export const RUN_MS = 6 * HOUR_MS;

/** How long after 05:00 a run that is not finished is reported. */
export const LATE_MS = 2 * HOUR_MS;

/** The state of a run: `late` while it still goes on after it was reported, `stopped` if it was not finished in its time. */
export const RUN_STATES = ['running', 'late', 'finished', 'stopped'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** The state of a run now. */
export function runStateOf(
  run: { readonly dueAt: Instant; readonly finishedAt: Instant | undefined },
  now: Instant,
): RunState {
  if (run.finishedAt !== undefined) return 'finished';
  const ranMs = now - run.dueAt;
  if (ranMs > RUN_MS) return 'stopped';
  return ranMs < LATE_MS ? 'running' : 'late';
}
