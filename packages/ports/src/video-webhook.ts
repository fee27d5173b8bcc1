/** A webhook request as received. */
export interface WebhookPost {
  /** All of its bytes: signatures cover these. */
  readonly body: string;
  /** A header by its lower-case name; empty if missing. */
  readonly header: (name: string) => string;
  /** The last part of the request's path; empty if there is none. */
  readonly secret: string;
  readonly nowMs: number;
}

/**
 * The meaning of a webhook request: untrusted, about no slot of ours, or a change of one slot. It is only a hint: the
 * actual state is looked up.
 */
export type WebhookEvent =
  | { readonly kind: 'unproved' }
  | { readonly kind: 'none' }
  | { readonly kind: 'slot'; readonly ref: string };

/** Reads the webhook requests of a platform. */
export interface VideoWebhook {
  read(post: WebhookPost): WebhookEvent;
}
