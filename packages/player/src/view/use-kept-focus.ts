import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus in the player when the button that had it goes with what it did: the sound is on, the live edge is reached,
 * an offer is answered. The player itself takes it, and the same keys.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const player = container.current;
    if (player === null) return;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent): void => {
      last = target;
    };
    const forget = ({ relatedTarget }: FocusEvent): void => {
      // Without a next place it is the button that goes, or the window that is left.
      if (relatedTarget !== null) last = null;
    };
    const observer = new MutationObserver(() => {
      if (!(last instanceof Element) || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) player.focus({ preventScroll: true });
    });
    player.addEventListener('focusin', note);
    player.addEventListener('focusout', forget);
    observer.observe(player, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      player.removeEventListener('focusin', note);
      player.removeEventListener('focusout', forget);
    };
  }, [container]);
}
