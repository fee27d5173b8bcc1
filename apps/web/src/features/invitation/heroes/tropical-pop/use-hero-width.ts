import { type RefCallback, use, useCallback, useState } from 'react';
import { type HeroWidth, HeroWidthContext } from '../hero-width.ts';

const WIDTHS: Readonly<Record<string, HeroWidth>> = { 375: 375, 768: 768, 1280: 1280 };

/**
 * The picture setting the style sheet selects (`--hero`), so that only that file loads: a phone-sized card may be in a
 * wide window.
 */
export function useHeroWidth(): readonly [ref: RefCallback<HTMLElement>, width: HeroWidth | undefined] {
  const [width, setWidth] = useState<HeroWidth | undefined>(use(HeroWidthContext));
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const read = () => setWidth(WIDTHS[getComputedStyle(element).getPropertyValue('--hero').trim()] ?? 375);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
