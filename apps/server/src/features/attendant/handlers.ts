import type { AudienceRow, PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { attendant } from '@kotohogi/contract/attendant';
import { KANA_ROWS, kanaRowOf, sortingKey } from '@kotohogi/domain/attendant/kana-row';
import { shownName } from '@kotohogi/domain/attendant/types';
import { type AttendantId, parseId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { guestSession } from '../../gate/cookies.ts';
import { type Call, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import type { Providers } from '../../platform/video/providers.ts';
import { readInvitation, readInvitationPreview } from '../invitation/index.ts';
import { askerOf, playbackFor, readLive } from '../live/index.ts';
import { latestChapter, readRecordingExtras } from '../recording/index.ts';
import { readOffers, readSchedule, readVenue, readWeddingSummary } from '../wedding/index.ts';
import { onlineGuests } from './live.ts';
import { isSessionBlocked } from './store.block.ts';
import { findGuest, type GuestRow, getReplyForm, listAudience } from './store.ts';
import {
  avatarUrlOf,
  type PageFacts,
  type Reader,
  toPlayerPart,
  toReaderCard,
  toVisitorPart,
  viewerOf,
} from './view.ts';

export interface AttendantDeps {
  readonly db: Db;
  readonly hub: Hub;
  readonly providers: Providers;
}

/** Who may watch: managers, and guests who attend, live or later. */
const mayWatch = ({ viewer, guest }: Reader) =>
  viewer === 'manager' || (guest !== undefined && guest.answer !== 'absence');

/** While the ceremony is on air, the program shows its current item. */
const ON_AIR: readonly PlayerFacts['phase'][] = ['live', 'slate', 'intermission'];

async function readPlayer(
  { db, hub, providers }: AttendantDeps,
  facts: PageFacts,
  reader: Reader & { readonly call: Call },
) {
  const { call, guest, now, language } = reader;
  const { weddingId, startsAt, closesAt } = facts;
  const live = await readLive(db, weddingId, { startsAt, closesAt }, now);
  const times = { weddingId, startsAt, closesAt };
  const playback = await playbackFor({ db, providers }, times, askerOf(call, weddingId), now);
  const viewerCount = onlineGuests(hub, weddingId).size;
  const extras = live.phase === 'archive' ? await readRecordingExtras(db, facts, live.recording.parts) : undefined;
  const nowProgram = ON_AIR.includes(live.phase) ? await latestChapter(db, weddingId) : '';
  return toPlayerPart(facts, live, { guest, language, playback, viewerCount, extras, nowProgram });
}

/** The requested unsaved invitation, or the saved one. */
async function readCard({ db }: AttendantDeps, scope: WeddingScope, call: Call<typeof attendant.detail>) {
  const { invpreview } = call.query;
  if (invpreview === undefined) return await readInvitation(db, scope.weddingId);
  return await readInvitationPreview(db, scope.weddingId, invpreview, call.now);
}

/** Whether this browser was signed in as a guest who has been blocked since. */
async function isBlockedGuest({ db }: AttendantDeps, scope: WeddingScope, call: Call): Promise<boolean> {
  if (viewerOf(call) !== 'visitor') return false;
  const idHash = guestSession(call.cookies.read, scope.weddingId);
  return idHash !== undefined && (await isSessionBlocked(db, scope, idHash, call.now));
}

async function readPageFacts(db: Db, { weddingId }: WeddingScope, now: Instant): Promise<PageFacts> {
  const [summary, schedule, offers, venue] = await Promise.all([
    readWeddingSummary(db, weddingId),
    readSchedule(db, weddingId, now),
    readOffers(db, weddingId),
    readVenue(db, weddingId),
  ]);
  return { ...summary, ...schedule, ...offers, ...venue };
}

async function readDetail(deps: AttendantDeps, scope: WeddingScope, call: Call<typeof attendant.detail>) {
  const { guest: actor } = call.caller;
  const facts = await readPageFacts(deps.db, scope, call.now);
  const guest: GuestRow | undefined = actor && (await findGuest(deps.db, scope, actor.attendantId));
  const isPreview = call.query.invpreview !== undefined;
  const reader = {
    viewer: viewerOf(call),
    guest,
    mayDebug: call.permissions.has('facility:read:weddingVideo'),
    language: call.language,
    now: call.now,
  };
  const isHidden = facts.lifeCycle === 'cleaned' || (!facts.isPublished && reader.viewer === 'visitor');
  if (isHidden && !isPreview) return refuse('attendant_wedding_unknown');
  const invitation = await readCard(deps, scope, call);
  if (invitation === undefined) return refuse('attendant_wedding_unknown');
  const replyForm = await getReplyForm(deps.db, scope.weddingId);
  const isBlocked = await isBlockedGuest(deps, scope, call);
  const card = toReaderCard(invitation, reader.language);
  const visible = toVisitorPart(facts, card, { ...reader, isPreview, isBlocked, replyForm });
  if (isPreview || !mayWatch(reader)) return visible;
  return { ...visible, ...(await readPlayer(deps, facts, { ...reader, call })) };
}

/** Parses the ids of a query such as `12,34`. Skips invalid ids. */
function readIds(text: string | undefined): AttendantId[] | undefined {
  return text?.split(',').flatMap(one => parseId<AttendantId>(one.trim()) ?? []);
}

/** A guest as other guests see them, with their sort key. */
function toAudienceRow(scope: WeddingScope, row: Awaited<ReturnType<typeof listAudience>>[number], isOnline: boolean) {
  const person = { name: row.name, nameKana: row.name_kana, nickName: row.nick_name };
  const key = sortingKey(person);
  const shown: AudienceRow = {
    id: row.id,
    name: shownName(person),
    // The reading of a nickname is unknown, and the real name's reading would reveal the name behind it.
    kana: row.nick_name === '' ? row.name_kana : '',
    row: kanaRowOf(key),
    relationShip: row.relation_ship,
    avatarUrl: avatarUrlOf(scope.weddingKey, row),
    isOnline,
  };
  return { key, shown };
}

const byReading = new Intl.Collator('ja');

/** Sorts in the order of the syllabary, other scripts last. */
function inShownOrder(rows: readonly ReturnType<typeof toAudienceRow>[]): AudienceRow[] {
  const place = ({ shown }: { readonly shown: AudienceRow }) => KANA_ROWS.indexOf(shown.row);
  return [...rows].sort((a, b) => place(a) - place(b) || byReading.compare(a.key, b.key)).map(row => row.shown);
}

/** Handlers of the guest pages: the page's first data, and the audience. */
export function attendantHandlers(deps: AttendantDeps): Route[] {
  const { db, hub } = deps;
  return [
    inWedding(attendant.detail, (call, scope) => readDetail(deps, scope, call)),

    inWedding(attendant.audience, async (call, scope) => {
      const rows = await listAudience(db, scope, readIds(call.query.ids));
      const online = onlineGuests(hub, scope.weddingId);
      return {
        rows: inShownOrder(rows.map(row => toAudienceRow(scope, row, online.has(row.id)))),
        onlineCount: online.size,
      };
    }),
  ];
}
