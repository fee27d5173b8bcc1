import type { PatternName } from '@kotohogi/themes/theme-names';

/** What comes with a pattern's styles. */
interface Look {
  readonly names: (() => Promise<unknown>) | undefined;
}

/** What each pattern sets beyond its colours: faces, headings, edges. `natural` is what everything is made for. */
const LOOKS: Readonly<Record<PatternName, () => Promise<Look | undefined>>> = {
  natural: async () => undefined,
  marine: () => import('./looks/marine.ts'),
  'tropical-pop': () => import('./looks/tropical-pop.ts'),
  'vintage-tropical-flower': () => import('./looks/vintage-tropical-flower.ts'),
  'classic-noble': () => import('./looks/classic-noble.ts'),
  stylish: () => import('./looks/stylish.ts'),
};

/** Brings the look of a pattern; a page that wears it waits for it, so that nothing jumps. */
export async function loadLook(pattern: PatternName): Promise<void> {
  const look = await LOOKS[pattern]();
  void look?.names?.();
}
