import { MAX_PICTURE_SIZE_BYTES } from '@kotohogi/domain/attendant/picture';
import { ANSWERS, RELATION_SHIPS } from '@kotohogi/domain/attendant/types';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import * as z from 'zod/mini';
import { companion } from './attendant.ts';
import { empty, endpoint, raw } from './kit/endpoint.ts';
import { keyPath, pathId, weddingPath } from './rules/params.ts';
import { fileBytes } from './rules/photo.ts';

/** Everything a guest has entered about themselves, as they may see and change it. */
export const ownAnswer = z.object({
  id: z.number(),
  name: z.string(),
  nameKana: z.string(),
  email: z.string(),
  nickName: z.string(),
  answer: z.enum(ANSWERS),
  relationShip: z.enum(RELATION_SHIPS),
  personalInfo: z.object({
    tel: z.string(),
    zip: z.string(),
    prefectureId: z.nullable(z.number()),
    address1: z.string(),
  }),
  companions: z.array(companion),
  allergy: z.string(),
  /** Companions and allergies can still be changed. */
  areDetailsOpen: z.boolean(),
  /** Address of the guest's photo; empty if none is shown. */
  avatarUrl: z.string(),
  hasIdPhoto: z.boolean(),
  /** Opens the same mail preferences as the link at the bottom of each mail; empty if no mail can reach the guest. */
  mailsToken: z.string(),
});
export type OwnAnswer = z.infer<typeof ownAnswer>;

const ofPage = z.object({ weddingKey: z.string() });
const pictureErrors = { photo_type: 415, photo_unreadable: 422, photo_too_small: 422 } as const;
const unknown = { attendant_picture_unknown: 404 } as const;
const picture = { body: fileBytes, maxBodyBytes: MAX_PICTURE_SIZE_BYTES, perMinute: 60 } as const;

/** A guest's own data: their answer, their pictures, and the request to be forgotten. */
export const attendantSelf = {
  read: endpoint({
    name: 'attendantSelf.read',
    method: 'GET',
    path: '/attendance/:wedding/me',
    summary: 'Returns everything the guest has entered about themselves.',
    access: 'guest',
    params: z.object(keyPath),
    output: ownAnswer,
  }),
  putAvatar: endpoint({
    name: 'attendantSelf.putAvatar',
    method: 'POST',
    path: '/attendance/me/avatar',
    summary:
      "Stores the guest's profile picture (JPEG, PNG or WebP as the raw body, at least 320 px, at most 10 MB), cropped to a square and without its metadata.",
    access: 'guest',
    audit: { none: 'a guest changes their own picture' },
    query: ofPage,
    output: z.object({ avatarUrl: z.string() }),
    errors: pictureErrors,
    ...picture,
    timeout: 'none',
  }),
  removeAvatar: endpoint({
    name: 'attendantSelf.removeAvatar',
    method: 'DELETE',
    path: '/attendance/me/avatar',
    summary: "Deletes the guest's profile picture.",
    access: 'guest',
    audit: { none: 'a guest changes their own picture' },
    query: ofPage,
    output: empty,
  }),
  avatar: endpoint({
    name: 'attendantSelf.avatar',
    method: 'GET',
    path: '/attendance/:wedding/attendants/:id/avatar',
    summary: "Returns a guest's profile picture to the audience and to managers of the wedding.",
    access: ['guest', 'facility:read:wedding', 'wedding:read:info'],
    params: z.object({ ...keyPath, id: pathId<AttendantId>() }),
    output: raw('image/jpeg'),
    errors: unknown,
  }),
  putIdPhoto: endpoint({
    name: 'attendantSelf.putIdPhoto',
    method: 'POST',
    path: '/attendance/me/idPhoto',
    summary:
      "Stores the guest's identification photo where the wedding asks for one; only hosts and staff see it, and it is erased 30 days after the viewing window ends.",
    access: 'guest',
    audit: { none: 'a guest changes their own picture' },
    query: ofPage,
    output: empty,
    errors: { ...pictureErrors, attendant_id_photo_unasked: 422 },
    ...picture,
    timeout: 'none',
  }),
  removeIdPhoto: endpoint({
    name: 'attendantSelf.removeIdPhoto',
    method: 'DELETE',
    path: '/attendance/me/idPhoto',
    summary: "Deletes the guest's identification photo.",
    access: 'guest',
    audit: { none: 'a guest changes their own picture' },
    query: ofPage,
    output: empty,
  }),
  idPhoto: endpoint({
    name: 'attendantSelf.idPhoto',
    method: 'GET',
    path: '/weddings/:weddingId/attendants/:id/idPhoto',
    summary: "Returns a guest's identification photo to hosts and staff.",
    access: ['wedding:read:attendant', 'facility:read:wedding'],
    audit: 'attendant',
    params: z.object({ ...weddingPath, id: pathId<AttendantId>() }),
    output: raw('image/jpeg'),
    errors: unknown,
  }),
  erase: endpoint({
    name: 'attendantSelf.erase',
    method: 'POST',
    path: '/attendance/me/erase',
    summary:
      "Erases the guest at once (name, contact, pictures, messages, reactions), keeps payments without a name, and ends the guest's sessions.",
    access: 'guest',
    audit: 'attendant',
    query: ofPage,
    body: z.object({ isSure: z.literal(true) }),
    output: empty,
  }),
};
