import { useSyncExternalStore } from 'react';
import { useMessages, usePlayer, useRequest } from '../context.ts';
import { Icon } from '../icon.tsx';
import styles from './notice.module.css';
import { AudioOffer, TakeAudioButton } from './offer.tsx';

function watchConnection(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

function ReloadButton() {
  const messages = useMessages();
  const request = useRequest();
  return (
    <button type="button" className={styles.reload} onClick={() => request({ type: 'reload' })}>
      <Icon name="reload" size={18} />
      {messages.reload}
    </button>
  );
}

/** Shown while a frame is missing. */
function Spinner({ isAlone }: { readonly isAlone: boolean }) {
  const messages = useMessages();
  const spinning = usePlayer(state =>
    isAlone ? state.spinning || state.slow || state.error !== null : state.spinning && !state.slow,
  );
  if (!spinning) return null;
  return (
    <div className={styles.notice} role="status" data-part="spinner">
      <span className={styles.spinner} />
      <span className={styles.spoken}>{messages.loading}</span>
    </div>
  );
}

/** Reports slow loading, and offers to load again. */
function SlowNotice() {
  const messages = useMessages();
  const slow = usePlayer(state => state.slow);
  const offering = usePlayer(state => state.offering);
  if (!slow) return null;
  return (
    <div className={styles.notice} role="status" data-part="slow">
      <span className={styles.spinner} />
      <p className={styles.text}>{messages.slow}</p>
      <div className={styles.buttons}>
        {offering && <TakeAudioButton />}
        <ReloadButton />
      </div>
    </div>
  );
}

/** Reports what went wrong and what may help, and retries on request. */
function ErrorNotice() {
  const messages = useMessages();
  const error = usePlayer(state => state.error);
  const online = useSyncExternalStore(watchConnection, () => navigator.onLine);
  if (error === null) return null;
  return (
    <div className={`${styles.notice} ${styles.error}`} role="alert" data-part="error" data-status={error.status}>
      <p className={styles.text}>{error.userMessage}</p>
      <p className={styles.note}>{online ? messages.tryLater : messages.checkConnection}</p>
      <div className={styles.buttons}>
        <TakeAudioButton />
        <ReloadButton />
      </div>
    </div>
  );
}

/** The player's messages while the picture does not come; in silent mode, only the spinner. */
export function Trouble({ isSilent }: { readonly isSilent: boolean }) {
  return (
    <>
      <Spinner isAlone={isSilent} />
      {!isSilent && (
        <>
          <SlowNotice />
          <ErrorNotice />
          <AudioOffer />
        </>
      )}
    </>
  );
}
