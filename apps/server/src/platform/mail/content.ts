import type { Language } from '@kotohogi/contract/texts/texts';
import type { MailAttachment } from '@kotohogi/ports/mailer';

/** What a mail says, without how it looks: every mail of the product has this shape (decision 91). */
export interface MailContent {
  /** Which of the 36 mails of decision 91 it is. */
  readonly kind: string;
  readonly language: Language;
  readonly subject: string;
  /** "山本 直樹 様" */
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Words of somebody else that the mail carries: a title, and a body that has been cleaned. */
  readonly letter?: { readonly title: string; readonly html: string; readonly text: string };
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Until when something can be done, in words. */
  readonly deadline?: string;
  /** Whom to ask: name, telephone. */
  readonly contact: string;
  /** Why this address got this mail. */
  readonly reason: string;
  /** Picture at the head, absolute URL. */
  readonly header?: string;
  readonly attachments?: readonly MailAttachment[];
}
