/** The same object type without `undefined` among its values: needed for spreads under `exactOptionalPropertyTypes`. */
export type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Drops the keys whose value is `undefined`, so that a component can pass optional properties on. */
export function defined<T extends object>(properties: T): Defined<T>;
export function defined(properties: object): object {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}
