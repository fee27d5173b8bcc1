import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { fill } from '@kotohogi/contract/texts/fill';
import type { Language } from '@kotohogi/contract/texts/texts';
import type { PatternName } from '@kotohogi/themes/theme-names';
import type { ComponentType, ReactNode } from 'react';
import { Hero as ClassicNoble } from '../heroes/classic-noble/hero.tsx';
import type { HeroProps } from '../heroes/hero-props.ts';
import { HERO_WIDTHS, HeroWidthContext } from '../heroes/hero-width.ts';
import { Hero as Marine } from '../heroes/marine/hero.tsx';
import { Hero as Natural } from '../heroes/natural/hero.tsx';
import { Hero as Stylish } from '../heroes/stylish/hero.tsx';
import { Hero as TropicalPop } from '../heroes/tropical-pop/hero.tsx';
import { Hero as VintageTropicalFlower } from '../heroes/vintage-tropical-flower/hero.tsx';
import { cardTitle } from './card-facts.ts';
import { cardTextIn } from './card-texts.ts';
import styles from './invitation-view.module.css';

const HEROES: Readonly<Record<PatternName, ComponentType<HeroProps>>> = {
  natural: Natural,
  marine: Marine,
  'tropical-pop': TropicalPop,
  'vintage-tropical-flower': VintageTropicalFlower,
  'classic-noble': ClassicNoble,
  stylish: Stylish,
};

/** Heroes that measure their container to choose a picture. */
const MEASURED: readonly PatternName[] = ['marine', 'tropical-pop'];

interface ServerPageProps {
  readonly detail: AttendanceDetail;
  readonly language: Language;
  /** Shown where the reply link will be. */
  readonly reply: ReactNode;
}

/**
 * The server-rendered hero of an invitation. A hero that measures its container is rendered for each width, and CSS
 * shows the one that fits.
 */
export function InvitationServerPage({ detail, language, reply }: ServerPageProps) {
  const { invitation, designPattern: pattern, startsAt, hallName, facilityName } = detail;
  const Hero = HEROES[pattern];
  const names = cardTitle(invitation);
  const alt = fill(cardTextIn(language)('photo'), { names: names.join(' & ') });
  const facts = { startsAt, hallName, facilityName };
  const hero = <Hero content={invitation} {...{ facts, language, pattern, names, alt, reply }} />;
  return (
    <div className={styles.card}>
      {MEASURED.includes(pattern)
        ? HERO_WIDTHS.map(width => (
            <div key={width} data-at={width}>
              <HeroWidthContext value={width}>{hero}</HeroWidthContext>
            </div>
          ))
        : hero}
    </div>
  );
}
