import { isSame } from './changed-fields.ts';

/** What happened to the fields of something that two have edited from the same beginning. */
export interface JoinedFields<K extends string> {
  /** Not touched here: what the other has stands, newer or not. */
  readonly untouched: readonly K[];
  /** Of the untouched, those the other has changed. */
  readonly taken: readonly K[];
  /** Changed by both, differently: mine stand, and saving them overwrites the other's. */
  readonly conflicts: readonly K[];
}

type Fields<K extends string> = Readonly<Record<K, unknown>>;

/** One thing in three states: as it was when I began, as I have it now, as somebody else has saved it since. */
export interface ThreeStates<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

/** Holds two ways to edit the same thing against each other, field by field (decision 90). */
export function joinFields<K extends string>(
  fields: readonly K[],
  { base, mine, theirs }: ThreeStates<Fields<K>>,
): JoinedFields<K> {
  const untouched = fields.filter(field => isSame(base[field], mine[field]));
  const news = fields.filter(field => !isSame(base[field], theirs[field]));
  return {
    untouched,
    taken: news.filter(field => untouched.includes(field)),
    conflicts: news.filter(field => !untouched.includes(field) && !isSame(mine[field], theirs[field])),
  };
}
