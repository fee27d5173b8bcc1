import { randomUUID } from 'node:crypto';
import { invitation } from '@kotohogi/contract/invitation';
import type { BodyOf } from '@kotohogi/contract/kit/endpoint';
import { decideDeadline, decidePublish } from '@kotohogi/domain/invitation/decide';
import type { InvitationSections } from '@kotohogi/domain/invitation/types';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { type LocalDate, localDate } from '@kotohogi/domain/kernel/jst';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import { type Call, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { holdWedding, readSchedule, readWeddingSummary } from '../wedding/index.ts';
import { linkPreviewHandlers } from './handlers.link.ts';
import { photoHandlers } from './handlers.photo.ts';
import { shareHandlers } from './handlers.share.ts';
import { readInvitation, readInvitationPreview } from './index.ts';
import { listPhotos } from './store.photo.ts';
import { insertPreview } from './store.preview.ts';
import { getInvitation, updateInvitation } from './store.ts';
import { type InvitationContent, photoKeysOf, readSections } from './view.ts';

export interface InvitationDeps {
  readonly db: Db;
  readonly objects: ObjectStore;
  readonly publicUrl: string;
}

type Stored = Awaited<ReturnType<typeof getInvitation>>;
type Change = BodyOf<typeof invitation.update>;

type SentSections = { readonly [K in keyof InvitationSections]?: InvitationSections[K] | undefined };

/** The stored sections, with the sent ones in their place. */
function mergeSections(stored: InvitationSections, sent: SentSections): InvitationSections {
  return {
    startTimes: sent.startTimes ?? stored.startTimes,
    invitationGuides: sent.invitationGuides ?? stored.invitationGuides,
    attendanceGuides: sent.attendanceGuides ?? stored.attendanceGuides,
    programs: sent.programs ?? stored.programs,
    contents: sent.contents ?? stored.contents,
  };
}

/** Refuses pictures this wedding has not uploaded, so that another couple's cannot be shown by its key. */
async function refusePhotos(tx: Tx, scope: WeddingScope, content: Parameters<typeof photoKeysOf>[0]) {
  const keys = new Set(photoKeysOf(content));
  const known = await listPhotos(tx, scope.weddingId, [...keys]);
  return known.length === keys.size ? undefined : refuse('invitation_photo_unknown');
}

function decideDate(deadline: LocalDate | null, stored: Stored, startsAt: Instant, now: Instant) {
  const previous = stored.reply_deadline === null ? null : localDate(stored.reply_deadline);
  return decideDeadline({ deadline, previous, startsAt }, now);
}

/** The publication time after this change. It keeps its first value as long as the invitation stays published. */
function publishedAt(publish: boolean | undefined, stored: Stored, now: Instant): Instant | null | undefined {
  if (publish === undefined) return undefined;
  if (!publish) return null;
  return stored.published_at === null ? now : undefined;
}

async function refuseChange(tx: Tx, scope: WeddingScope, call: Call<typeof invitation.update>, stored: Stored) {
  const { replyDeadline, publish, ...change }: Change = call.body;
  const { startsAt, lifeCycle } = await readSchedule(tx, scope.weddingId, call.now);
  if (replyDeadline !== undefined) {
    const date = decideDate(replyDeadline, stored, startsAt, call.now);
    if (date !== 'allowed') return date;
  }
  const sections = mergeSections(readSections(stored.sections), change);
  const photos = { sections, mainPhoto: change.mainPhoto ?? null, subPhoto: change.subPhoto ?? null };
  const unknown = await refusePhotos(tx, scope, photos);
  if (unknown !== undefined || publish !== true) return unknown;
  const { couple } = await readWeddingSummary(tx, scope.weddingId);
  const decision = decidePublish({ couple, lifeCycle, greetings: change.greetings ?? stored.greetings });
  return decision === 'allowed' ? undefined : decision;
}

async function changeInvitation(tx: Tx, scope: WeddingScope, call: Call<typeof invitation.update>) {
  const { version, publish, ...change } = call.body;
  await holdWedding(tx, scope.weddingId);
  const stored = await getInvitation(tx, scope.weddingId);
  const refusal = await refuseChange(tx, scope, call, stored);
  if (refusal !== undefined) return refusal;
  const isChanged = await updateInvitation(
    tx,
    scope,
    { version, now: call.now },
    {
      ...change,
      sections: mergeSections(readSections(stored.sections), change),
      publishedAt: publishedAt(publish, stored, call.now),
    },
  );
  if (!isChanged) return refuse('invitation_changed');
  await call.audit(tx, scope.weddingId, {
    changed: Object.keys(change),
    ...(publish === undefined ? {} : { publish }),
  });
  return await readInvitation(tx, scope.weddingId);
}

async function keepPreview(tx: Tx, scope: WeddingScope, call: Call<typeof invitation.preview>) {
  const { startTimes, invitationGuides, attendanceGuides, programs, contents, ...fields } = call.body;
  const sections = { startTimes, invitationGuides, attendanceGuides, programs, contents };
  const content: InvitationContent = { ...fields, sections };
  const stored = await getInvitation(tx, scope.weddingId);
  const { startsAt } = await readSchedule(tx, scope.weddingId, call.now);
  const date = decideDate(fields.replyDeadline, stored, startsAt, call.now);
  if (date !== 'allowed') return date;
  const unknown = await refusePhotos(tx, scope, content);
  if (unknown !== undefined) return unknown;
  const id = randomUUID();
  await insertPreview(tx, scope, { id, content, now: call.now });
  return { id };
}

/** Handlers for the invitation, its previews, its pictures, and the link's cards. */
export function invitationHandlers(deps: InvitationDeps): Route[] {
  const { db } = deps;
  return [
    inWedding(invitation.update, (call, scope) => db.transaction().execute(tx => changeInvitation(tx, scope, call))),
    inWedding(invitation.preview, (call, scope) => keepPreview(db, scope, call)),
    inWedding(invitation.readPreview, async (call, scope) => {
      const card = await readInvitationPreview(db, scope.weddingId, call.params.id, call.now);
      return card ?? refuse('invitation_preview_unknown');
    }),
    ...photoHandlers(deps),
    ...shareHandlers(deps),
    ...linkPreviewHandlers(deps),
  ];
}
