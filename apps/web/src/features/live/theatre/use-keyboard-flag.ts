import { useEffect } from 'react';

/** A keyboard on the screen takes more of the window than this leaves. */
const KEYBOARD_BELOW = 0.8;

/** Marks the document while a keyboard is on the screen: the picture then leaves more room to what is being typed into. */
export function useKeyboardFlag(isLive: boolean): void {
  useEffect(() => {
    const { visualViewport: view } = window;
    if (view === null || !isLive) return;
    const root = document.documentElement;
    const look = () => {
      // A window that was zoomed with two fingers is small, too.
      const isKeyboard = view.scale < 1.05 && view.height < innerHeight * KEYBOARD_BELOW;
      root.toggleAttribute('data-keyboard', isKeyboard);
    };
    view.addEventListener('resize', look);
    look();
    return () => {
      view.removeEventListener('resize', look);
      root.removeAttribute('data-keyboard');
    };
  }, [isLive]);
}
