import { instant } from '@kotohogi/domain/kernel/instant';
import { jstOf, timeOf } from '@kotohogi/domain/kernel/jst';
import { artwork } from '@kotohogi/themes/artwork';
import { HERO_SETTINGS } from '@kotohogi/themes/natural/settings';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { datesOf } from '../../page/card-dates.ts';
import { type CardProps, titleMeasure } from '../../page/card-facts.ts';
import { cardTextIn } from '../../page/card-texts.ts';
import { shortMonth, WEEKDAYS } from '../date-names.ts';
import type { HeroProps } from '../hero-props.ts';
import { placeIn } from '../place-in.ts';
import { ArchWindow } from './arch-window.tsx';
import styles from './hero.module.css';

/** SATURDAY | 21 | NOV 2026, engraved in English in every language; screen readers get the card's own language. */
function DateBlock({ startsAt, language }: { readonly startsAt: number; readonly language: 'ja' | 'en' }) {
  const day = jstOf(instant(startsAt));
  return (
    <p className={styles.date}>
      <VisuallyHidden>{datesOf(language).dateText(startsAt)}</VisuallyHidden>
      <span aria-hidden="true">{WEEKDAYS[day.weekday]}</span>
      <span aria-hidden="true" className={styles.dayNumber}>
        {day.day}
      </span>
      <span aria-hidden="true">
        {shortMonth(day.month)} {day.year}
      </span>
    </p>
  );
}

interface PictureProps extends Pick<CardProps, 'pattern' | 'content'> {
  readonly setting: 768 | 1280;
  readonly alt: string;
}

/** The picture next to the text, with the photo behind its window. */
function Picture({ setting, pattern, content, alt }: PictureProps) {
  const photo = content.mainPhoto;
  const drawing = HERO_SETTINGS[setting];
  const frame = artwork(pattern, photo === null ? `hero-${setting}` : `extra-frame-${setting}`);
  return (
    <div className={styles.picture} data-setting={setting}>
      {photo !== null && (
        <img className={styles.photo} style={placeIn(drawing, drawing.window)} {...photo.img} alt={alt} />
      )}
      <span className={styles.frame} style={{ '--picture': `url('${frame}')` }} />
    </div>
  );
}

/** The hero: picture, the two names, the date, and the reply link. */
export function Hero({ content, facts, language, pattern, names, alt, reply }: HeroProps) {
  const t = cardTextIn(language);
  const { chars, isStacked } = titleMeasure(names);
  return (
    <header className={styles.hero} data-part="photos">
      <div className={styles.narrow}>
        <span className={styles.corner} style={{ '--picture': `url('${artwork(pattern, 'corner')}')` }} />
        <ArchWindow pattern={pattern} photo={content.mainPhoto} alt={alt} />
      </div>
      <Picture setting={768} pattern={pattern} content={content} alt={alt} />
      <Picture setting={1280} pattern={pattern} content={content} alt={alt} />
      <div className={styles.text}>
        <p className={styles.kick} lang="en">
          Together with our families
        </p>
        {names.length > 0 && (
          <h1 className={styles.names} style={{ '--chars': chars }} data-stacked={isStacked || undefined}>
            <span>{names[0]}</span>
            {names.length > 1 && (
              <>
                <i>&amp;</i>
                <span>{names[1]}</span>
              </>
            )}
          </h1>
        )}
        <p className={styles.kind}>{t('kind')}</p>
        <DateBlock startsAt={facts.startsAt} language={language} />
        <p className={styles.time}>
          {t('opens')} <b>{timeOf(instant(facts.startsAt))}</b> <small>{t('japan')}</small>
        </p>
        {reply !== undefined && <div className={styles.reply}>{reply}</div>}
      </div>
    </header>
  );
}
