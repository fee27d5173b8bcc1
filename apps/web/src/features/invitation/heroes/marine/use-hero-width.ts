import { type RefObject, use, useLayoutEffect, useRef, useState } from 'react';
import { type HeroWidth, HeroWidthContext, likelyWidth, widthFor } from '../hero-width.ts';

/**
 * Which setting of the opening picture a card of this width shows, known before the first paint. Measured on the card:
 * beside the editor a phone's card stands on a wide screen, and only one picture is to be fetched.
 */
export function useHeroWidth(): readonly [RefObject<HTMLElement | null>, HeroWidth] {
  const ref = useRef<HTMLElement>(null);
  const given = use(HeroWidthContext);
  const [width, setWidth] = useState<HeroWidth>(() => given ?? likelyWidth() ?? 375);
  useLayoutEffect(() => {
    const card = ref.current;
    if (card === null) return undefined;
    const look = () => setWidth(widthFor(card.clientWidth));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
