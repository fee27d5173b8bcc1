/** All pages have the same clock: each asks at its own moment after the end of giving, within so long, ms. */
export const SPREAD_MS = 500 + Math.random() * 5_000;
/** A guest's clock may be ahead of ours: what should be over is asked for again, ms. */
export const AGAIN_MS = 20_000;
/** A timer cannot be set further ahead than this, ms. */
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * When to ask again for what can be given, ms from now; false where giving is closed. It is worked out at every drawing of
 * the page, and the page is drawn anew at the very moment giving ends: what was learnt before that moment is asked for soon
 * after it, and only what was learnt later waits.
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
