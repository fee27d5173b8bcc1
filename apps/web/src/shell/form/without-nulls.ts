/** The values of a form without empty numbers: validation has ensured that no required number is empty. */
export function withoutNulls<V extends object>(values: V): { [Name in keyof V]: Exclude<V[Name], null> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    [Name in keyof V]: Exclude<V[Name], null>;
  };
}
