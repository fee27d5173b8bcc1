import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import type { ReactNode } from 'react';
import styles from './stage.module.css';

const PLAYED = ['live', 'slate', 'intermission', 'archive'] as const;

/** Whether the player is shown in this phase; all other phases show a still. */
export const isPlayed = (phase: PlayerFacts['phase']): phase is (typeof PLAYED)[number] =>
  PLAYED.some(played => played === phase);

const ON_AIR: readonly PlayerFacts['phase'][] = ['live', 'slate', 'intermission'];

/** Whether the ceremony is on; its picture stays visible wherever the guest scrolls. */
export const isOnAir = (phase: PlayerFacts['phase']): boolean => ON_AIR.includes(phase);

export interface StageFrameProps {
  readonly children: ReactNode;
  readonly under?: ReactNode;
  /** Notices of the venue, directly below the picture. */
  readonly notices?: ReactNode;
  /** Nothing plays, so the frame may scroll out of view. */
  readonly isStill?: boolean;
}

/** The frame of the video, and the content below it. */
export function StageFrame({ children, under, notices, isStill = false }: StageFrameProps) {
  return (
    <div className={styles.block} data-still={isStill ? '' : undefined}>
      <div className={styles.screen}>{children}</div>
      {notices}
      {under}
    </div>
  );
}

/** Reserves the height of the stamp bar while the player loads. */
export function BarPlaceholder() {
  return <div className={styles.barPlace} />;
}
