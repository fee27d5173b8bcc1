import { isSame } from './changed-fields.ts';

/** The result for the fields of an object that two people have edited from the same base. */
export interface JoinedFields<K extends string> {
  /** Not edited here: the other version applies, changed or not. */
  readonly untouched: readonly K[];
  /** The untouched fields that the other person changed. */
  readonly taken: readonly K[];
  /** Changed by both, differently: mine are kept, and saving them overwrites the other's. */
  readonly conflicts: readonly K[];
}

type Fields<K extends string> = Readonly<Partial<Record<K, unknown>>>;

/** One object in three versions: as it was when I began, as I have it now, as somebody else has saved it since. */
export interface ThreeStates<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

/** Compares two edits of the same object field by field (docs/product/form.md#two-people). */
export function joinFields<K extends string>(
  fields: readonly K[],
  { base, mine, theirs }: ThreeStates<Fields<K>>,
): JoinedFields<K> {
  const untouched = fields.filter(field => isSame(base[field], mine[field]));
  const changed = fields.filter(field => !isSame(base[field], theirs[field]));
  return {
    untouched,
    taken: changed.filter(field => untouched.includes(field)),
    conflicts: changed.filter(field => !untouched.includes(field) && !isSame(mine[field], theirs[field])),
  };
}
