import { type RefObject, useEffect, useRef, useState } from 'react';

const LOOK_MS = 250;

/** Whoever has typed within this time is in the middle of a word. */
const TYPING_MS = 4_000;

const TEXT = 'textarea, input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

/** What fills the screen, if anything does: by the browser's means, or covering the page where there are none. */
function fullscreenPlace(): Element | null {
  return document.fullscreenElement ?? document.querySelector('[data-fullscreen="page"]');
}

function isInterrupting(typedAtMs: number): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return true;
  const isTyping = performance.now() - typedAtMs < TYPING_MS;
  return isTyping && document.activeElement?.matches(TEXT) === true;
}

/** Where a notice could be told at this moment. */
export interface Moment {
  /** A dialog would take nothing from anybody: no full picture, no other dialog, no word being typed. */
  readonly isQuiet: boolean;
  /** What fills the screen. */
  readonly fullscreen: Element | null;
}

const BUSY: Moment = { isQuiet: false, fullscreen: null };

/** When something was typed last, also while there was nothing to tell. */
function useTypedAt(): RefObject<number> {
  const typedAtMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const hear = () => {
      typedAtMs.current = performance.now();
    };
    addEventListener('input', hear, true);
    return () => removeEventListener('input', hear, true);
  }, []);
  return typedAtMs;
}

/** Waits for a moment in which a dialog disturbs nobody; looks only while there is something to tell. */
export function useMoment(hasNews: boolean): Moment {
  const [moment, setMoment] = useState(BUSY);
  const typedAtMs = useTypedAt();
  useEffect(() => {
    if (!hasNews) return setMoment(BUSY);
    const look = () => {
      const fullscreen = fullscreenPlace();
      const isQuiet = fullscreen === null && !isInterrupting(typedAtMs.current);
      setMoment(before =>
        before.isQuiet === isQuiet && before.fullscreen === fullscreen ? before : { isQuiet, fullscreen },
      );
    };
    document.addEventListener('fullscreenchange', look);
    const timer = setInterval(look, LOOK_MS);
    look();
    return () => {
      document.removeEventListener('fullscreenchange', look);
      clearInterval(timer);
    };
  }, [hasNews, typedAtMs]);
  return moment;
}
