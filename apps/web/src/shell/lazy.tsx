import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { preloadChunk } from './chunk-reload.ts';

/** By then a page has rendered and fetched its pictures. */
const AT_REST_MS = 3_000;

/**
 * A component that is invisible until it is opened: a dialog, a menu. Its code loads once the page is idle, so that the
 * press waits neither for it nor for a lost network; or on the press, if that is sooner.
 */
export function lazyOnOpen<P extends { readonly isOpen: boolean }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() }));
  return function OpenedLater(props: P) {
    const [wasOpened, setOpened] = useState(props.isOpen);
    if (props.isOpen && !wasOpened) setOpened(true);
    useEffect(() => {
      const timer = setTimeout(() => void preloadChunk(load), AT_REST_MS);
      return () => clearTimeout(timer);
    }, []);
    if (!wasOpened) return null;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
