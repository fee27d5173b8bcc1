import { type RefObject, useEffect } from 'react';
import { easedPosition, scrollToShow, TAB_SCROLL_MS } from './scroll-to-tab.ts';

/** Debounce after a change of the row's width (docs/product/kit.md#timings). */
export const RESIZE_DEBOUNCE_MS = 250;
/** Debounce after a change of the row's tabs (docs/product/kit.md#timings). */
export const MUTATION_DEBOUNCE_MS = 50;

const CURRENT = '[data-current], [data-selected]';

/** Scrolls a row until its current tab is visible; returns a function that stops it. */
function bringIntoView(row: HTMLElement): () => void {
  const tab = row.querySelector<HTMLElement>(CURRENT);
  if (tab === null) return () => {};
  const from = row.scrollLeft;
  const start = tab.getBoundingClientRect().left - row.getBoundingClientRect().left + from;
  const to = scrollToShow({ start, size: tab.offsetWidth }, { start: from, size: row.clientWidth }, row.scrollWidth);
  if (to === from) return () => {};
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const startedAtMs = performance.now();
  let frame = requestAnimationFrame(function step(nowMs: number) {
    const share = isStill ? 1 : (nowMs - startedAtMs) / TAB_SCROLL_MS;
    row.scrollLeft = easedPosition(from, to, share);
    if (share < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Keeps the current tab of a row in view: when another becomes current, when the row's width changes, when tabs are
 * added or removed.
 */
export function useTabInView(row: RefObject<HTMLElement | null>, currentId: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current tab is the reason to look again
  useEffect(() => {
    const list = row.current;
    if (list === null) return;
    let stop = bringIntoView(list);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (delayMs: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        stop();
        stop = bringIntoView(list);
      }, delayMs);
    };
    let widthPx = list.clientWidth;
    const resized = new ResizeObserver(() => {
      if (list.clientWidth === widthPx) return;
      widthPx = list.clientWidth;
      later(RESIZE_DEBOUNCE_MS);
    });
    resized.observe(list);
    const changed = new MutationObserver(() => later(MUTATION_DEBOUNCE_MS));
    changed.observe(list, { childList: true, characterData: true, subtree: true });
    return () => {
      stop();
      clearTimeout(timer);
      resized.disconnect();
      changed.disconnect();
    };
  }, [row, currentId]);
}
