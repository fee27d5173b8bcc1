import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../kit/class-names.ts';
import styles from './chip.module.css';

/** The tone of a state. `warn` and `bad` need action and are filled; all others need none and are outlined. */
export type StateTone = 'idle' | 'info' | 'ok' | 'live' | 'warn' | 'bad';

export interface StateChipProps {
  readonly tone: StateTone;
  readonly children: ReactNode;
}

/** A state in words. Filled means that it needs action, outlined that it does not; on air is a dot, never an alarm. */
export function StateChip({ tone, children }: StateChipProps): ReactNode {
  return (
    <span className={classNames(styles.chip, styles[tone])} data-tone={tone}>
      {tone === 'live' && <span className={styles.dot} />}
      {(tone === 'warn' || tone === 'bad') && <Icon name="triangle-alert" size="small" />}
      <span>{children}</span>
    </span>
  );
}
