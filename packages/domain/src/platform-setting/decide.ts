/** The platform's addresses, stored or from the environment. */
export interface PlatformAddresses {
  /** The platform's own address; empty = none. */
  readonly email: string;
  readonly emergencyDestination: readonly string[];
  readonly liveErrorDestination: readonly string[];
}

export type Destination = 'emergencyDestination' | 'liveErrorDestination';

/**
 * The recipients of a kind of alarm: the stored addresses, else the addresses from the environment, else the platform's
 * own address (docs/product/platform-setting.md#recipients).
 */
export function recipientsOf(
  kind: Destination,
  stored: PlatformAddresses,
  environment: Readonly<Record<Destination, readonly string[]>>,
): readonly string[] {
  if (stored[kind].length > 0) return stored[kind];
  if (environment[kind].length > 0) return environment[kind];
  return stored.email === '' ? [] : [stored.email];
}
