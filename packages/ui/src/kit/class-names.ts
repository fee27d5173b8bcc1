/** Joins the class names that are set into one attribute value. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(name => name !== false && name !== undefined && name !== '').join(' ');
}
