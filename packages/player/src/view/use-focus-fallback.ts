import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus in the player when the focused button disappears because of its own action: the sound is on, the live
 * edge is reached, an offer is answered. The player itself takes the focus, so the same keys still work.
 */
export function useFocusFallback(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const player = container.current;
    if (player === null) return;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent): void => {
      last = target;
    };
    const forget = ({ relatedTarget }: FocusEvent): void => {
      // Without a next element, either the button disappears or the window loses focus.
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
