/** An attachment of a mail. */
export interface MailAttachment {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: string;
}

/** One finished mail. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Which of the product's mails it is (docs/product/mail.md#numbers), for the outbox and for statistics. */
  readonly kind: string;
  readonly attachments: readonly MailAttachment[];
  /** The URL where a single POST unsubscribes from such mails (RFC 8058). */
  readonly leaveUrl?: string;
}

/** `refused` = the receiving side will never accept it; a temporary failure is thrown and retried. */
export type MailOutcome = { readonly kind: 'sent' } | { readonly kind: 'refused'; readonly reason: string };

/** Sends mail. */
export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>;
}

/** A mail that was stored instead of sent. */
export interface StoredMail extends Mail {
  readonly id: string;
  readonly sentAtMs: number;
}

/** Stores mails instead of sending them, for a page to show and for tests to read. Newest first. */
export interface MailOutbox {
  list(limit?: number): Promise<StoredMail[]>;
  find(id: string): Promise<StoredMail | undefined>;
}
