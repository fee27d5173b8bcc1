/**
 * What a hosted platform reports about one of our resources, for operators: in its own terms, not as facts of the product.
 * Undefined if it does not exist there. Throws ProviderUnreachable if the platform does not respond.
 */
export interface VideoLookups {
  /** The state of a film, without its download URLs. */
  info(id: string): Promise<unknown>;
  video(id: string): Promise<unknown>;
  live(id: string): Promise<unknown>;
}
