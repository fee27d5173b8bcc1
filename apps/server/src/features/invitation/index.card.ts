import type { Language } from '@kotohogi/contract/texts/texts';
import type { Db } from '../../platform/db/connect.ts';
import { type Maker, versionOf } from '../../platform/made-files/made-files.ts';
import type { MadeFileRef } from '../../platform/made-files/store.ts';
import { readWeddingSummary, type WeddingSummary } from '../wedding/index.ts';
import { cardPdf } from './export.card.ts';

/** The URL of an invitation. */
export const invitationUrl = (publicUrl: string, wedding: Pick<WeddingSummary, 'companyAccountId' | 'key'>): string =>
  `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}/invitation`;

/** The file of the printed cards with their current content. */
export function cardRef(wedding: WeddingSummary, url: string, language: Language): MadeFileRef {
  const { weddingId, couple, pattern, startsAt, facilityName, hallName } = wedding;
  const version = versionOf({ couple, pattern, startsAt, facilityName, hallName, url });
  return { weddingId, kind: 'card', language, version };
}

/** Creates the maker of the cards to print. */
export function cardMaker({ db, publicUrl }: { readonly db: Db; readonly publicUrl: string }): Maker {
  return async (weddingId, language) => {
    const wedding = await readWeddingSummary(db, weddingId);
    const url = invitationUrl(publicUrl, wedding);
    const bytes = await cardPdf({ wedding, url, language });
    return { version: cardRef(wedding, url, language).version, mediaType: 'application/pdf', bytes };
  };
}
