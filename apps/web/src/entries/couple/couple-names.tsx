import { titleNames } from '@kotohogi/domain/profile/names';
import { widthEm } from '@kotohogi/domain/profile/title-fit';
import { Knot } from '@kotohogi/ui/knot';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CoupleInfo } from '../../features/invitation/index.ts';
import { PageLink } from '../../shell/router/page-link.tsx';
import styles from './couple-names.module.css';

type Couple = CoupleInfo['couple'];

/** Width of the & before the second name, in em. */
const AND_EM = 1.2;
/** The smallest readable size of the names. */
const LEAST_REM = 0.75;
/** The knot before the names with its spacing, px. */
const KNOT_PX = 56;

const longestEm = ([first = '', second = '']: readonly string[]) => Math.max(widthEm(first), widthEm(second) + AND_EM);

/** The first letter with its combining marks. */
const initialOf = (name: string) => Array.from(new Intl.Segmenter().segment(name))[0]?.segment ?? '';

/**
 * The two names as shown throughout the couple's area: Haruto & Yui. Each name stays on one line; the & stays with the
 * second.
 */
export function CoupleNames({ names }: { readonly names: readonly string[] }) {
  const [first, second] = names;
  if (first === undefined) return null;
  return (
    <span className={styles.names} style={{ '--em': longestEm(names) }}>
      <bdi>{first}</bdi>
      {second !== undefined && (
        <span className={styles.second}>
          <i>&amp;</i>
          <bdi>{second}</bdi>
        </span>
      )}
    </span>
  );
}

/** Whether the names fit into an element at a readable size, at every width and text size. */
function useFits(place: RefObject<HTMLElement | null>, em: number): boolean {
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setFits(element.clientWidth - KNOT_PX >= em * LEAST_REM * rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, em]);
  return fits;
}

/** The names as the home link of the header: the given names, or their initials if the names do not fit. */
export function NamesMark({ couple, href }: { readonly couple: Couple; readonly href: string }) {
  const place = useRef<HTMLDivElement>(null);
  const names = titleNames(couple);
  const fits = useFits(place, longestEm(names));
  return (
    <div ref={place} className={styles.place}>
      <PageLink className={styles.mark} href={href}>
        <Knot height="18px" isSmall />
        {fits ? (
          <CoupleNames names={names} />
        ) : (
          <>
            <span aria-hidden="true">
              <CoupleNames names={names.map(initialOf)} />
            </span>
            <VisuallyHidden>{names.join(' & ')}</VisuallyHidden>
          </>
        )}
      </PageLink>
    </div>
  );
}
