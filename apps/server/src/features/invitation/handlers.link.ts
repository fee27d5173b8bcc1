import { buffer } from 'node:stream/consumers';
import { invitation } from '@kotohogi/contract/invitation';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import { type Call, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { RawReply } from '../../platform/http/raw-reply.ts';
import { linkPicture } from './export.link.ts';
import { getLinkSettings, updateLinkSettings } from './store.link.ts';
import { isNamed, type LinkPreview, readDatedWedding, toLinkPreview, toLinkState } from './view.link.ts';

export interface LinkDeps {
  readonly db: Db;
  readonly objects: ObjectStore;
}

/** Number of cached pictures, by version; the oldest are dropped. A link is usually shared in waves. */
const KEPT_PICTURES = 64;
const YEAR_SECONDS = 31_536_000;

async function readPhoto(objects: ObjectStore, key: string | null): Promise<Buffer | undefined> {
  if (key === null || (await objects.head(key)) === undefined) return undefined;
  return await buffer(await objects.read(key));
}

/** Draws each picture once, however many requests come at the same time. */
function pictureKeeper(objects: ObjectStore) {
  const kept = new Map<string, Promise<Buffer>>();
  return (preview: LinkPreview): Promise<Buffer> => {
    const { version, photoKey } = preview;
    const known = kept.get(version);
    if (known !== undefined) return known;
    const drawn = readPhoto(objects, photoKey).then(photo => linkPicture(preview, photo));
    drawn.catch(() => kept.delete(version));
    kept.set(version, drawn);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_PICTURES && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };
}

async function change(tx: Tx, scope: WeddingScope, call: Call<typeof invitation.updateLinkPreview>) {
  await updateLinkSettings(tx, scope, call.body);
  await call.audit(tx, scope.weddingId, call.body);
  const wedding = await readDatedWedding(tx, scope.weddingId, call.now);
  return toLinkState(wedding, await getLinkSettings(tx, scope.weddingId));
}

/** Handlers for the preview other services show of the link, and for the couple's settings of it. */
export function linkPreviewHandlers({ db, objects }: LinkDeps): Route[] {
  const pictureOf = pictureKeeper(objects);
  return [
    inWedding(invitation.linkPreview, async (call, scope) => {
      const wedding = await readDatedWedding(db, scope.weddingId, call.now);
      // Its owners see it before it is published. An erased wedding has no settings left to read.
      if (!isNamed(wedding) && !call.permissions.has('wedding:read:info')) return refuse('invitation_preview_unknown');
      const preview = toLinkPreview(wedding, await getLinkSettings(db, scope.weddingId));
      if (preview === undefined) return refuse('invitation_preview_unknown');
      const isPublic = isNamed(wedding) && call.query.v === preview.version;
      const headers = {
        'content-type': 'image/png',
        'cache-control': isPublic ? `public, max-age=${YEAR_SECONDS}, immutable` : 'private, no-store',
        // Embedded by other sites: webmail, chats.
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      };
      return new RawReply(200, headers, await pictureOf(preview));
    }),
    inWedding(invitation.readLinkPreview, async (call, scope) => {
      const wedding = await readDatedWedding(db, scope.weddingId, call.now);
      return toLinkState(wedding, await getLinkSettings(db, scope.weddingId));
    }),
    inWedding(invitation.updateLinkPreview, (call, scope) => db.transaction().execute(tx => change(tx, scope, call))),
  ];
}
