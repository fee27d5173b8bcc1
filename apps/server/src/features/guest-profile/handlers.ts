import { randomBytes } from 'node:crypto';
import { attendantAnswered } from '@kotohogi/contract/attendant';
import { attendantSelf, type OwnAnswer } from '@kotohogi/contract/attendant-self';
import { congratulationChanged } from '@kotohogi/contract/congratulation';
import { languageOf } from '@kotohogi/contract/texts/texts';
import { areDetailsOpen } from '@kotohogi/domain/attendant/decide';
import { AVATAR_SIDE_PX, MAX_ID_PHOTO_SIDE_PX, MIN_PICTURE_SIDE_PX } from '@kotohogi/domain/attendant/picture';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import { type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import { byGuest, type GuestActor } from '../../gate/actor.ts';
import { asGuest, type Call, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db } from '../../platform/db/connect.ts';
import { normalisePicture, type PictureDefect, type PictureRules } from '../../platform/files/picture.ts';
import { serveObject } from '../../platform/files/serve.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { choicesToken } from '../../platform/mail/choices-link.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { avatarUrlOf, eraseGuest, getReplyForm, lockGuest } from '../attendant/index.ts';
import { readSchedule, readWeddingSummary } from '../wedding/index.ts';
import { eraseDoneMail } from './mail.ts';
import { findPicture, getOwnAnswer, listCompanions, type PictureColumn, putPicture } from './store.ts';

export interface GuestProfileDeps {
  readonly db: Db;
  readonly hub: Hub;
  readonly objects: ObjectStore;
  readonly mails: Outgoing;
  /** Signs the links in mails. */
  readonly linkKey: Buffer;
}

type Unfit = Refused<'photo_type' | 'photo_unreadable' | 'photo_too_small'>;

function refusalOf(defect: PictureDefect): Unfit {
  switch (defect) {
    case 'type':
      return refuse('photo_type');
    case 'unreadable':
      return refuse('photo_unreadable');
    case 'too-small':
      return refuse('photo_too_small');
  }
}

const RULES: Readonly<Record<PictureColumn, PictureRules>> = {
  avatar_key: { minSidePx: MIN_PICTURE_SIDE_PX, maxSidePx: AVATAR_SIDE_PX, isSquare: true },
  id_photo_key: { minSidePx: MIN_PICTURE_SIDE_PX, maxSidePx: MAX_ID_PHOTO_SIDE_PX },
};
const FOLDERS: Readonly<Record<PictureColumn, string>> = { avatar_key: 'avatar', id_photo_key: 'id-photo' };

interface Sent {
  readonly actor: GuestActor;
  readonly column: PictureColumn;
  readonly call: Pick<Call, 'now'> & { readonly body: Uint8Array };
}

/** Stores a picture: re-encoded, and readable only through the two calls that show it. */
async function takePicture(
  { db, objects }: GuestProfileDeps,
  scope: WeddingScope,
  { actor, column, call }: Sent,
): Promise<string | Unfit> {
  const picture = await normalisePicture(call.body, RULES[column]);
  if (typeof picture === 'string') return refusalOf(picture);
  const key = `${FOLDERS[column]}/${scope.weddingId}/${randomBytes(18).toString('base64url')}.${picture.extension}`;
  await objects.put(key, picture.bytes, picture.mediaType);
  const { attendantId } = actor;
  const before = await db
    .transaction()
    .execute(tx => putPicture(tx, scope, column, { attendantId, key, now: call.now }));
  if (before !== undefined) await objects.delete(before);
  return key;
}

async function dropPicture(
  { db, objects }: GuestProfileDeps,
  scope: WeddingScope,
  { actor, column, call }: Omit<Sent, 'call'> & { readonly call: Pick<Call, 'now'> },
) {
  const { attendantId } = actor;
  const before = await db
    .transaction()
    .execute(tx => putPicture(tx, scope, column, { attendantId, key: null, now: call.now }));
  if (before !== undefined) await objects.delete(before);
  return {};
}

async function showPicture(
  { db, objects }: GuestProfileDeps,
  scope: WeddingScope,
  column: PictureColumn,
  id: AttendantId,
) {
  const key = await findPicture(db, scope, column, id);
  const info = key === undefined ? undefined : await objects.head(key);
  if (info === undefined) return refuse('attendant_picture_unknown');
  // The URL changes with the picture: the browsers of the audience may cache it for a while, shared caches may not.
  const cacheControl = column === 'avatar_key' ? 'private, max-age=3600' : 'private, no-store';
  return await serveObject(objects, info, { rangeHeader: undefined, cacheControl });
}

async function readOwn(
  { db, linkKey }: GuestProfileDeps,
  scope: WeddingScope,
  actor: GuestActor,
  call: Call,
): Promise<OwnAnswer> {
  const row = await getOwnAnswer(db, scope, actor.attendantId);
  const { startsAt } = await readSchedule(db, scope.weddingId, call.now);
  const reader = { weddingId: scope.weddingId, attendantId: actor.attendantId };
  return {
    id: row.id,
    name: row.name,
    nameKana: row.name_kana,
    email: row.email ?? '',
    nickName: row.nick_name,
    answer: row.answer,
    relationShip: row.relation_ship,
    personalInfo: { tel: row.tel, zip: row.zip, prefectureId: row.prefecture_id, address1: row.address1 },
    companions: await listCompanions(db, actor.attendantId),
    allergy: row.allergy,
    areDetailsOpen: areDetailsOpen(startsAt, call.now),
    avatarUrl: avatarUrlOf(scope.weddingKey, row),
    hasIdPhoto: row.id_photo_key !== null,
    mailsToken: row.email ? choicesToken(linkKey, reader) : '',
  };
}

async function erase(
  { db, hub, objects, mails }: GuestProfileDeps,
  scope: WeddingScope,
  actor: GuestActor,
  call: Call,
) {
  const attendantId: AttendantId = actor.attendantId;
  const keys = await db.transaction().execute(async tx => {
    await call.audit(tx, attendantId, {}, { actor: byGuest({ attendantId, name: '' }) });
    const { name, email, locale } = await lockGuest(tx, scope, attendantId);
    const erased = await eraseGuest(tx, scope, attendantId, call.now);
    if (email !== null && email !== '') {
      const wedding = await readWeddingSummary(tx, scope.weddingId);
      const language = languageOf(locale);
      await mails.send(tx, email, eraseDoneMail({ wedding, language, name, hasPaid: erased.hasPaid }));
    }
    return erased.keys;
  });
  for (const key of keys) await objects.delete(key);
  call.cookies.clearGuest(scope.weddingId);
  hub.disconnect('attendant', attendantId);
  hub.publish(congratulationChanged, scope.weddingId, {});
  hub.publish(attendantAnswered, scope.weddingId, { attendantId });
  return {};
}

/** Handlers for a guest's own data: their answer, their pictures, their erasure. */
export function guestProfileHandlers(deps: GuestProfileDeps): Route[] {
  const { db } = deps;
  return [
    asGuest(attendantSelf.read, (call, actor, scope) => readOwn(deps, scope, actor, call)),
    asGuest(attendantSelf.putAvatar, async (call, actor, scope) => {
      const key = await takePicture(deps, scope, { actor, column: 'avatar_key', call });
      if (typeof key !== 'string') return key;
      return { avatarUrl: avatarUrlOf(scope.weddingKey, { id: actor.attendantId, avatar_key: key }) };
    }),
    asGuest(attendantSelf.removeAvatar, (call, actor, scope) =>
      dropPicture(deps, scope, { actor, column: 'avatar_key', call }),
    ),
    inWedding(attendantSelf.avatar, (call, scope) => showPicture(deps, scope, 'avatar_key', call.params.id)),
    asGuest(attendantSelf.putIdPhoto, async (call, actor, scope) => {
      if (!(await getReplyForm(db, scope.weddingId)).asksIdPhoto) return refuse('attendant_id_photo_unasked');
      const key = await takePicture(deps, scope, { actor, column: 'id_photo_key', call });
      return typeof key === 'string' ? {} : key;
    }),
    asGuest(attendantSelf.removeIdPhoto, (call, actor, scope) =>
      dropPicture(deps, scope, { actor, column: 'id_photo_key', call }),
    ),
    inWedding(attendantSelf.idPhoto, async (call, scope) => {
      await call.audit(db, call.params.id);
      return await showPicture(deps, scope, 'id_photo_key', call.params.id);
    }),
    asGuest(attendantSelf.erase, (call, actor, scope) => erase(deps, scope, actor, call)),
  ];
}
