import { type RefObject, use, useLayoutEffect, useRef, useState } from 'react';
import { type HeroWidth, HeroWidthContext, likelyWidth, widthFor } from '../hero-width.ts';

/**
 * The setting of the opening picture for this card's width, known before the first paint. It measures the card, not the
 * screen: the editor shows a phone-sized card on a wide screen, and only one picture should be loaded.
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
