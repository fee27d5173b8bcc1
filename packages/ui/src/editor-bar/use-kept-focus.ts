import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { restFocus } from '../kit/rest-focus.ts';

/** A bar that had the focus is going: the next one, which React puts in its place at once, takes it. */
let isHandedOn = false;

/** 編集する stands alone in its bar and takes the focus; among several buttons none may be pressed by chance. */
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

/** Hands the focus of a bar that goes to the next bar or, where none comes, to the form or page it stood in. */
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
 * Ref of an editor bar: the focus never falls to the page's top because a button under it went or was shut. `attach` is a
 * further ref of the same element.
 */
export function useKeptFocus(attach: RefCallback<HTMLElement> | null): RefCallback<HTMLElement> {
  const bar = useRef<HTMLElement>(null);
  // Asked while drawing: by the time the new buttons stand, the browser has taken the focus from the old one already.
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
