import { megabytesPerHour } from '../../source/rendition.ts';
import { useMessages, usePlayer, useRequest } from '../context.ts';
import { Icon } from '../icon.tsx';
import styles from './offer.module.css';

/** Switches to audio only, and shows its data volume; nothing without an audio-only stream. */
export function TakeAudioButton() {
  const messages = useMessages();
  const request = useRequest();
  const bps = usePlayer(state => (state.mode === 'audio' ? null : (state.renditions?.audio?.bps ?? null)));
  if (bps === null) return null;
  return (
    <button
      type="button"
      className={styles.take}
      data-part="take-audio"
      onClick={() => request({ type: 'receive', mode: 'audio' })}
    >
      <Icon name="sound" size={18} />
      <span>{messages.takeAudio}</span>
      <small>{messages.perHour(megabytesPerHour(bps))}</small>
    </button>
  );
}

/** Offers audio only when no video comes through, without covering the picture. */
export function AudioOffer() {
  const messages = useMessages();
  const request = useRequest();
  // The notices of a long wait and of a failure make the same offer themselves.
  const offering = usePlayer(state => state.offering && !state.slow && state.error === null);
  if (!offering) return null;
  return (
    <div className={styles.offer} role="status" data-part="audio-offer">
      <p className={styles.text}>{messages.audioOffer}</p>
      <TakeAudioButton />
      <button
        type="button"
        className={styles.decline}
        aria-label={messages.declineAudio}
        title={messages.declineAudio}
        onClick={() => request({ type: 'decline-audio' })}
      >
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
