import { useRef } from 'react';
import { PRESS_FADE_MS } from '../constants.ts';
import { type Locale, reactionMessages } from '../messages.ts';
import { REACTION_KINDS, type ReactionKind, reactionValue } from '../reaction.ts';
import { admitSend, type SendHistory } from '../schedule/send-limit.ts';
import styles from './reaction-bar.module.css';

export interface ReactionBarProps {
  readonly locale: Locale;
  /** Design pattern of the stamps on the buttons. */
  readonly pattern: string;
  /** Address of a sprite by reaction value. */
  readonly spriteUrl: (key: string) => string;
  /** Called for every tap, to draw it. */
  readonly onTap: (kind: ReactionKind) => void;
  /** Called for the taps to report, at most five per second. Omit if nothing may be sent. */
  readonly onSend?: ((kind: ReactionKind) => void) | undefined;
  /** The low bar, for fullscreen and landscape phones. */
  readonly compact?: boolean | undefined;
}

interface ReactionButtonProps {
  readonly label: string;
  readonly imageUrl: string;
  readonly onPress: () => void;
}

function ReactionButton({ label, imageUrl, onPress }: ReactionButtonProps) {
  const ground = useRef<HTMLSpanElement>(null);
  const press = () => {
    ground.current?.animate({ opacity: [1, 0.9, 0] }, { duration: PRESS_FADE_MS, easing: 'ease-out' });
    onPress();
  };
  return (
    <button type="button" className={styles.button} onClick={press}>
      <span ref={ground} className={styles.ground} />
      <img className={styles.icon} src={imageUrl} alt="" draggable={false} />
      <span className={styles.label}>{label}</span>
    </button>
  );
}

/** The eight reactions, within reach of one thumb. A tap responds at once and never waits for the network. */
export function ReactionBar({ locale, pattern, spriteUrl, onTap, onSend, compact = false }: ReactionBarProps) {
  const messages = reactionMessages(locale);
  const history = useRef<SendHistory>([]);
  const press = (kind: ReactionKind) => {
    onTap(kind);
    const next = admitSend(history.current, performance.now());
    history.current = next.history;
    if (next.admitted) onSend?.(kind);
  };
  return (
    <fieldset className={styles.bar} data-compact={compact} aria-label={messages.bar}>
      {REACTION_KINDS.map(kind => (
        <ReactionButton
          key={kind}
          label={messages.kinds[kind]}
          imageUrl={spriteUrl(reactionValue(pattern, kind))}
          onPress={() => press(kind)}
        />
      ))}
    </fieldset>
  );
}
