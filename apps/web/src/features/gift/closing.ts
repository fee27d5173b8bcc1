/** All pages share the same schedule, so each refetches at a random moment within this time after giving ends, ms. */
export const SPREAD_MS = 500 + Math.random() * 5_000;
/** A guest's clock may be ahead of the server's, so the request is repeated after this delay, ms. */
export const AGAIN_MS = 20_000;
/** The longest delay a timer supports, ms. */
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * The delay until the offer is refetched, ms; false if giving is closed. It is computed on every render, and the page
 * re-renders at the moment giving ends: data from before that moment is refetched soon after it; newer data waits
 * longer.
 */
export function untilClosed(
  offer: { readonly isOpen: boolean; readonly closesAt: number } | undefined,
  { learntAt, now }: { readonly learntAt: number; readonly now: number },
): number | false {
  if (!offer?.isOpen) return false;
  const leftMs = offer.closesAt - now;
  if (leftMs > 0) return Math.min(leftMs + SPREAD_MS, LONGEST_TIMER_MS);
  return learntAt < offer.closesAt ? SPREAD_MS : AGAIN_MS;
}
