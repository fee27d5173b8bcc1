import { useEffect } from 'react';

/** An on-screen keyboard leaves less than this share of the window. */
const KEYBOARD_BELOW = 0.8;

/** Marks the document while an on-screen keyboard is open, so that the picture leaves more room for the input field. */
export function useKeyboardFlag(isLive: boolean): void {
  useEffect(() => {
    const { visualViewport: view } = window;
    if (view === null || !isLive) return;
    const root = document.documentElement;
    const report = () => {
      // A pinch-zoomed window is small too.
      const isKeyboard = view.scale < 1.05 && view.height < innerHeight * KEYBOARD_BELOW;
      root.toggleAttribute('data-keyboard', isKeyboard);
    };
    view.addEventListener('resize', report);
    report();
    return () => {
      view.removeEventListener('resize', report);
      root.removeAttribute('data-keyboard');
    };
  }, [isLive]);
}
