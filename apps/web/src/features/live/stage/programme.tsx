import { programIn } from '@kotohogi/domain/invitation/second-language';
import { currentLanguage } from '../../../shell/i18n/locale.ts';
import { useAttendance } from '../../attendant/index.ts';
import { t } from '../t.ts';
import styles from './programme.module.css';

/** The order of the ceremony; the greeting to the online guests is highlighted. */
export function Programme() {
  const { invitation, nowProgram = '' } = useAttendance();
  const current = nowProgram === '' ? -1 : invitation.programs.findIndex(({ title }) => title === nowProgram);
  const parts = invitation.programs.map(item => programIn(item, currentLanguage()));
  return (
    <ol className={styles.programme}>
      {parts.map(({ title, text, highlight }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and the program renders as a whole
          key={index}
          className={styles.item}
          data-highlight={highlight || undefined}
          aria-current={index === current ? 'step' : undefined}
          data-past={index < current || undefined}
        >
          <span className={styles.mark} />
          <div>
            <p className={styles.title}>{title}</p>
            {text !== '' && <p className={styles.text}>{text}</p>}
            {index === current && <p className={styles.now}>{t('now.label')}</p>}
            {highlight && <p className={styles.guests}>{t('programme.guests')}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
