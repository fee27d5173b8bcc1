import { type RefObject, useEffect, useRef } from 'react';

const DIALOGS = '[role="alertdialog"], [role="dialog"]';

/**
 * Where the focus goes when what had it has gone with the state it belonged to: to what says how it stands now. Where nobody
 * had the focus it stays nowhere.
 */
export function useKeptFocus(state: string): RefObject<HTMLDivElement | null> {
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
    // The dialog that asked is drawn out first, and gives the focus back to a button that may be gone.
    let frame = requestAnimationFrame(function look() {
      if (document.querySelector(DIALOGS) !== null) frame = requestAnimationFrame(look);
      else if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);
  return place;
}
