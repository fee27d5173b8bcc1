/** How far the user must scroll in one direction before the header reacts: a trembling finger changes nothing. */
export const TURN_PX = 8;

/** The state of a header that follows the scrolling. */
export interface HeaderHeight {
  readonly isCompact: boolean;
  /** The scroll position from which the current direction is measured, in px. */
  readonly anchorPx: number;
}

/** The header of a new page. */
export const FULL: HeaderHeight = { isCompact: false, anchorPx: 0 };

/**
 * The header after the page was scrolled to `topPx`: compact on the way down once its own full height has passed, full
 * on the way up and at the top. Overscroll positions, as on phones, count as the ends.
 */
export function afterScroll(
  before: HeaderHeight,
  topPx: number,
  page: { readonly headerPx: number; readonly lastPx: number },
): HeaderHeight {
  const top = Math.min(Math.max(0, page.lastPx), Math.max(0, topPx));
  if (top <= page.headerPx)
    return before.isCompact || before.anchorPx !== top ? { isCompact: false, anchorPx: top } : before;
  const { isCompact, anchorPx } = before;
  const turned = isCompact ? anchorPx - top >= TURN_PX : top - anchorPx >= TURN_PX;
  if (turned) return { isCompact: !isCompact, anchorPx: top };
  const furthest = isCompact ? Math.max(anchorPx, top) : Math.min(anchorPx, top);
  return furthest === anchorPx ? before : { isCompact, anchorPx: furthest };
}
