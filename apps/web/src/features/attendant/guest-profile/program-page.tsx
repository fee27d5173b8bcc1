import { programIn } from '@kotohogi/domain/invitation/second-language';
import { Chip } from '@kotohogi/ui/chip';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { useEffect, useRef } from 'react';
import { dateText, timeText } from '../../../shell/formats.ts';
import { currentLanguage } from '../../../shell/i18n/locale.ts';
import { useAttendance } from '../attendance-context.ts';
import { isCalledOff } from '../called-off.ts';
import { PaperPage } from './paper-page.tsx';
import styles from './program-page.module.css';
import { t } from './t.ts';

/** Scrolls the current part into view whenever it changes; without animation if motion is reduced. */
function useInSight(index: number) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (index < 0) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    item.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  }, [index]);
  return item;
}

/**
 * …/program: the order of the ceremony. During the live stream the current part is highlighted and the page updates on
 * its own.
 */
export function ProgramPage() {
  const { invitation, startsAt, lifeCycle, nowProgram = '' } = useAttendance();
  const { programs } = invitation;
  // Called off: no start date is shown.
  const isOff = isCalledOff(lifeCycle);
  const current = nowProgram === '' ? -1 : programs.findIndex(({ title }) => title === nowProgram);
  const item = useInSight(current);
  const shown = programs.map(item => programIn(item, currentLanguage()));
  return (
    <PaperPage
      latin="Program"
      title={t('program.title')}
      lead={isOff ? '' : t('program.lead', { date: dateText(startsAt), time: timeText(startsAt) })}
    >
      {programs.length === 0 && <EmptyState title={t('program.empty')} />}
      <ol className={styles.programme}>
        {shown.map(({ title, text, highlight }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and the program renders as a whole
            key={index}
            ref={index === current ? item : undefined}
            className={styles.item}
            data-highlight={highlight || undefined}
            data-past={index < current || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <p className={styles.title}>
                {title}{' '}
                {index === current && (
                  <Chip tone="soft" icon="radio">
                    {t('program.now')}
                  </Chip>
                )}
              </p>
              {text !== '' && <p className={styles.text}>{text}</p>}
              {highlight && <p className={styles.for}>{t('program.for')}</p>}
            </div>
          </li>
        ))}
      </ol>
      {programs.length > 0 && !isOff && <p className={styles.note}>{t('program.live')}</p>}
    </PaperPage>
  );
}
