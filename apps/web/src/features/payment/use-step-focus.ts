import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ref of what a step of a dialog shows, an element that can take the focus: a new step gets it, from the top, because the
 * button that led there is gone.
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
