/** Kept free beside a tab that is brought into view (product §9). */
export const TAB_SCROLL_OFFSET_PX = 20;
/** How long that takes (product §9). */
export const TAB_SCROLL_MS = 150;

/** A stretch on the row's axis, in pixels from its start. */
export interface Stretch {
  readonly start: number;
  readonly size: number;
}

/** Where the row must be scrolled to so that the tab stands inside it with the offset free; the present place if it does. */
export function scrollToShow(tab: Stretch, view: Stretch, rowSize: number): number {
  const furthest = Math.max(0, rowSize - view.size);
  const clamp = (place: number): number => Math.min(furthest, Math.max(0, place));
  const before = tab.start - TAB_SCROLL_OFFSET_PX;
  const after = tab.start + tab.size + TAB_SCROLL_OFFSET_PX - view.size;
  if (before < view.start || tab.size + 2 * TAB_SCROLL_OFFSET_PX > view.size) return clamp(before);
  return after > view.start ? clamp(after) : clamp(view.start);
}

/** Where a glide stands after a share of its time (0 to 1), slowing towards the end. */
export function glide(from: number, to: number, share: number): number {
  const done = Math.min(1, Math.max(0, share));
  return from + (to - from) * (1 - (1 - done) ** 3);
}
