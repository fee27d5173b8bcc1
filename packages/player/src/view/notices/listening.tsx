import { useMessages, usePlayer, useRequest } from '../context.ts';
import { Icon } from '../icon.tsx';
import styles from './listening.module.css';

/** Shown while only audio is received: a still image, a status, and a button back to the video. */
export function Listening({ artworkUrl }: { readonly artworkUrl: string | undefined }) {
  const messages = useMessages();
  const request = useRequest();
  const listening = usePlayer(state => state.mode === 'audio' && state.kind !== null);
  const sounding = usePlayer(state => state.hasFrame && !state.paused && !state.spinning && !state.muted);
  const quiet = usePlayer(state => state.slow || state.error !== null || !state.framesExpected);
  if (!listening) return null;
  const style = artworkUrl === undefined ? undefined : { backgroundImage: `url('${artworkUrl}')` };
  return (
    <div className={styles.cover} data-part="listening" style={style}>
      {!quiet && (
        <div className={styles.text}>
          <span className={styles.waves} data-sounding={sounding} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
            <i />
          </span>
          <p role="status">{messages.listening}</p>
          <button
            type="button"
            className={styles.back}
            data-part="back-to-picture"
            onClick={() => request({ type: 'receive', mode: 'auto' })}
          >
            <Icon name="picture" size={18} />
            {messages.backToPicture}
          </button>
        </div>
      )}
    </div>
  );
}
