import { instant } from '@kotohogi/domain/kernel/instant';
import { jstOf } from '@kotohogi/domain/kernel/jst';
import { artwork } from '@kotohogi/themes/artwork';
import { HERO_SETTINGS } from '@kotohogi/themes/vintage-tropical-flower/settings';
import { cardTextIn } from '../../page/card-texts.ts';
import { shortMonth } from '../date-names.ts';
import type { HeroProps } from '../hero-props.ts';
import { HERO_WIDTHS, likelyWidth } from '../hero-width.ts';
import styles from './hero.module.css';
import { Label } from './label.tsx';
import { MountedStamp } from './mounted-stamp.tsx';
import { isLatin, nameLines } from './name-lines.ts';
import { roman } from './roman.ts';

/**
 * The specimen, in the drawing of each composition. The style sheet shows one of them; unlikely ones load lazily once a
 * card has that width.
 */
function Specimen({ pattern }: Pick<HeroProps, 'pattern'>) {
  const likely = likelyWidth();
  return HERO_WIDTHS.map(width => (
    <img
      key={width}
      className={styles.specimen}
      data-width={width}
      src={artwork(pattern, `hero-${width}`)}
      alt=""
      width={HERO_SETTINGS[width].width}
      height={HERO_SETTINGS[width].height}
      fetchPriority={width === likely ? 'high' : 'low'}
      loading={width === likely ? 'eager' : 'lazy'}
    />
  ));
}

function Names({ names }: Pick<HeroProps, 'names'>) {
  if (names.length === 0) return null;
  const { staggeredEm, staggerEm, lineEm } = nameLines(names);
  return (
    <h1
      className={styles.names}
      data-long={lineEm > 9.5 || undefined}
      style={{ '--staggered': staggeredEm, '--stagger': `${staggerEm}em`, '--line': lineEm }}
    >
      <span>{names[0]}</span>{' '}
      {names[1] !== undefined && (
        <span>
          <i>&amp;</i> {names[1]}
        </span>
      )}
    </h1>
  );
}

/** Who drew and who engraved the plate, as on old plates. Decorative: the names are in the title. */
function Credits({ names }: Pick<HeroProps, 'names'>) {
  const credit = (name: string | undefined, word: string) =>
    name === undefined ? '' : isLatin(name) ? `${name} ${word}` : name;
  return (
    <p className={styles.credits} lang="la" aria-hidden="true">
      <span>{credit(names[0], 'del.')}</span>
      <span className={styles.species}>Strelitzia reginæ — Protea cynaroides — Phalænopsis amabilis</span>
      <span>{credit(names[1], 'sculps.')}</span>
    </p>
  );
}

/** The hero: an engraved plate with its specimen, a postage stamp, the names, the label, the reply link. */
export function Hero({ content, facts, language, pattern, names, alt, reply }: HeroProps) {
  const { day, month, year } = jstOf(instant(facts.startsAt));
  const struckMonth = shortMonth(month).toUpperCase();
  return (
    <header className={styles.hero} data-part="photos">
      <div className={styles.plate}>
        <p className={styles.top} lang="la" aria-hidden="true">
          <i>Flora nuptialis</i>
          <span>TAB. {roman(day)}.</span>
        </p>
        <div className={styles.art}>
          <Specimen pattern={pattern} />
          <MountedStamp
            pattern={pattern}
            photo={content.mainPhoto}
            alt={alt}
            day={day}
            month={struckMonth}
            year={year}
          />
        </div>
        <div className={styles.text}>
          <Names names={names} />
          <span className={styles.rule} />
          <p className={styles.kind}>{cardTextIn(language)('kind')}</p>
          <Label facts={facts} language={language} />
          {reply !== undefined && <div className={styles.reply}>{reply}</div>}
        </div>
      </div>
      <Credits names={names} />
    </header>
  );
}
