import { type RefCallback, useCallback } from 'react';

/** How far above the edge a bottom bar may float: a form's bar is above the tab bar of a phone. */
const FLOAT = 96;

/** Elements at the bottom of the screen. */
const feet = new Set<HTMLElement>();
let shown = 0;

/** The height a bar takes at the bottom of the screen; 0 if it is higher up or hidden. */
function heightAtFoot(foot: HTMLElement): number {
  const { top, bottom, height } = foot.getBoundingClientRect();
  return height > 0 && bottom >= window.innerHeight - FLOAT ? Math.max(0, window.innerHeight - top) : 0;
}

/** Computes how far up messages must move so that they do not cover controls. */
function measure(): void {
  const height = Math.round(Math.max(0, ...[...feet].map(heightAtFoot)));
  if (height === shown) return;
  shown = height;
  document.documentElement.style.setProperty('--kit-foot', `${height}px`);
}

/** Ref of a bar at the bottom of the screen: messages appear above it while it is mounted. */
export function useBottomBar(): RefCallback<HTMLElement> {
  return useCallback(element => {
    if (element === null) return undefined;
    feet.add(element);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A dialog that grows or shrinks moves its bar.
    if (element.parentElement) observer.observe(element.parentElement);
    // A sticky bar leaves the bottom of the screen at the end of its form.
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    // The sheet is still sliding in at the first measurement.
    const settle = setTimeout(measure, 400);
    return () => {
      clearTimeout(settle);
      observer.disconnect();
      feet.delete(element);
      if (feet.size === 0) {
        window.removeEventListener('scroll', measure);
        window.removeEventListener('resize', measure);
      }
      measure();
    };
  }, []);
}
