/** Whether two values of a form are the same: texts and numbers as such, lists and groups by what is in them. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return left.size === right.size && [...left].every(([key, value]) => right.has(key) && isSame(value, right.get(key)));
}

/** What a patch sends: the fields whose value is another than the stored one. A field nobody touched is left out. */
export function changedFields<V extends object>(values: V, stored: V): Partial<V>;
export function changedFields(values: object, stored: object): object {
  const known = new Map(Object.entries(stored));
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, known.get(name))));
}
