import { type RefObject, useEffect, useRef } from 'react';

const DIALOGS = '[role="alertdialog"], [role="dialog"]';

/**
 * Moves the focus to the status element when the focused element disappears with its state. If nothing was focused,
 * focus does not move.
 */
export function useFocusFallback(state: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const before = useRef(state);
  useEffect(() => {
    const note = () => {
      hadFocus.current = true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (!hadFocus.current) return;
    // The confirmation dialog closes first and returns focus to a button that may be gone.
    let frame = requestAnimationFrame(function check() {
      if (document.querySelector(DIALOGS) !== null) frame = requestAnimationFrame(check);
      else if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);
  return place;
}
