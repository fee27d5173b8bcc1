import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ref for the focusable content of a dialog step: each new step gets the focus and scrolls to the top, because the
 * button that led to it is gone.
 */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    place.current?.focus({ preventScroll: true });
    place.current?.parentElement?.scrollTo({ top: 0 });
  }, [step]);
  return place;
}
