import { instant } from '@kotohogi/domain/kernel/instant';
import { timeOf } from '@kotohogi/domain/kernel/jst';
import { isOutsideJapan } from '../../shell/formats.ts';
import { datesOf } from './card-dates.ts';
import styles from './card-day.module.css';
import type { CardProps } from './card-facts.ts';
import { CardSection } from './card-section.tsx';
import { wordsIn } from './card-words.ts';

/** When and where: in Japan, and for readers elsewhere by their own clock too. */
export function CardDay({ content, facts, language }: CardProps) {
  const say = wordsIn(language);
  const dates = datesOf(language);
  return (
    <CardSection part="startTimes" latin="The day" word="day" language={language}>
      <div className={styles.day}>
        <p className={styles.date}>{dates.dateText(facts.startsAt)}</p>
        <p className={styles.time}>
          <b>{timeOf(instant(facts.startsAt))}</b> {say('opens')}
          <small>{say('japan')}</small>
        </p>
        {isOutsideJapan(facts.startsAt) && (
          <p className={styles.own}>
            <span>{say('own')}</span> <b>{dates.ownDateTimeText(facts.startsAt)}</b>
          </p>
        )}
        <p className={styles.place}>
          <span>{facts.facilityName}</span> <span>{facts.hallName}</span>
        </p>
        {content.startTimes.length > 0 && (
          <ol className={styles.times}>
            {content.startTimes.map((start, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list has no other names, and is drawn whole
              <li key={index}>
                <time className={styles.clock}>{start.time}</time>
                <span className={styles.label}>{start.label}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </CardSection>
  );
}
