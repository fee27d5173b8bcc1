import type { PatternName } from '@kotohogi/themes/theme-names';
import type { ComponentType } from 'react';
import type { HeroProps } from './hero-props.ts';

interface HeroModule {
  readonly Hero: ComponentType<HeroProps>;
}

const natural = () => import('./natural/hero.tsx');

/** The hero of every pattern, each in its own chunk; a pattern without one uses `natural`. */
const HEROES: Readonly<Record<PatternName, () => Promise<HeroModule>>> = {
  natural,
  marine: () => import('./marine/hero.tsx'),
  'tropical-pop': () => import('./tropical-pop/hero.tsx'),
  'vintage-tropical-flower': () => import('./vintage-tropical-flower/hero.tsx'),
  'classic-noble': () => import('./classic-noble/hero.tsx'),
  stylish: () => import('./stylish/hero.tsx'),
};

const brought = new Map<PatternName, HeroModule['Hero']>();

/** Loads the hero of a pattern. A route that shows one waits for it, so that the page renders in one go. */
export async function loadHero(pattern: PatternName): Promise<HeroModule> {
  const hero = await HEROES[pattern]();
  brought.set(pattern, hero.Hero);
  return hero;
}

/** The hero if it is already loaded; a lazy component would render it one step later. */
export function broughtHero(pattern: PatternName): HeroModule['Hero'] | undefined {
  return brought.get(pattern);
}
