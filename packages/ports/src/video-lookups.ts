/**
 * What a hosted platform itself says of something of ours, for operators: its own words, none of them a fact of the product.
 * Undefined = it has no such thing. Throws ProviderUnreachable when it does not answer.
 */
export interface VideoLookups {
  /** The state of a film, without where it can be fetched from. */
  info(id: string): Promise<unknown>;
  video(id: string): Promise<unknown>;
  live(id: string): Promise<unknown>;
}
