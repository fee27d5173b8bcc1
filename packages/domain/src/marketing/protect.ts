import { addCounts, COUNTED, type Counted, type Counts, NO_COUNTS, parentOf, subtractCounts } from './funnel.ts';

/** The fewest people that a figure describes (docs/product/marketing.md#few-people). */
export const FEWEST_PEOPLE = 3;

/** The people of a group: the selected ones, and the others of the same weddings. */
export interface People {
  readonly chosen: Counts;
  readonly others: Counts;
}

/** One or several groups that are shown together. */
export interface Group<Key> extends People {
  readonly keys: readonly Key[];
  readonly weddings: number;
  readonly giftYen: number;
}

export const NO_PEOPLE: People = { chosen: NO_COUNTS, others: NO_COUNTS };

/** The people of both groups. */
export const addPeople = (one: People, other: People): People => ({
  chosen: addCounts(one.chosen, other.chosen),
  others: addCounts(one.others, other.others),
});

const subtractPeople = (one: People, other: People): People => ({
  chosen: subtractCounts(one.chosen, other.chosen),
  others: subtractCounts(one.others, other.others),
});

/** Zero, or so many people that no figure describes one of them. */
const isEnough = (people: number) => people === 0 || people >= FEWEST_PEOPLE;

/** Whether a count can be shown next to the visible count that includes it. */
function isShowable(counts: Counts, one: Counted, visible: ReadonlySet<Counted>): boolean {
  const parent = parentOf(one, visible);
  return isEnough(counts[one]) && (parent === undefined || isEnough(counts[parent] - counts[one]));
}

/** Whether every visible count of a group, and each difference of two, describes no one or enough people. */
export const isSafe = ({ chosen, others }: People, visible: ReadonlySet<Counted>): boolean =>
  [...visible].every(one => isShowable(chosen, one, visible) && isShowable(others, one, visible));

/** The counts of all groups together that can be shown; none if too few people are selected. */
export function visibleOf({ chosen, others }: People): ReadonlySet<Counted> {
  const visible = new Set<Counted>();
  for (const one of COUNTED) {
    if (one !== 'register' && !visible.has('register')) break;
    if (isShowable(chosen, one, visible) && isShowable(others, one, visible)) visible.add(one);
  }
  return visible;
}

/** The progress of merging a sequence of groups. */
export interface Merging<Key> {
  /** Groups that are too small by themselves. */
  readonly open: Group<Key> | undefined;
  /** The people of all groups that are not returned yet. */
  readonly left: People;
}

function mergePair<Key>(one: Group<Key> | undefined, other: Group<Key>): Group<Key> {
  if (one === undefined) return other;
  return {
    keys: [...one.keys, ...other.keys],
    weddings: one.weddings + other.weddings,
    giftYen: one.giftYen + other.giftYen,
    ...addPeople(one, other),
  };
}

/**
 * Merges the next groups of a sequence with their neighbors until each can be shown, and returns the complete ones. A
 * group is complete only if the remaining people can be shown too; otherwise the total minus the others would reveal
 * them. `left` begins as the total, whose `visible` counts can be shown, so the last group is always complete.
 */
export function mergeSome<Key>(
  { open, left }: Merging<Key>,
  groups: readonly Group<Key>[],
  visible: ReadonlySet<Counted>,
): { readonly merging: Merging<Key>; readonly complete: readonly Group<Key>[] } {
  const complete: Group<Key>[] = [];
  let merging: Merging<Key> = { open, left };
  for (const group of groups) {
    const merged = mergePair(merging.open, group);
    const rest = subtractPeople(merging.left, merged);
    if (isSafe(merged, visible) && isSafe(rest, visible)) {
      complete.push(merged);
      merging = { open: undefined, left: rest };
    } else merging = { open: merged, left: merging.left };
  }
  return { merging, complete };
}

/** All groups together. */
export const totalOf = <Key>(groups: readonly Group<Key>[]): Group<Key> =>
  groups.reduce<Group<Key>>(mergePair, { keys: [], weddings: 0, giftYen: 0, ...NO_PEOPLE });

/** Merges all groups that have a selected person; returns none if their total cannot be shown. */
export function mergeGroups<Key>(groups: readonly Group<Key>[], visible: ReadonlySet<Counted>): readonly Group<Key>[] {
  if (!visible.has('register')) return [];
  const { complete } = mergeSome({ open: undefined, left: totalOf(groups) }, groups, visible);
  return complete.filter(({ chosen }) => chosen.register > 0);
}

/** Groups that are shown together or not at all: none if a count of one of them describes too few people. */
export const allOrNone = <Key>(groups: readonly Group<Key>[], one: Counted): readonly Group<Key>[] | undefined =>
  groups.every(group => isSafe(group, new Set([one]))) ? groups : undefined;
