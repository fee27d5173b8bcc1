import type { PatternName } from '@kotohogi/themes/theme-names';
import type { TreeKit } from '@kotohogi/themes/tree/kit';

const natural = async () => (await import('@kotohogi/themes/natural/tree-kit')).NATURAL_TREE;

/** The leaves of every pattern's tree; a pattern without its own tree uses `natural`. */
const TREE_KITS: Readonly<Record<PatternName, () => Promise<TreeKit>>> = {
  natural,
  marine: async () => (await import('@kotohogi/themes/marine/tree-kit')).MARINE_TREE,
  'tropical-pop': async () => (await import('@kotohogi/themes/tropical-pop/tree-kit')).TROPICAL_POP_TREE,
  'vintage-tropical-flower': async () =>
    (await import('@kotohogi/themes/vintage-tropical-flower/tree-kit')).VINTAGE_TREE,
  'classic-noble': async () => (await import('@kotohogi/themes/classic-noble/tree-kit')).CLASSIC_NOBLE_TREE,
  stylish: async () => (await import('@kotohogi/themes/stylish/tree-kit')).STYLISH_TREE,
};

const KNOWN = new Map<PatternName, Promise<TreeKit>>();

/** The leaves of a pattern's tree. Returns the same promise each time, as `use` requires. */
export function treeKitOf(pattern: PatternName): Promise<TreeKit> {
  const known = KNOWN.get(pattern) ?? TREE_KITS[pattern]();
  KNOWN.set(pattern, known);
  return known;
}
