import { useAttendance } from '../attendant/door.ts';
import { programTitle } from './program-title.ts';
import styles from './programme.module.css';
import { say } from './say.ts';

/** The order of the ceremony; the greeting to the online guests stands out. */
export function Programme() {
  const { invitation, nowProgram = '' } = useAttendance();
  const current = nowProgram === '' ? -1 : invitation.programs.findIndex(({ title }) => title === nowProgram);
  return (
    <ol className={styles.programme}>
      {invitation.programs.map(({ title, text, highlight }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the programme has no other names, and is drawn whole
          key={index}
          className={styles.item}
          data-highlight={highlight || undefined}
          aria-current={index === current ? 'step' : undefined}
          data-past={index < current || undefined}
        >
          <span className={styles.mark} />
          <div>
            <p className={styles.title}>{programTitle(title)}</p>
            {text !== '' && <p className={styles.text}>{text}</p>}
            {index === current && <p className={styles.now}>{say('now.label')}</p>}
            {highlight && <p className={styles.guests}>{say('programme.guests')}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
