/** The values of a form without empty numbers: after validation none is left that the API requires. */
export function withoutNulls<V extends object>(values: V): { [Name in keyof V]: Exclude<V[Name], null> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    [Name in keyof V]: Exclude<V[Name], null>;
  };
}
