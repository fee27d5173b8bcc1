import { instant } from '@kotohogi/domain/kernel/instant';
import { jstOf, timeOf } from '@kotohogi/domain/kernel/jst';
import { artwork } from '@kotohogi/themes/artwork';
import { HERO_SETTINGS, type HeroSetting, type HeroWidth } from '@kotohogi/themes/marine/settings';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import type { CSSProperties } from 'react';
import { datesOf } from '../../page/card-dates.ts';
import { cardTextIn } from '../../page/card-texts.ts';
import { shortMonth, WEEKDAYS } from '../date-names.ts';
import type { HeroProps } from '../hero-props.ts';
import { DressedBoat } from './dressed-boat.tsx';
import styles from './hero.module.css';
import { kanjiDate } from './kanji-date.ts';
import { Names } from './names.tsx';
import { Photograph } from './photograph.tsx';
import title from './title.module.css';
import { useHeroWidth } from './use-hero-width.ts';

/** The wish below the title of a Japanese card, in three columns. */
const WISH = ['おだやかな海へ船出するふたりを', '同じ水平線をのぞむ心地で', '見守っていただければ幸いです'] as const;

/** The measures of a setting as CSS variables. */
function measuresOf(width: HeroWidth, hasPhoto: boolean): CSSProperties {
  const setting: HeroSetting = HERO_SETTINGS[width];
  const boat = (hasPhoto ? setting.boatBesidePhoto : undefined) ?? setting.boat;
  return {
    '--w': setting.width,
    '--h': setting.height,
    '--hz': setting.horizon,
    '--shore': setting.shore,
    '--bx': boat.x - setting.width / 2,
    '--by': boat.y,
    '--bs': boat.scale,
  };
}

/** SATURDAY | 21 | NOV 2026, engraved in English in every language; screen readers get the card's own language. */
function Day({ facts, language }: Pick<HeroProps, 'facts' | 'language'>) {
  const t = cardTextIn(language);
  const at = instant(facts.startsAt);
  const day = jstOf(at);
  const kanji = kanjiDate(at);
  return (
    <>
      <p className={styles.date}>
        <VisuallyHidden>{datesOf(language).dateText(facts.startsAt)}</VisuallyHidden>
        <span aria-hidden="true">{WEEKDAYS[day.weekday]}</span>
        <b aria-hidden="true">{day.day}</b>
        <span aria-hidden="true">
          {shortMonth(day.month)} {day.year}
        </span>
      </p>
      {language === 'ja' ? (
        <p className={styles.time}>
          <span aria-hidden="true">{kanji.day}</span> <span aria-hidden="true">{kanji.weekday}</span>{' '}
          <span>
            {kanji.time} {t('opens')}
          </span>{' '}
          <small>{t('japan')}</small>
        </p>
      ) : (
        <p className={styles.time}>
          <span>{t('opens')}</span> <b>{timeOf(at)}</b> <small>{t('japan')}</small>
        </p>
      )}
    </>
  );
}

/** The hero: the two names on a horizon, the boat with their flags, the date, and the reply link. */
export function Hero({ content, facts, language, names, alt, reply }: HeroProps) {
  const t = cardTextIn(language);
  const [ref, width] = useHeroWidth();
  const photo = content.mainPhoto;
  const setting = HERO_SETTINGS[width];
  return (
    <header
      ref={ref}
      className={styles.hero}
      style={measuresOf(width, photo !== null)}
      data-part="photos"
      data-photo={photo !== null || undefined}
    >
      <div className={styles.sky}>
        <img
          className={styles.coast}
          src={artwork('marine', `hero-${width}`)}
          alt=""
          width={setting.width}
          height={setting.height}
          fetchPriority="high"
        />
        <DressedBoat names={names} />
        <p className={styles.kick} lang="en">
          Together with our families
        </p>
        <Names names={names} />
        <div className={title.title}>
          <p className={title.kind}>{t('kind')}</p>
          {language === 'ja' && (
            <p className={title.wish}>
              {WISH.map(column => (
                <span key={column}>{column}</span>
              ))}
            </p>
          )}
        </div>
      </div>
      <div className={styles.low}>
        <Day facts={facts} language={language} />
        {reply !== undefined && <div className={styles.reply}>{reply}</div>}
      </div>
      {photo !== null && <Photograph photo={photo} alt={alt} />}
      <img
        className={styles.finds}
        src={artwork('marine', 'corner-foot')}
        alt=""
        width="250"
        height="250"
        loading="lazy"
      />
    </header>
  );
}
