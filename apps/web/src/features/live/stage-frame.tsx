import type { ReactNode } from 'react';
import styles from './stage.module.css';

export interface StageFrameProps {
  readonly children: ReactNode;
  readonly under?: ReactNode;
  /** Nothing plays in it: it need not stay in sight while one reads on. */
  readonly isStill?: boolean;
}

/** Where the video stands, and what belongs to it below. */
export function StageFrame({ children, under, isStill = false }: StageFrameProps) {
  return (
    <div className={styles.block} data-still={isStill ? '' : undefined}>
      <div className={styles.screen}>{children}</div>
      {under}
    </div>
  );
}

/** The room of the stamps while the player is on its way. */
export function BarPlace() {
  return <div className={styles.barPlace} />;
}
