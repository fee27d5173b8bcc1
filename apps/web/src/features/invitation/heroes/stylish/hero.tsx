import { instant } from '@kotohogi/domain/kernel/instant';
import { jstOf, timeOf } from '@kotohogi/domain/kernel/jst';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { Fragment } from 'react';
import { datesOf } from '../../page/card-dates.ts';
import { cardTextIn } from '../../page/card-texts.ts';
import { kanjiWeekday, MONTHS, WEEKDAYS } from '../date-names.ts';
import type { HeroProps } from '../hero-props.ts';
import styles from './hero.module.css';
import { titleSetting } from './measures.ts';
import { Sheet } from './sheet.tsx';

/** Both names, each on its own line, or two lines if long. */
function Names({ names }: Pick<HeroProps, 'names'>) {
  if (names.length === 0) return null;
  const { names: set, lines, em } = titleSetting(names);
  return (
    <h1 className={styles.names} style={{ '--em': em, '--lines': lines }}>
      {set.map((parts, name) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and items have no state
        <Fragment key={name}>
          {name === 1 && ' '}
          <span>
            {name === 1 && (
              <>
                <i>&amp;</i>{' '}
              </>
            )}
            {parts[0]}
          </span>
          {parts[1] !== undefined && <span>{parts[1]}</span>}
        </Fragment>
      ))}
    </h1>
  );
}

/** The hero: one line over the numerals of the date, the two names, date and time, the reply link. */
export function Hero({ content, facts, language, pattern, names, alt, reply }: HeroProps) {
  const t = cardTextIn(language);
  const day = jstOf(instant(facts.startsAt));
  const photo = content.mainPhoto;
  return (
    <header className={styles.hero} data-part="photos" data-photo={photo !== null || undefined}>
      <p className={styles.caption} lang="en" aria-hidden="true">
        <span>Wedding Invitation</span>
        <span>{day.year}</span>
        <span>
          {WEEKDAYS[day.weekday]} {day.day} {MONTHS[day.month - 1]}
        </span>
      </p>
      <Sheet pattern={pattern} photo={photo} alt={alt} people={content.profiles} month={day.month} day={day.day} />
      <Names names={names} />
      <p className={styles.kind}>{t('kind')}</p>
      <div className={styles.when}>
        <p className={styles.date}>
          <VisuallyHidden>{datesOf(language).dateText(facts.startsAt)}</VisuallyHidden>
          <span aria-hidden="true">
            {day.year}.{day.month}.{day.day}
          </span>
        </p>
        <p className={styles.time}>
          <span aria-hidden="true">{language === 'ja' ? kanjiWeekday(day.weekday) : WEEKDAYS[day.weekday]}</span>{' '}
          <span>
            {t('opens')} <b>{timeOf(instant(facts.startsAt))}</b>
          </span>{' '}
          <small>{t('japan')}</small>
        </p>
      </div>
      {reply !== undefined && <div className={styles.reply}>{reply}</div>}
    </header>
  );
}
