import type { PatternName } from '@kotohogi/themes/theme-names';

/** What a pattern's styles export. */
interface PatternStyles {
  readonly names: (() => Promise<unknown>) | undefined;
}

/** What each pattern sets beyond its colors: fonts, headings, edges. `natural` is the default. */
const STYLES: Readonly<Record<PatternName, () => Promise<PatternStyles | undefined>>> = {
  natural: async () => undefined,
  marine: () => import('./pattern-styles/marine.ts'),
  'tropical-pop': () => import('./pattern-styles/tropical-pop.ts'),
  'vintage-tropical-flower': () => import('./pattern-styles/vintage-tropical-flower.ts'),
  'classic-noble': () => import('./pattern-styles/classic-noble.ts'),
  stylish: () => import('./pattern-styles/stylish.ts'),
};

/** Loads the styles of a pattern; a page that uses it waits, to prevent a layout shift. */
export async function loadPatternStyles(pattern: PatternName): Promise<void> {
  const styles = await STYLES[pattern]();
  void styles?.names?.();
}
