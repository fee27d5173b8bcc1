/**
 * The steps of a guest (docs/product/marketing.md#steps): answered, takes part, watched live, watched the recording,
 * wrote to the couple.
 */
export const STEPS = ['register', 'join', 'live', 'archive', 'message'] as const;
export type Step = (typeof STEPS)[number];

/** The counts of a group of guests: each step, and the guests who gave gift money. */
export const COUNTED = [...STEPS, 'gift'] as const;
export type Counted = (typeof COUNTED)[number];

export type Counts = Readonly<Record<Counted, number>>;

/** What a guest has watched; a filter and a group. */
export const VIEWED_TYPES = ['live', 'archive', 'both'] as const;
export type ViewedType = (typeof VIEWED_TYPES)[number];

/** The count that includes each other count. */
const WITHIN: Readonly<Record<Counted, Counted | undefined>> = {
  register: undefined,
  join: 'register',
  live: 'join',
  archive: 'join',
  message: 'join',
  gift: 'register',
};

/** The next larger visible count that includes this one. */
export function parentOf(one: Counted, visible: ReadonlySet<Counted>): Counted | undefined {
  const parent = WITHIN[one];
  return parent === undefined || visible.has(parent) ? parent : parentOf(parent, visible);
}

export const NO_COUNTS: Counts = { register: 0, join: 0, live: 0, archive: 0, message: 0, gift: 0 };

/** The sum or the difference of two sets of counts. */
const combine = (one: Counts, other: Counts, sign: 1 | -1): Counts => ({
  register: one.register + sign * other.register,
  join: one.join + sign * other.join,
  live: one.live + sign * other.live,
  archive: one.archive + sign * other.archive,
  message: one.message + sign * other.message,
  gift: one.gift + sign * other.gift,
});

export const addCounts = (one: Counts, other: Counts): Counts => combine(one, other, 1);
export const subtractCounts = (one: Counts, other: Counts): Counts => combine(one, other, -1);
