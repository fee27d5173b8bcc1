import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import styles from './load-failure.module.css';

export interface LoadFailureProps {
  /** The reason, and what is safe. */
  readonly message?: string | undefined;
  readonly onRetry: () => void;
}

/** A failed load, with a retry. */
export function LoadFailure({ message, onRetry }: LoadFailureProps): ReactNode {
  const { list } = useKitMessages();
  return (
    <div role="alert" className={styles.failure}>
      <span className={styles.icon}>
        <Icon name="cloud-off" size="large" />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{list.loadFailed}</p>
        {message !== undefined && <p className={styles.message}>{message}</p>}
      </div>
      <Button icon="rotate-ccw" onPress={onRetry}>
        {list.retry}
      </Button>
    </div>
  );
}
