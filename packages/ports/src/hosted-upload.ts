/** The upload URL of a film at a hosted platform: secret to the caller, and valid for this film only. */
export interface HostedUpload {
  readonly uploadUrl: string;
  /** The platform's id of the film. */
  readonly videoId: string;
}

/** Receives films at a hosted video platform: the browser uploads them there directly, not through our server. */
export interface HostedUploads {
  begin(film: { readonly fileName: string; readonly sizeBytes: number }): Promise<HostedUpload>;
  /** Deletes a film whose upload has started; one that no longer exists counts as deleted. Throws ProviderUnreachable. */
  delete(videoId: string): Promise<void>;
}
