import { useEffect, useState } from 'react';

const LOOK_MS = 250;

/** The fullscreen element, if any: native fullscreen, or the fallback that covers the page. */
const fullscreenPlace = (): Element | null =>
  document.fullscreenElement ?? document.querySelector('[data-fullscreen="page"]');

/** The fullscreen element; observed only while there is something to show on it. */
export function useFullscreenPlace(isWanted: boolean): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    if (!isWanted) return setPlace(null);
    const update = () => setPlace(fullscreenPlace());
    document.addEventListener('fullscreenchange', update);
    const timer = setInterval(update, LOOK_MS);
    update();
    return () => {
      document.removeEventListener('fullscreenchange', update);
      clearInterval(timer);
    };
  }, [isWanted]);
  return place;
}
