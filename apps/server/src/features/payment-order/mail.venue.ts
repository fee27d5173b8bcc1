import { type Language, languageOf } from '@kotohogi/contract/texts/texts';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Tx } from '../../platform/db/connect.ts';
import type { MailContent } from '../../platform/mail/content.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { listLanguages, readFacilityContact } from '../live/index.ts';
import { readWeddingSummary, type WeddingSummary } from '../wedding/index.ts';

/** The wedding that mails about money are sent about. */
export interface MoneyMailTarget {
  readonly mails: Outgoing;
  readonly publicUrl: string;
  readonly weddingId: WeddingId;
}

/** Someone at the venue who is mailed about the money of a wedding. */
export interface VenueReader {
  readonly wedding: WeddingSummary;
  readonly language: Language;
  /** The page of the wedding's money. */
  readonly pageUrl: string;
}

/**
 * Mails one of the two lists of addresses in the venue's settings, each address once: known people in their own
 * language, others in Japanese.
 */
export async function mailVenue(
  tx: Tx,
  { mails, publicUrl, weddingId }: MoneyMailTarget,
  list: 'errorEmails' | 'fixedEmails',
  write: (reader: VenueReader) => MailContent,
): Promise<void> {
  const wedding = await readWeddingSummary(tx, weddingId);
  const contact = await readFacilityContact(tx, weddingId);
  const addresses = new Set(contact[list]);
  const languages = await listLanguages(tx, [...addresses]);
  const path = `/c/${wedding.companyAccountId}/facilities/${contact.accountId}/manage/weddings/${weddingId}/payment`;
  for (const address of addresses) {
    const language = languageOf(languages.get(address.toLowerCase()) ?? 'ja');
    await mails.send(tx, address, write({ wedding, language, pageUrl: `${publicUrl}${path}` }));
  }
}
