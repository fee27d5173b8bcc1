import type { Language } from '@kotohogi/contract/texts/texts';
import type { AttendantId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { MailChoice } from '@kotohogi/domain/mailing/choices';
import type { MailAttachment } from '@kotohogi/ports/mailer';
import type { PatternName } from '@kotohogi/themes/theme-names';

/** What a mail says, without how it looks: every mail of the product has this shape (decision 91). */
export interface MailContent {
  /** Which of the 36 mails of decision 91 it is. */
  readonly kind: string;
  readonly language: Language;
  readonly subject: string;
  /** What a list of mails shows beside the subject; without it the first paragraph. */
  readonly preview?: string;
  /** Whose letter it is, under the picture: the wedding of whom, or a venue. Without it the product's name stands there. */
  readonly headline?: string;
  /** "山本 直樹 様" */
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Words of somebody else that the mail carries: a title, and a body that has been cleaned. */
  readonly letter?: { readonly title: string; readonly html: string; readonly text: string };
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Its reader is in a hurry: the button stands before the facts. */
  readonly isUrgent?: boolean;
  /** Until when something can be done, in words. */
  readonly deadline?: string;
  /** Whom to ask: name, telephone. */
  readonly contact: string;
  /** Why this address got this mail. */
  readonly reason: string;
  /** The pattern of the wedding it is about: its picture at the head, its colours. Without one it wears the product's. */
  readonly pattern?: PatternName;
  /** It brings sad news: the colours of the pattern without its picture. */
  readonly isSober?: boolean;
  readonly attachments?: readonly MailAttachment[];
  /** Who reads it, where that is a guest or a host: a refusal is written down under the name, and choices are theirs. */
  readonly reader?: MailReader;
  /** The kind under which its reader may do without it; needs a reader. Without one it always comes. */
  readonly choice?: MailChoice;
}

/** A guest or a host of a wedding, as the mails know them. */
export type MailReader =
  | { readonly weddingId: WeddingId; readonly attendantId: AttendantId }
  | { readonly weddingId: WeddingId; readonly userId: UserId };
