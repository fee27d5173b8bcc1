/** Whether two form values are equal: texts and numbers by value, lists and groups by content. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return left.size === right.size && [...left].every(([key, value]) => right.has(key) && isSame(value, right.get(key)));
}

/** The payload of a patch: the fields whose value differs from the stored one. Untouched fields are omitted. */
export function changedFields<V extends object>(values: V, stored: V): Partial<V>;
export function changedFields(values: object, stored: object): object {
  const known = new Map(Object.entries(stored));
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, known.get(name))));
}
