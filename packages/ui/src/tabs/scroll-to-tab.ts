/** Space kept free next to a tab that is scrolled into view (docs/product/kit.md#timings). */
export const TAB_SCROLL_OFFSET_PX = 20;
/** Duration of the scroll (docs/product/kit.md#timings). */
export const TAB_SCROLL_MS = 150;

/** An extent on the row's axis, in px from its start. */
export interface Stretch {
  readonly start: number;
  readonly size: number;
}

/** The scroll position that shows the tab with the offset free; the current position if it already does. */
export function scrollToShow(tab: Stretch, view: Stretch, rowSize: number): number {
  const furthest = Math.max(0, rowSize - view.size);
  const clamp = (place: number): number => Math.min(furthest, Math.max(0, place));
  const before = tab.start - TAB_SCROLL_OFFSET_PX;
  const after = tab.start + tab.size + TAB_SCROLL_OFFSET_PX - view.size;
  if (before < view.start || tab.size + 2 * TAB_SCROLL_OFFSET_PX > view.size) return clamp(before);
  return after > view.start ? clamp(after) : clamp(view.start);
}

/** The position of a scroll animation after a share of its time (0 to 1), slowing towards the end. */
export function easedPosition(from: number, to: number, share: number): number {
  const done = Math.min(1, Math.max(0, share));
  return from + (to - from) * (1 - (1 - done) ** 3);
}
