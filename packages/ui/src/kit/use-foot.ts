import { type RefCallback, useCallback } from 'react';

/** How far above the edge a bar at the foot may float: the bar of a form stands above the tabs of a phone. */
const FLOAT = 96;

/** What stands at the foot of the screen. */
const feet = new Set<HTMLElement>();
let shown = 0;

/** How much of the screen's foot a bar takes; nothing when it stands further up or is hidden. */
function heightAtFoot(foot: HTMLElement): number {
  const { top, bottom, height } = foot.getBoundingClientRect();
  return height > 0 && bottom >= window.innerHeight - FLOAT ? Math.max(0, window.innerHeight - top) : 0;
}

/** How far up messages have to stand so that they cover nothing one wants to press. */
function measure(): void {
  const height = Math.round(Math.max(0, ...[...feet].map(heightAtFoot)));
  if (height === shown) return;
  shown = height;
  document.documentElement.style.setProperty('--kit-foot', `${height}px`);
}

/** Ref of a bar that stands at the foot of the screen: messages stand above it as long as it is there. */
export function useFoot(): RefCallback<HTMLElement> {
  return useCallback(element => {
    if (element === null) return undefined;
    feet.add(element);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A dialog that grows or shrinks takes its foot along.
    if (element.parentElement) observer.observe(element.parentElement);
    // A bar that sticks leaves the foot at the end of its form.
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    // The sheet is still sliding in when it is first measured.
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
