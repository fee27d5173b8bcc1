import { t } from '../../console-t.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import { CommandButton } from './console-command.tsx';
import styles from './console-end.module.css';
import { StopButton } from './console-stop.tsx';

export interface ConsoleEndProps extends Pick<ConsoleFacts, 'detail' | 'live'> {
  /** Show the button that ends the stream here, because it does not appear above. */
  readonly hasClose: boolean;
}

/** Rarely needed actions, apart at the end: the emergency stop, and in trouble the end of the stream. */
export function ConsoleEnd({ detail, live, hasClose }: ConsoleEndProps) {
  const canStop = live.commands.includes('emergencyStop');
  const canClose = hasClose && live.commands.includes('close');
  if (!canStop && !canClose) return null;
  const subject = canClose ? 'both' : 'stop';
  return (
    <section className={styles.end} aria-label={t(`console.end.${subject}`)}>
      <span className={styles.about}>
        <span className={styles.title}>{t(`console.end.${subject}`)}</span>
        <span className={styles.text}>{t(`console.end.${subject}.text`)}</span>
      </span>
      <span className={styles.buttons}>
        {canClose && <CommandButton command="close" variant="outlined" isPlain detail={detail} live={live} />}
        {canStop && <StopButton detail={detail} live={live} />}
      </span>
    </section>
  );
}
