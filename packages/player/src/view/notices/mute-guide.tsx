import { useMessages, usePlayer, useRequest } from '../context.ts';
import { Icon } from '../icon.tsx';
import styles from './mute-guide.module.css';

/** Shows that the sound is off, until it has been on once; a tap turns it on. It never returns. */
export function MuteGuide() {
  const messages = useMessages();
  const request = useRequest();
  const needed = usePlayer(
    // One balloon at a time: the audio-only offer comes first.
    state =>
      state.muted && !state.wasAudible && state.hasFrame && !state.slow && !state.offering && state.error === null,
  );
  if (!needed) return null;
  return (
    <button type="button" className={styles.guide} data-part="mute-guide" onClick={() => request({ type: 'unmute' })}>
      <Icon name="muted" size={18} />
      <span className={styles.text}>{messages.muted}</span>
      <span className={styles.spoken}>{messages.unmute}</span>
    </button>
  );
}
