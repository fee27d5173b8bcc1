import { instant } from '@kotohogi/domain/kernel/instant';
import { timeOf } from '@kotohogi/domain/kernel/jst';
import { lazy, Suspense } from 'react';
import { isOutsideJapan } from '../../../shell/formats.ts';
import { writtenIn } from '../../../shell/i18n/written-in.ts';
import { datesOf } from './card-dates.ts';
import styles from './card-day.module.css';
import type { CardProps } from './card-facts.ts';
import { insideTextIn } from './card-inside-texts.ts';
import { CardSection } from './card-section.tsx';
import { cardTextIn } from './card-texts.ts';

// Below the picture, so it loads after the page; its space is reserved.
const CardCountdown = lazy(async () => ({ default: (await import('./card-countdown.tsx')).CardCountdown }));

const MAP = 'https://www.google.com/maps/search/?api=1&query=';

/** Links to the venue: a map and its website. They open in a new tab, so that the invitation stays open. */
function VenueLinks({ facts, language }: Pick<CardProps, 'facts' | 'language'>) {
  const t = insideTextIn(language);
  const links = [
    { word: 'map', href: `${MAP}${encodeURIComponent(facts.facilityName)}` },
    { word: 'homepage', href: facts.facilityHomepage ?? '' },
  ] as const;
  return (
    <p className={styles.links}>
      {links
        .filter(({ href }) => href !== '')
        .map(({ word, href }) => (
          <a key={word} href={href} target="_blank" rel="noopener noreferrer" aria-label={`${t(word)}${t('newTab')}`}>
            {t(word)}
          </a>
        ))}
    </p>
  );
}

/** Date and place: in Japan, and for readers elsewhere in their own time zone too. */
export function CardDay({ content, facts, language }: CardProps) {
  const t = insideTextIn(language);
  const tHead = cardTextIn(language);
  const dates = datesOf(language);
  return (
    <CardSection part="startTimes" latin="The day" title={t('day')}>
      <div className={styles.day}>
        <p className={styles.date}>{dates.dateText(facts.startsAt)}</p>
        <p className={styles.time}>
          <b>{timeOf(instant(facts.startsAt))}</b> {tHead('opens')}
          <small>{tHead('japan')}</small>
        </p>
        {isOutsideJapan(facts.startsAt) && (
          <p className={styles.own}>
            <span>{t('own')}</span> <b>{dates.ownDateTimeText(facts.startsAt)}</b>
          </p>
        )}
        {!facts.isCalledOff && (
          <div className={styles.countdown}>
            <Suspense>
              <CardCountdown startsAt={facts.startsAt} language={language} />
            </Suspense>
          </div>
        )}
        <p className={styles.place}>
          <span>{facts.facilityName}</span> <span>{facts.hallName}</span>
        </p>
        <VenueLinks facts={facts} language={language} />
        {content.startTimes.length > 0 && (
          <ol className={styles.times}>
            {content.startTimes.map((start, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and the list renders as a whole
              <li key={index}>
                <time className={styles.clock}>{start.time}</time>
                <span className={styles.label} lang={writtenIn(start.label)}>
                  {start.label}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </CardSection>
  );
}
