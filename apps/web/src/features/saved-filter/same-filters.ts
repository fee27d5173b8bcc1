type Filters = Readonly<Record<string, string>>;

/** Whether two sets of filters show the same rows. */
export function isSame(a: Filters, b: Filters): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every(name => a[name] === b[name]);
}
