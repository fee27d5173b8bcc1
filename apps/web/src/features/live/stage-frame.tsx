import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import type { ReactNode } from 'react';
import styles from './stage.module.css';

const PLAYED = ['live', 'slate', 'intermission', 'archive'] as const;

/** Whether the player stands there; all else is told on a still. */
export const isPlayed = (phase: PlayerFacts['phase']): phase is (typeof PLAYED)[number] =>
  PLAYED.some(played => played === phase);

const ON_AIR: readonly PlayerFacts['phase'][] = ['live', 'slate', 'intermission'];

/** Whether the ceremony is going on: its picture stays in sight wherever the guest goes. */
export const isOnAir = (phase: PlayerFacts['phase']): boolean => ON_AIR.includes(phase);

export interface StageFrameProps {
  readonly children: ReactNode;
  readonly under?: ReactNode;
  /** Notices of the venue, directly under the picture. */
  readonly notices?: ReactNode;
  /** Nothing plays in it: it need not stay in sight while one reads on. */
  readonly isStill?: boolean;
}

/** Where the video stands, and what belongs to it below. */
export function StageFrame({ children, under, notices, isStill = false }: StageFrameProps) {
  return (
    <div className={styles.block} data-still={isStill ? '' : undefined}>
      <div className={styles.screen}>{children}</div>
      {notices}
      {under}
    </div>
  );
}

/** The room of the stamps while the player is on its way. */
export function BarPlace() {
  return <div className={styles.barPlace} />;
}
