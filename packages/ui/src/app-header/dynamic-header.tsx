import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { AppHeader, type AppHeaderProps } from './app-header.tsx';
import styles from './dynamic-header.module.css';
import { afterScroll, FULL } from './header-height.ts';

/**
 * The header of a long page: sticky; on a phone 40 px high while scrolling down and full height on the way up; 60 px
 * from 768. Its space in the page never changes, so nothing below it moves.
 */
export function DynamicHeader(props: Omit<AppHeaderProps, 'isSticky'>): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isCompact = useCompact(place);
  return (
    <div ref={place} className={styles.place} data-kit-sticky="" data-kit-header={isCompact ? 'compact' : 'full'}>
      <AppHeader {...props} />
    </div>
  );
}

function useCompact(place: RefObject<HTMLElement | null>): boolean {
  const [height, setHeight] = useState(FULL);
  useEffect(() => {
    const follow = (): void => {
      const { scrollHeight } = document.documentElement;
      const page = { headerPx: place.current?.offsetHeight ?? 0, lastPx: scrollHeight - window.innerHeight };
      setHeight(before => afterScroll(before, window.scrollY, page));
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [place]);
  return height.isCompact;
}
