/** What somebody posts to us, as it came. */
export interface WebhookPost {
  /** Every byte of it: signatures are made over these. */
  readonly body: string;
  /** A header by its name in small letters; empty when it is not there. */
  readonly header: (name: string) => string;
  /** The last part of the address it was posted to; empty when there is none. */
  readonly secret: string;
  readonly nowMs: number;
}

/**
 * What a post says: nothing that can be trusted; nothing of a slot of ours; or that something is new about one. It is never
 * more than a hint: what is new is asked.
 */
export type WebhookNews =
  | { readonly kind: 'unproved' }
  | { readonly kind: 'none' }
  | { readonly kind: 'slot'; readonly ref: string };

/** Reads what a platform posts to us of its own accord. */
export interface VideoWebhook {
  read(post: WebhookPost): WebhookNews;
}
