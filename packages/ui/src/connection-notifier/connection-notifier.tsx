import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import { Spinner } from '../spinner/spinner.tsx';
import {
  afterChange,
  type Connection,
  type ConnectionChange,
  disappearsByItself,
  NOTIFIER_MS,
  QUIET,
} from './connection.ts';
import styles from './connection-notifier.module.css';

/** Announces connection changes: for three seconds, and as long as it is reconnecting. */
export function ConnectionNotifier({ connection }: { readonly connection: Connection }): ReactNode {
  const { frame } = useKitMessages();
  const [notifier, setNotifier] = useState(QUIET);
  const current = afterChange(notifier, connection);
  if (current !== notifier) setNotifier(current);
  const { change, seen } = current;
  useEffect(() => {
    // Every change restarts the three seconds, even one with the same message.
    if (!disappearsByItself(change) || seen.state === 'pending') return;
    const timer = setTimeout(() => setNotifier(state => ({ ...state, change: null })), NOTIFIER_MS);
    return () => clearTimeout(timer);
  }, [change, seen]);
  const texts: Record<ConnectionChange, string> = {
    connecting: frame.connectionConnecting,
    connected: frame.connectionConnected,
    reconnecting: frame.connectionReconnecting,
    disconnected: frame.connectionDisconnected,
    failed: frame.connectionFailed,
  };
  return (
    <div role="status" className={styles.place} data-part="connection-notifier">
      {change !== null && (
        <p className={styles.notice} data-change={change}>
          {change === 'reconnecting' || change === 'connecting' ? (
            <Spinner />
          ) : (
            <Icon name={change === 'connected' ? 'wifi' : 'wifi-off'} />
          )}
          <span>{texts[change]}</span>
        </p>
      )}
    </div>
  );
}
