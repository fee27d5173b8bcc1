import { instant } from '@kotohogi/domain/kernel/instant';
import { jstOf, timeOf } from '@kotohogi/domain/kernel/jst';
import { artwork } from '@kotohogi/themes/artwork';
import { CREST, HERO_SIZES, PORTRAIT, SEAL } from '@kotohogi/themes/classic-noble/settings';
import { setTitle } from '@kotohogi/themes/classic-noble/title';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { Fragment } from 'react';
import { datesOf } from '../../page/card-dates.ts';
import { cardTextIn } from '../../page/card-texts.ts';
import { shortMonth, WEEKDAYS } from '../date-names.ts';
import type { HeroProps } from '../hero-props.ts';
import { placeIn } from '../place-in.ts';
import emblem from './emblem.module.css';
import { formalDate } from './formal-date.ts';
import styles from './hero.module.css';
import { MonogramMark } from './monogram-mark.tsx';
import text from './text.module.css';

const FOIL = ['#7d5a29', '#9c7639', '#c8a869', '#8f6b33', '#6b4a22'] as const;
const GILT = ['#f6e8c6', '#d6b878', '#b48d48'] as const;

/** The silk background, stretched to the height of the card. */
function Silk({ pattern }: Pick<HeroProps, 'pattern'>) {
  return (
    <picture>
      <source media="(min-width: 64em)" srcSet={artwork(pattern, 'hero-1280')} />
      <source media="(min-width: 37.5em)" srcSet={artwork(pattern, 'hero-768')} />
      <img
        className={styles.silk}
        src={artwork(pattern, 'hero-375')}
        alt=""
        {...HERO_SIZES[375]}
        fetchPriority="high"
      />
    </picture>
  );
}

/** Two hairlines with an engraved corner at each end. */
function Frame({ className }: { readonly className: string | undefined }) {
  return (
    <span className={className} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}

/** A coat of arms with the couple's initials. */
function Crest({ pattern, names }: Pick<HeroProps, 'pattern' | 'names'>) {
  return (
    <div className={emblem.crest}>
      <img src={artwork(pattern, 'extra-crest')} alt="" width={CREST.width} height={CREST.height} />
      <span style={placeIn(CREST, CREST.opening)}>
        <MonogramMark names={names} width={92} height={84} ground="#fbf8f1" metal={FOIL} />
      </span>
    </div>
  );
}

/** The photo as a miniature in a crowned oval. */
function Portrait({ pattern, content, alt }: Pick<HeroProps, 'pattern' | 'content' | 'alt'>) {
  return (
    <div className={emblem.portrait}>
      <span style={placeIn(PORTRAIT, PORTRAIT.opening)}>
        <img {...content.mainPhoto?.img} alt={alt} fetchPriority="high" />
      </span>
      <img src={artwork(pattern, 'extra-portrait')} alt="" width={PORTRAIT.width} height={PORTRAIT.height} />
    </div>
  );
}

/** Both names, one, or none. */
function Names({ names }: Pick<HeroProps, 'names'>) {
  const title = setTitle(names);
  if (names.length === 0) return null;
  return (
    <h1
      className={text.names}
      style={{ '--longest': title.longestEm.toFixed(2), '--whole': title.wholeEm.toFixed(2) }}
      data-stacked={title.isStacked || undefined}
    >
      {title.names.map((lines, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and items have no state
        <Fragment key={at}>
          {at > 0 && <i>&amp;</i>}
          <span>
            {lines.map(line => (
              <span key={line} className={text.line}>
                {line}
              </span>
            ))}
          </span>
        </Fragment>
      ))}
    </h1>
  );
}

/**
 * Saturday | 21 | Nov. 2026, engraved in English in every language; Japanese cards also show the formal Japanese date
 * below.
 */
function Day({ facts, language }: Pick<HeroProps, 'facts' | 'language'>) {
  const t = cardTextIn(language);
  const { weekday, day, month, year } = jstOf(instant(facts.startsAt));
  const formal = language === 'ja' ? formalDate(facts.startsAt) : undefined;
  return (
    <>
      <p className={text.date}>
        <VisuallyHidden>{datesOf(language).dateText(facts.startsAt)}</VisuallyHidden>
        <span aria-hidden="true">{WEEKDAYS[weekday]}</span>
        <b aria-hidden="true">{day}</b>
        <span aria-hidden="true">
          {shortMonth(month)} {year}
        </span>
      </p>
      {formal !== undefined && (
        <p className={text.formal} aria-hidden="true">
          {formal}
        </p>
      )}
      <p className={text.time}>
        {t('opens')} <b>{timeOf(instant(facts.startsAt))}</b> <small>{t('japan')}</small>
      </p>
    </>
  );
}

/** The hero: an ivory plate on silk with crest or portrait, the two names, the date, and the reply link. */
export function Hero(props: HeroProps) {
  const { content, language, pattern, names, reply } = props;
  const hasPhoto = content.mainPhoto !== null;
  return (
    <header
      className={styles.hero}
      style={{ '--corner-art': `url('${artwork(pattern, 'corner')}')` }}
      data-part="photos"
    >
      <Silk pattern={pattern} />
      <div className={styles.card} data-photo={hasPhoto || undefined}>
        <Frame className={styles.frame} />
        <div className={styles.leaf}>
          {hasPhoto && <Frame className={styles.leafFrame} />}
          {hasPhoto ? <Portrait {...props} /> : <Crest {...props} />}
        </div>
        <div className={styles.leaf}>
          {hasPhoto && <Frame className={styles.leafFrame} />}
          <p className={text.kick} lang="en">
            <span>The honour of your presence</span> <span>is kindly requested</span>
          </p>
          <Names names={names} />
          <p className={text.kind}>{cardTextIn(language)('kind')}</p>
          <Day {...props} />
          {reply !== undefined && <div className={text.reply}>{reply}</div>}
        </div>
        <div className={styles.seal} aria-hidden="true">
          <img src={artwork(pattern, 'extra-seal')} alt="" {...SEAL} />
          <MonogramMark names={names} width={50} height={38} ground="#4a1a34" metal={GILT} />
        </div>
      </div>
    </header>
  );
}
