import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'text' | 'chip' | 'circle' | 'block' | undefined;
  /** Any CSS length; the full width by default. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

/** A placeholder for content that is loading. Announce "loading" once around the group, not here. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps): ReactNode {
  return <span className={styles.skeleton} data-shape={shape} style={{ width, height }} aria-hidden="true" />;
}
