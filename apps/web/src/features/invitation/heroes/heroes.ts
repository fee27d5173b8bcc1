import type { PatternName } from '@kotohogi/themes/theme-names';
import type { ComponentType } from 'react';
import type { HeroProps } from './hero-props.ts';

interface HeroModule {
  readonly Hero: ComponentType<HeroProps>;
}

const natural = () => import('./natural/hero.tsx');

/** The head of the card in every pattern, each in a piece of its own; a pattern without one borrows from `natural`. */
const HEROES: Readonly<Record<PatternName, () => Promise<HeroModule>>> = {
  natural,
  marine: () => import('./marine/hero.tsx'),
  'tropical-pop': () => import('./tropical-pop/hero.tsx'),
  'vintage-tropical-flower': () => import('./vintage-tropical-flower/hero.tsx'),
  'classic-noble': () => import('./classic-noble/hero.tsx'),
  stylish: () => import('./stylish/hero.tsx'),
};

const brought = new Map<PatternName, HeroModule['Hero']>();

/** Brings the head of the card in a pattern; a route that shows one waits for it, so that the page is drawn whole. */
export async function loadHero(pattern: PatternName): Promise<HeroModule> {
  const hero = await HEROES[pattern]();
  brought.set(pattern, hero.Hero);
  return hero;
}

/** The head that has been brought already; a lazy one would be drawn later all the same. */
export function broughtHero(pattern: PatternName): HeroModule['Hero'] | undefined {
  return brought.get(pattern);
}
