import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../kit/class-names.ts';
import styles from './chip.module.css';

/** How a state stands. `warn` and `bad` need a hand and are filled; everything else goes by itself and is outlined. */
export type StateTone = 'idle' | 'info' | 'ok' | 'live' | 'warn' | 'bad';

export interface StateChipProps {
  readonly tone: StateTone;
  readonly children: ReactNode;
}

/** A state in words. Filled means "needs a hand", outlined means "goes by itself"; on air is a dot, never an alarm. */
export function StateChip({ tone, children }: StateChipProps): ReactNode {
  return (
    <span className={classNames(styles.chip, styles[tone])} data-tone={tone}>
      {tone === 'live' && <span className={styles.dot} />}
      {(tone === 'warn' || tone === 'bad') && <Icon name="triangle-alert" size="small" />}
      <span>{children}</span>
    </span>
  );
}
