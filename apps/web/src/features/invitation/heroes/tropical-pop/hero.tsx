import type { Photo } from '@kotohogi/contract/rules/photo';
import type { Language } from '@kotohogi/contract/texts/texts';
import { instant } from '@kotohogi/domain/kernel/instant';
import { jstOf, timeOf } from '@kotohogi/domain/kernel/jst';
import { artwork } from '@kotohogi/themes/artwork';
import { HERO_SETTINGS, type HeroWidth } from '@kotohogi/themes/tropical-pop/settings';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { Fragment } from 'react';
import { datesOf } from '../../page/card-dates.ts';
import { cardTextIn } from '../../page/card-texts.ts';
import { MONTHS, WEEKDAYS } from '../date-names.ts';
import type { HeroProps } from '../hero-props.ts';
import { placeIn } from '../place-in.ts';
import styles from './hero.module.css';
import { isTogether, setTitle } from './title.ts';
import { useHeroWidth } from './use-hero-width.ts';

/** The date on a mango-colored paper tag, and the start time. */
function DayTag({ startsAt, language }: { readonly startsAt: number; readonly language: Language }) {
  const t = cardTextIn(language);
  const date = datesOf(language).dateText(startsAt);
  const isEnglish = language === 'en';
  const { day, weekday, month, year } = jstOf(instant(startsAt));
  return (
    <div className={styles.date}>
      <span className={styles.tag} aria-hidden="true">
        {day}
      </span>
      <p className={styles.when}>
        <span className={styles.latin} lang="en" aria-hidden="true">
          {WEEKDAYS[weekday]} · {MONTHS[month - 1]} {year}
        </span>
        {isEnglish ? <VisuallyHidden>{date}</VisuallyHidden> : <span>{date}</span>}{' '}
        <span className={styles.time}>
          {isEnglish && t('opens')} <b>{timeOf(instant(startsAt))}</b> {!isEnglish && t('opens')}{' '}
          <small>{t('japan')}</small>
        </span>
      </p>
    </div>
  );
}

function Names({ names }: { readonly names: readonly string[] }) {
  const title = setTitle(names);
  if (title.lines.length === 0) return null;
  return (
    <h1
      className={styles.names}
      style={{ '--em': title.widthEm }}
      data-lines={isTogether(title) ? 1 : title.lines.length}
    >
      {title.lines.map(({ text, hasAnd }) => (
        <Fragment key={`${hasAnd} ${text}`}>
          {' '}
          <span>
            {hasAnd && <i>&amp; </i>}
            {text}
          </span>
        </Fragment>
      ))}
    </h1>
  );
}

interface PictureProps {
  readonly width: HeroWidth;
  readonly photo: Photo | null;
  readonly alt: string;
  readonly pattern: HeroProps['pattern'];
}

/** The mosaic; with a photo, the photo is one of its sheets. */
function Picture({ width, photo, alt, pattern }: PictureProps) {
  const setting = HERO_SETTINGS[width];
  const drawing = artwork(pattern, photo === null ? `hero-${width}` : `extra-photo-${width}`);
  return (
    <>
      {photo !== null && (
        <img
          className={styles.photo}
          style={placeIn(setting, setting.window, 3)}
          {...photo.img}
          alt={alt}
          width={photo.width}
          height={photo.height}
          fetchPriority="high"
        />
      )}
      <img
        className={styles.drawing}
        src={drawing}
        alt=""
        width={setting.width}
        height={setting.height}
        fetchPriority="high"
      />
    </>
  );
}

/** The hero in cut paper: color on one side, the names on wide empty paper, the bird’s bill pointing at them. */
export function Hero({ content, facts, language, pattern, names, alt, reply }: HeroProps) {
  const t = cardTextIn(language);
  const [ref, width] = useHeroWidth();
  return (
    <header className={styles.hero} data-part="photos">
      <div className={styles.stage} ref={ref}>
        <div className={styles.picture}>
          {width !== undefined && <Picture width={width} photo={content.mainPhoto} alt={alt} pattern={pattern} />}
        </div>
      </div>
      <span className={styles.growth} style={{ '--picture': `url('${artwork(pattern, 'corner-foot')}')` }} />
      <div className={styles.text}>
        <p className={styles.kick} lang="en">
          Come celebrate with us
        </p>
        <Names names={names} />
        <p className={styles.kind}>{t('kind')}</p>
        <DayTag startsAt={facts.startsAt} language={language} />
        {reply !== undefined && <div className={styles.reply}>{reply}</div>}
      </div>
    </header>
  );
}
