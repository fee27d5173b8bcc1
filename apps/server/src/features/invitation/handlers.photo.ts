import { randomBytes } from 'node:crypto';
import { invitation } from '@kotohogi/contract/invitation';
import { MAX_PHOTO_SIDE_PX, MIN_PHOTO_SIDE_PX } from '@kotohogi/domain/invitation/photo';
import { type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import { inWedding, type Route } from '../../gate/route.ts';
import { normalisePicture, type PictureDefect } from '../../platform/files/picture.ts';
import type { InvitationDeps } from './handlers.ts';
import { insertPhoto } from './store.photo.ts';
import { photoOf } from './view.photo.ts';

const RULES = { minSidePx: MIN_PHOTO_SIDE_PX, maxSidePx: MAX_PHOTO_SIDE_PX };

function refusalOf(defect: PictureDefect): Refused<'photo_type' | 'photo_unreadable' | 'photo_too_small'> {
  switch (defect) {
    case 'type':
      return refuse('photo_type');
    case 'unreadable':
      return refuse('photo_unreadable');
    case 'too-small':
      return refuse('photo_too_small');
  }
}

/** Handlers for pictures: decoded, re-encoded, and stored under an unguessable name. */
export function photoHandlers({ db, objects }: InvitationDeps): Route[] {
  return [
    inWedding(invitation.addPhoto, async (call, scope) => {
      const picture = await normalisePicture(call.body, RULES);
      if (typeof picture === 'string') return refusalOf(picture);
      const { width, height, mediaType } = picture;
      const key = `photo/${scope.weddingId}/${randomBytes(18).toString('base64url')}.${picture.extension}`;
      const { sizeBytes } = await objects.put(key, picture.bytes, mediaType);
      await insertPhoto(db, scope, { key, mediaType, width, height, sizeBytes, now: call.now });
      return photoOf({ key, width, height, mediaType, sizeBytes, writtenAtMs: call.now });
    }),
  ];
}
