import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { artwork } from '@kotohogi/themes/artwork';
import type { PatternName } from '@kotohogi/themes/theme-names';
import { Skeleton } from '@kotohogi/ui/skeleton';
import type { ReactNode } from 'react';
import styles from './index-page.module.css';

const pictureOf = (pattern: PatternName, name: 'corner' | 'tree') => ({
  '--picture': `url('${artwork(pattern, name)}')`,
});

export interface CeremonyFrameProps {
  /** Target of the skip link; omitted while there is nothing to skip to. */
  readonly id?: string;
  readonly pattern: PatternName;
  readonly phase: PlayerFacts['phase'];
  /** Whose ceremony it is, for screen readers. */
  readonly title: ReactNode;
  readonly stage: ReactNode;
  readonly tree: ReactNode;
  readonly aside: ReactNode;
}

/** Layout of the ceremony page: the video first, the tree below it, everything else next to it or below. */
export function CeremonyFrame({ id, pattern, phase, title, stage, tree, aside }: CeremonyFrameProps) {
  return (
    <main id={id} className={styles.page} data-phase={phase}>
      <h1 className={styles.title}>{title}</h1>
      <span className={styles.corner} style={pictureOf(pattern, 'corner')} aria-hidden="true" />
      <div className={styles.main}>
        <div className={styles.stage} data-part="stage">
          {stage}
        </div>
        <div className={styles.tree} style={pictureOf(pattern, 'tree')}>
          {tree}
        </div>
      </div>
      {aside}
    </main>
  );
}

/**
 * Reserves the space of the sections next to the video. Before the ceremony, a phone shows the times of the day above
 * the tree: their height depends on their number; undefined if there are none.
 */
export function AsidePlaceholder({ times }: { readonly times: number | undefined }) {
  return (
    <div className={styles.aside}>
      <div className={styles.place} data-area={times === undefined ? undefined : 'today'} style={{ '--times': times }}>
        <Skeleton width="40%" />
        <Skeleton />
        <Skeleton width="70%" />
      </div>
    </div>
  );
}
