import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { classNames } from '../kit/class-names.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import styles from './chip.module.css';

export interface ChipProps {
  readonly children: ReactNode;
  /** `soft` and `muted` are small labels without a frame. */
  readonly tone?: 'plain' | 'soft' | 'muted' | undefined;
  readonly icon?: IconName | undefined;
}

/** A small label: 変更あり, アレルギー えび・かに. */
export function Chip({ children, tone = 'plain', icon }: ChipProps): ReactNode {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      {icon !== undefined && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </span>
  );
}

export interface FilterChipProps {
  /** The condition as text: 挙式日 11/01 〜 11/30. */
  readonly children: string;
  /** Accessible name of its button; by default that of removing a condition. */
  readonly removeLabel?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onRemove: () => void;
}

/** A condition of a search, or one of several values, that can be removed. */
export function FilterChip({ children, removeLabel, isDisabled = false, onRemove }: FilterChipProps): ReactNode {
  const { frame } = useKitMessages();
  return (
    <span className={classNames(styles.chip, styles.soft, styles.filter)}>
      <span className={styles.condition}>{children}</span>
      {!isDisabled && (
        <Button
          aria-label={removeLabel ?? frame.removeCondition(children)}
          onPress={onRemove}
          className={classNames(styles.remove)}
        >
          <Icon name="x" size="small" />
        </Button>
      )}
    </span>
  );
}
