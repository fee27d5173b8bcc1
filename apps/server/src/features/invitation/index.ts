import { buffer } from 'node:stream/consumers';
import type { InvitationCard } from '@kotohogi/contract/invitation';
import { DEFAULT_GREETINGS, DEFAULT_SECTIONS } from '@kotohogi/domain/invitation/defaults';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, DAY_MS, type Instant } from '@kotohogi/domain/kernel/instant';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import type { Tx } from '../../platform/db/connect.ts';
import { readProfiles } from '../profile/index.ts';
import type { OnWeddingCreated } from '../wedding/index.ts';
import { getLinkSettings } from './store.link.ts';
import { findPreview } from './store.preview.ts';
import { getInvitation, insertInvitation } from './store.ts';
import { isNamed, type LinkPreview, readDatedWedding, toLinkPreview } from './view.link.ts';
import { type InvitationContent, toCard } from './view.ts';

export { toState as readInvitation } from './view.ts';

/** The link preview outsiders get; undefined = the neutral one. */
export async function readLinkPreview(tx: Tx, weddingId: WeddingId, now: Instant): Promise<LinkPreview | undefined> {
  const wedding = await readDatedWedding(tx, weddingId, now);
  return isNamed(wedding) ? toLinkPreview(wedding, await getLinkSettings(tx, weddingId)) : undefined;
}

/** How long an unsaved invitation can be viewed. */
export const PREVIEW_LIFETIME_MS = DAY_MS;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Creates the invitation of a new wedding: the default message in both languages and the default program. */
export const beginInvitation: OnWeddingCreated = async (tx, { weddingId }) => {
  await insertInvitation(tx, weddingId, {
    greetings: DEFAULT_GREETINGS.ja,
    greetingsEn: DEFAULT_GREETINGS.en,
    sections: DEFAULT_SECTIONS,
  });
};

/** An unsaved invitation of this wedding by its id (`?invpreview=`); undefined if there is none or it has expired. */
export async function readInvitationPreview(
  tx: Tx,
  weddingId: WeddingId,
  id: string,
  now: Instant,
): Promise<InvitationCard | undefined> {
  if (!UUID.test(id)) return undefined;
  const row = await findPreview(tx, weddingId, id, after(now, -PREVIEW_LIFETIME_MS));
  if (row === undefined) return undefined;
  const { profiles } = await readProfiles(tx, weddingId);
  // Only `invitation.preview` writes this column, and in exactly this shape.
  return await toCard(tx, weddingId, row.content as InvitationContent, profiles);
}

/** The key of the couple's photo; each picture has its own key. Null = the couple has chosen none. */
export async function readMainPhotoKey(tx: Tx, weddingId: WeddingId): Promise<string | null> {
  return (await getInvitation(tx, weddingId))?.main_photo_key ?? null;
}

/** The couple's photo as stored; undefined if there is none, or its file is lost. */
export async function readMainPhoto(tx: Tx, objects: ObjectStore, weddingId: WeddingId): Promise<Buffer | undefined> {
  const key = (await getInvitation(tx, weddingId))?.main_photo_key;
  if (key === undefined || key === null) return undefined;
  if ((await objects.head(key)) === undefined) return undefined;
  return await buffer(await objects.read(key));
}
