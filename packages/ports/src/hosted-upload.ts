/** Where a film is sent to at a hosted platform: its address is a secret of whoever asked, and takes exactly this film. */
export interface HostedUpload {
  readonly uploadUrl: string;
  /** What the platform calls the film. */
  readonly videoId: string;
}

/** Takes films at a hosted video platform: sent there by the browser itself, never by way of our own server. */
export interface HostedUploads {
  begin(film: { readonly fileName: string; readonly sizeBytes: number }): Promise<HostedUpload>;
  /** Deletes a film that was begun; one that is not there any more is deleted. Throws ProviderUnreachable. */
  delete(videoId: string): Promise<void>;
}
