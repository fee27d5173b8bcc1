import { fill } from '@kotohogi/contract/texts/fill';
import { PATTERN_NAMES, type PatternName } from '@kotohogi/themes/theme-names';
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { HeroProps } from '../heroes/hero-props.ts';
import { broughtHero, loadHero } from '../heroes/heroes.ts';
import { type CardProps, cardTitle } from './card-facts.ts';
import styles from './card-hero.module.css';
import { cardTextIn } from './card-texts.ts';

const LAZY_HEROES = new Map<PatternName, ComponentType<HeroProps>>(
  PATTERN_NAMES.map(pattern => [pattern, lazy(async () => ({ default: (await loadHero(pattern)).Hero }))]),
);

/** The hero of a card in its pattern: picture, the two names, the date, and the reply link. */
export function CardHero(props: CardProps & { readonly reply: ReactNode }) {
  const { content, language, pattern } = props;
  const Hero = useMemo(() => broughtHero(pattern) ?? LAZY_HEROES.get(pattern), [pattern]);
  const names = cardTitle(content);
  const alt = fill(cardTextIn(language)('photo'), { names: names.join(' & ') });
  return (
    <Suspense fallback={<div className={styles.place} />}>
      {Hero && <Hero {...props} names={names} alt={alt} />}
    </Suspense>
  );
}
