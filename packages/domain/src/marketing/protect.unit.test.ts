import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addCounts, COUNTED, type Counted, type Counts, NO_COUNTS, parentOf } from './funnel.ts';
import { allOrNone, FEWEST_PEOPLE, type Group, mergeGroups, mergeSome, totalOf, visibleOf } from './protect.ts';

/** Counts of a group, added up from generated guests, so that larger steps include smaller ones. */
const anyCounts: fc.Arbitrary<Counts> = fc
  .array(
    fc.record({
      join: fc.boolean(),
      live: fc.boolean(),
      archive: fc.boolean(),
      message: fc.boolean(),
      gift: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map(guests =>
    guests.reduce<Counts>((counts, { join, live, archive, message, gift }) => {
      const one = (is: boolean) => Number(is);
      return addCounts(counts, {
        register: 1,
        join: one(join),
        live: one(join && live),
        archive: one(join && archive),
        message: one(join && message),
        gift: one(gift),
      });
    }, NO_COUNTS),
  );

const anyGroups: fc.Arbitrary<readonly Group<number>[]> = fc
  .array(fc.record({ chosen: anyCounts, others: fc.oneof(fc.constant(NO_COUNTS), anyCounts) }), { maxLength: 10 })
  .map(groups => groups.map((people, index) => ({ ...people, keys: [index], weddings: 1, giftYen: 1_000 })));

/** Everything a reader can compute about a set of groups: each visible count, and its difference from a larger one. */
function figuresOf(groups: readonly Group<number>[], visible: ReadonlySet<Counted>): number[] {
  const { chosen, others } = totalOf(groups);
  return [...visible].flatMap(one =>
    [chosen, others].flatMap(counts => {
      const parent = parentOf(one, visible);
      return parent === undefined ? [counts[one]] : [counts[one], counts[parent] - counts[one]];
    }),
  );
}

const isAboutFew = (figure: number) => figure > 0 && figure < FEWEST_PEOPLE;

/** Every subset of the groups; many groups are cut, because the sets double with each. */
const subsets = <T>(all: readonly T[]): T[][] =>
  all.slice(0, 7).reduce<T[][]>((sets, one) => sets.concat(sets.map(set => [...set, one])), [[]]);

test('given any groups, when they are merged, then no sum or difference of shown figures is about one or two people', () => {
  fc.assert(
    fc.property(anyGroups, groups => {
      const visible = visibleOf(totalOf(groups));
      const merged = mergeGroups(groups, visible);
      // A difference of nested sets is again the figure of a set of groups, or what a count lacks of a larger one.
      for (const set of subsets(merged)) expect(figuresOf(set, visible).filter(isAboutFew)).toEqual([]);
      for (const set of subsets(merged)) {
        const rest = merged.filter(group => !set.includes(group));
        for (const one of visible) {
          const parent = parentOf(one, visible);
          if (parent === undefined) continue;
          const difference = totalOf(merged).chosen[parent] - totalOf(set).chosen[one];
          expect(isAboutFew(difference), `${parent} of all without ${one} of ${set.length}, ${rest.length} left`).toBe(
            false,
          );
        }
      }
    }),
  );
});

test('given any groups, when they are merged, then every key is shown once, in order, and the sums are the total', () => {
  fc.assert(
    fc.property(anyGroups, groups => {
      const total = totalOf(groups);
      const visible = visibleOf(total);
      const merged = mergeGroups(groups, visible);
      if (!visible.has('register')) expect(merged).toEqual([]);
      else {
        const shown = totalOf(merged);
        expect(shown.chosen).toEqual(total.chosen);
        expect(shown.keys).toEqual(shown.keys.toSorted((one, other) => one - other));
        expect(new Set(shown.keys).size).toBe(shown.keys.length);
      }
    }),
  );
});

test('given groups in batches, when they are merged one batch after another, then the result is the same', () => {
  fc.assert(
    fc.property(anyGroups, fc.integer({ min: 1, max: 4 }), (groups, size) => {
      const total = totalOf(groups);
      const visible = visibleOf(total);
      const begin = { open: undefined, left: total };
      const whole = mergeSome<number>(begin, groups, visible);
      let merging: typeof whole.merging = begin;
      const complete: Group<number>[] = [];
      for (let first = 0; first < groups.length; first += size) {
        const some = mergeSome(merging, groups.slice(first, first + size), visible);
        merging = some.merging;
        complete.push(...some.complete);
      }
      expect(complete).toEqual(whole.complete);
      expect(merging.open).toBeUndefined();
    }),
  );
});

const counts = (some: Partial<Counts>): Counts => ({ ...NO_COUNTS, ...some });
const group = (key: string, chosen: Counts, others = NO_COUNTS): Group<string> => ({
  keys: [key],
  weddings: 1,
  giftYen: 0,
  chosen,
  others,
});

test('given a group of two, then it is merged with its neighbor; three people are enough for a group', () => {
  const visible: ReadonlySet<Counted> = new Set(['register']);
  const sizes = (...people: number[]) =>
    mergeGroups(
      people.map((register, index) => group(String(index), counts({ register }))),
      visible,
    ).map(one => one.keys);
  expect(sizes(3, 4)).toEqual([['0'], ['1']]);
  expect(sizes(2, 4)).toEqual([['0', '1']]);
  expect(sizes(9, 4, 2)).toEqual([['0'], ['1', '2']]);
  expect(sizes(9, 1, 1, 1)).toEqual([['0'], ['1', '2', '3']]);
});

test('given counts of one or two in the whole, then they are not visible, and the others are', () => {
  const whole = group('all', counts({ register: 20, join: 18, live: 10, archive: 2, message: 15, gift: 19 }));
  expect([...visibleOf(whole)]).toEqual(['register', 'live', 'message']);
  expect([...visibleOf(group('all', counts({ register: 2 })))]).toEqual([]);
  expect([...visibleOf(group('all', counts({})))]).toEqual([...COUNTED]);
});

test('given a filter that leaves out two people, then the rest of the weddings is not revealed either', () => {
  expect([...visibleOf(group('all', counts({ register: 20 }), counts({ register: 2 })))]).toEqual([]);
  const visible = visibleOf(group('all', counts({ register: 20, join: 9 }), counts({ register: 8, join: 7 })));
  expect(visible.has('register')).toBe(true);
  expect(visible.has('join')).toBe(false);
});

test('given groups that are shown together or not at all, then one group of two hides all', () => {
  const enough = [group('live', counts({ join: 3 })), group('none', counts({}))];
  expect(allOrNone(enough, 'join')).toEqual(enough);
  expect(allOrNone([...enough, group('both', counts({ join: 2 }))], 'join')).toBeUndefined();
});
