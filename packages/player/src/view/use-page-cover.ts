import { type RefObject, useEffect } from 'react';

const FOCUSABLE = 'button:not(:disabled), input:not(:disabled), a[href], [tabindex="0"]';

function wrapFocus(event: KeyboardEvent, container: HTMLElement): void {
  const stops = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    stop => stop.getClientRects().length > 0,
  );
  const first = stops[0];
  const last = stops.at(-1);
  const leavesAt = event.shiftKey ? first : last;
  const at = document.activeElement;
  const isLeaving = at === leavesAt || (event.shiftKey && at === container);
  if (!isLeaving && container.contains(at)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/**
 * While the player covers the page, with the browser's fullscreen or (on phones without it) its own, nothing scrolls
 * behind it, the focus stays inside, and Escape leaves it.
 */
export function usePageCover(container: RefObject<HTMLElement | null>, covering: boolean, leave: () => void): void {
  useEffect(() => {
    if (!covering) return;
    const { style } = document.documentElement;
    const overflowBefore = style.overflow;
    style.overflow = 'hidden';
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') leave();
      if (event.key === 'Tab' && container.current !== null) wrapFocus(event, container.current);
    };
    addEventListener('keydown', key);
    return () => {
      style.overflow = overflowBefore;
      removeEventListener('keydown', key);
    };
  }, [container, covering, leave]);
}
