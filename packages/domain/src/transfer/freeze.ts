import { DAY_MS, type Instant, instant } from '../kernel/instant.ts';
import { sumYen, type Yen } from '../kernel/yen.ts';

/** A gift that was sent before the amount is fixed. */
export interface SentGift {
  /** When its outcome became known: captured, failed, canceled or timed out. Undefined while it may still take money. */
  readonly knownAt: Instant | undefined;
  readonly capturedAt: Instant | undefined;
  readonly returnedAt: Instant | undefined;
  /** The couple's part of it; zero unless it was captured. */
  readonly coupleYen: Yen;
  readonly grossYen: Yen;
}

/** The fixed amount of a wedding. */
export interface Freeze {
  readonly amountYen: Yen;
  /** How many gifts were sent in time, but still unknown a day later. */
  readonly leftOut: { readonly count: number; readonly amountYen: Yen };
}

/** How long unknown outcomes are waited for (docs/product/transfer.md#fixed-amount). */
const WAIT_MS = DAY_MS;

/**
 * The fixed amount, or that an outcome has to be waited for. It depends on the times of the gifts, not on `now`, so that
 * a late run gives the same amount.
 */
export function decideFreeze(gifts: readonly SentGift[], fixedAt: Instant, now: Instant): Freeze | 'wait' {
  const latest = instant(fixedAt + WAIT_MS);
  const isKnown = ({ knownAt }: SentGift) => knownAt !== undefined && knownAt <= latest;
  const known = gifts.filter(isKnown);
  const unknown = gifts.filter(gift => !isKnown(gift));
  if (unknown.length > 0 && now < latest) return 'wait';
  const until = unknown.length > 0 ? latest : Math.max(fixedAt, ...known.map(({ knownAt = fixedAt }) => knownAt));
  const counted = gifts.filter(
    ({ capturedAt, returnedAt }) =>
      capturedAt !== undefined && capturedAt <= until && (returnedAt === undefined || returnedAt >= fixedAt),
  );
  return {
    amountYen: sumYen(counted.map(({ coupleYen }) => coupleYen)),
    leftOut: { count: unknown.length, amountYen: sumYen(unknown.map(({ grossYen }) => grossYen)) },
  };
}
