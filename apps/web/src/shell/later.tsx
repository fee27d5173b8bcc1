import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { quietly } from './chunk-reload.ts';

/** From then on a page has drawn what it shows and fetched its pictures. */
const AT_REST_MS = 3_000;

/**
 * A part that is nowhere to be seen until it is opened: a dialog, a menu. Its code comes when the page is at rest, so that
 * the press waits neither for it nor for a network that is gone by then; or with the press, if that is sooner.
 */
export function openedLater<P extends { readonly isOpen: boolean }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() }));
  return function OpenedLater(props: P) {
    const [wasOpened, setOpened] = useState(props.isOpen);
    if (props.isOpen && !wasOpened) setOpened(true);
    useEffect(() => {
      const timer = setTimeout(() => void quietly(load), AT_REST_MS);
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
