import { instant } from '@kotohogi/domain/kernel/instant';
import { jstOf, timeOf } from '@kotohogi/domain/kernel/jst';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { datesOf } from '../../page/card-dates.ts';
import { cardTextIn } from '../../page/card-texts.ts';
import { MONTHS, WEEKDAYS } from '../date-names.ts';
import type { HeroProps } from '../hero-props.ts';
import styles from './label.module.css';

/** The date as a herbarium label: day, month and weekday, and the date and time in the card's language. */
export function Label({ facts, language }: Pick<HeroProps, 'facts' | 'language'>) {
  const t = cardTextIn(language);
  const { day, month, year, weekday } = jstOf(instant(facts.startsAt));
  const date = datesOf(language).dateText(facts.startsAt);
  return (
    <div className={styles.label}>
      <p className={styles.number} aria-hidden="true" lang="en">
        <small>No.</small>
        {day}
      </p>
      <p className={styles.month} aria-hidden="true" lang="en">
        {WEEKDAYS[weekday]} · {MONTHS[month - 1]} {year}
      </p>
      {language === 'en' ? (
        <p>
          <VisuallyHidden>{date}</VisuallyHidden>
        </p>
      ) : (
        <p className={styles.date}>{date}</p>
      )}
      <p className={styles.time}>
        {t('opens')} <b>{timeOf(instant(facts.startsAt))}</b> <small>{t('japan')}</small>
      </p>
    </div>
  );
}
