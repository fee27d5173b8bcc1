import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { restFocus } from '../kit/rest-focus.ts';

/** A focused bar is unmounting: the bar that React mounts in its place takes the focus. */
let isHandedOn = false;

/** 編集する is the only button of its bar and takes the focus; with several buttons none may be pressed by accident. */
function land(bar: HTMLElement): void {
  const [only, ...others] = bar.querySelectorAll('button');
  const target = only !== undefined && others.length === 0 ? only : bar;
  target.focus({ preventScroll: true });
}

function placesAround(bar: HTMLElement): readonly HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at = bar.parentElement; at !== null; at = at.parentElement) {
    if (at.matches('form, section, main')) places.push(at);
  }
  return places;
}

/** Moves the focus of an unmounting bar to the next bar or, if there is none, to its form or page. */
function handOn(bar: HTMLElement): void {
  if (!bar.contains(document.activeElement)) return;
  isHandedOn = true;
  const places = placesAround(bar);
  requestAnimationFrame(() => {
    if (!isHandedOn) return;
    isHandedOn = false;
    const place = places.find(one => one.isConnected);
    if (place !== undefined && document.activeElement === document.body) restFocus(place);
  });
}

/**
 * Ref of an editor bar: the focus never falls back to the top of the page because a button was removed or disabled.
 * `attach` is a further ref of the same element.
 */
export function useFocusFallback(attach: RefCallback<HTMLElement> | null): RefCallback<HTMLElement> {
  const bar = useRef<HTMLElement>(null);
  // Read during render: by the time the new buttons are mounted, the old one has already lost the focus.
  const hadFocus = bar.current?.contains(document.activeElement) === true;
  useLayoutEffect(() => {
    const at = document.activeElement;
    if (!hadFocus || bar.current === null) return;
    if (at === null || at === document.body || at.matches(':disabled')) land(bar.current);
  });
  return useCallback(
    element => {
      if (element === null) return;
      bar.current = element;
      const detach = attach?.(element);
      if (isHandedOn) {
        isHandedOn = false;
        land(element);
      }
      return () => {
        handOn(element);
        bar.current = null;
        detach?.();
      };
    },
    [attach],
  );
}
