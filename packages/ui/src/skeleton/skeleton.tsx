import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'text' | 'chip' | 'circle' | 'block' | undefined;
  /** Any CSS length; the whole width without it. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

/** The shape of something that is still on its way. Say "loading" once around the group, not here. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps): ReactNode {
  return <span className={styles.skeleton} data-shape={shape} style={{ width, height }} aria-hidden="true" />;
}
