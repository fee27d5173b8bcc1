import type { HeroWidth } from '@kotohogi/themes/marine/settings';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const settingFor = (px: number): HeroWidth => (px < 600 ? 375 : px < 1024 ? 768 : 1280);

/**
 * Which setting of the opening picture a card of this width shows, known before the first paint. Measured on the card:
 * beside the editor a phone's card stands on a wide screen, and only one picture is to be fetched.
 */
export function useHeroWidth(): readonly [RefObject<HTMLElement | null>, HeroWidth] {
  const ref = useRef<HTMLElement>(null);
  const [width, setWidth] = useState<HeroWidth>(() => settingFor(window.innerWidth));
  useLayoutEffect(() => {
    const card = ref.current;
    if (card === null) return undefined;
    const look = () => setWidth(settingFor(card.clientWidth));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
