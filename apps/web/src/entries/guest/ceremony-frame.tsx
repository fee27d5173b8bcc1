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
  /** What the way past the head leads to; not where nothing can be led to yet. */
  readonly id?: string;
  readonly pattern: PatternName;
  readonly phase: PlayerFacts['phase'];
  /** Whose ceremony it is, for those who hear the page. */
  readonly title: ReactNode;
  readonly stage: ReactNode;
  readonly tree: ReactNode;
  readonly aside: ReactNode;
}

/** Where the parts of the ceremony's page stand: the picture first, the tree under it, all else beside or below. */
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
 * Where the parts beside the picture will stand. Before the ceremony the times of the day come above the tree on a phone:
 * as high as they are many; undefined = there are none.
 */
export function AsidePlace({ times }: { readonly times: number | undefined }) {
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
