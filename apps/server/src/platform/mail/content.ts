import type { Language } from '@kotohogi/contract/texts/texts';
import type { AttendantId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { MailChoice } from '@kotohogi/domain/mailing/choices';
import type { MailAttachment } from '@kotohogi/ports/mailer';
import type { PatternName } from '@kotohogi/themes/theme-names';

/**
 * The content of a mail, without its layout: every mail of the product has this shape
 * (docs/product/mail.md#the-letter).
 */
export interface MailContent {
  /** The name of this kind of mail in tests, statistics and the outbox: `gift-receipt`. */
  readonly kind: string;
  readonly language: Language;
  readonly subject: string;
  /** The preview text in a list of mails; defaults to the first paragraph. */
  readonly preview?: string;
  /** The sender shown under the picture: a couple's wedding or a venue. Defaults to the product's name. */
  readonly headline?: string;
  /** "山本 直樹 様" */
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** A message by someone else inside the mail: a title and a sanitized body. */
  readonly letter?: { readonly title: string; readonly html: string; readonly text: string };
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Puts the button before the facts, for a reader in a hurry. */
  readonly isUrgent?: boolean;
  /** Until when the reader can act, in words. */
  readonly deadline?: string;
  /** Who to contact: name, telephone. */
  readonly contact: string;
  /** Why this address got this mail. */
  readonly reason: string;
  /** The pattern of the wedding the mail is about: its header picture and colors. Defaults to the product's. */
  readonly pattern?: PatternName;
  /** The mail brings sad news: the colors of the pattern without its picture. */
  readonly isSober?: boolean;
  readonly attachments?: readonly MailAttachment[];
  /** The guest or host who gets the mail: bounces are recorded for them, and the mail links to their preferences. */
  readonly reader?: MailReader;
  /** The kind under which the reader can opt out of the mail; needs a reader. Without it, the mail is always sent. */
  readonly choice?: MailChoice;
}

/** A guest or a host of a wedding, as a recipient of mails. */
export type MailReader =
  | { readonly weddingId: WeddingId; readonly attendantId: AttendantId }
  | { readonly weddingId: WeddingId; readonly userId: UserId };
