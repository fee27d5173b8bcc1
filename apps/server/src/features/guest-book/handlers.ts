import { attendantAnswered } from '@kotohogi/contract/attendant';
import { type AttendantDetail, attendantHost } from '@kotohogi/contract/attendant-host';
import { congratulationChanged } from '@kotohogi/contract/congratulation';
import { languageOf } from '@kotohogi/contract/texts/texts';
import { decideHostAnswer } from '@kotohogi/domain/attendant/host';
import { instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import type { LifeCycle } from '@kotohogi/domain/wedding/calendar';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import { byUser } from '../../gate/actor.ts';
import { once } from '../../gate/once.ts';
import { type Call, inWedding, type Route, userOf } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { csvReply } from '../../platform/files/csv-reply.ts';
import { readImage } from '../../platform/files/image.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { blockAttendant, unblockAttendant } from '../attendant/index.ts';
import { replyMail } from '../reply/index.ts';
import { holdWedding, readSchedule, readWeddingSummary, type WeddingSchedule } from '../wedding/index.ts';
import { guestSheet, returnSheet } from './export.ts';
import {
  answerAsHost,
  findWholeGuest,
  insertEnteredGuest,
  listAnswers,
  listCompanions,
  listGifts,
  listMessagesOf,
  lockWholeGuest,
  updateByHost,
  type WholeGuest,
} from './store.ts';

export interface GuestBookDeps {
  readonly db: Db;
  readonly hub: Hub;
  readonly mails: Outgoing;
  readonly objects: ObjectStore;
  readonly publicUrl: string;
}

/** Whether the caller may read what a guest has given (docs/product/gift.md#who-may). */
const mayReadMoney = ({ permissions }: Call) =>
  permissions.has('wedding:read:info') || permissions.has('facility:read:weddingPaymentState');
/** Addresses and messages are for the couple; staff see who comes, not where guests live. */
const isHost = ({ permissions }: Call) => permissions.has('wedding:read:attendant');

type Reader = Pick<GuestBookDeps, 'db' | 'objects'>;

/** The guest's identification photo, at the URL of the call that shows it to hosts and staff. */
async function readIdPhoto({ objects }: Reader, { weddingId }: WeddingScope, { id, id_photo_key: key }: WholeGuest) {
  return key === null ? null : await readImage(objects, key, `/api/weddings/${weddingId}/attendants/${id}/idPhoto`);
}

async function readGuest(deps: Reader, scope: WeddingScope, guest: WholeGuest, call: Call): Promise<AttendantDetail> {
  const { db } = deps;
  const id = guest.id;
  const [answers, companions, messages, gifts, idPhoto] = await Promise.all([
    listAnswers(db, scope, id),
    listCompanions(db, scope, id),
    isHost(call) ? listMessagesOf(db, scope, id) : [],
    mayReadMoney(call) ? listGifts(db, scope, id) : [],
    readIdPhoto(deps, scope, guest),
  ]);
  const forHost = (text: string) => (isHost(call) ? text : '');
  return {
    id: guest.id,
    name: guest.name,
    nameKana: guest.name_kana,
    nickName: guest.nick_name,
    relationShip: guest.relation_ship,
    answer: guest.answer,
    replyMessage: forHost(guest.reply_message),
    partySize: 1 + companions.length,
    allergy: guest.allergy,
    companions: companions.map(one => ({ name: one.name, isChild: one.is_child })),
    giftYen: mayReadMoney(call) ? gifts.reduce((sum, gift) => sum + gift.amount_yen, 0) : null,
    answeredAt: instant(guest.answered_at),
    ng: guest.ng,
    email: isHost(call) ? guest.email : null,
    personalInfo: {
      tel: forHost(guest.tel),
      zip: forHost(guest.zip),
      prefectureId: isHost(call) ? guest.prefecture_id : null,
      address1: forHost(guest.address1),
      idPhoto,
    },
    message: messages.find(({ hidden_at }) => hidden_at === null)?.message ?? '',
    isEnteredByHost: guest.entered_by_host,
    answers: answers.map(row => ({
      answer: row.answer,
      source: row.source === 'host' ? ('host' as const) : ('guest' as const),
      answeredAt: instant(row.answered_at),
    })),
    gifts: gifts.map(gift => ({
      id: gift.id,
      amountYen: gift.amount_yen,
      message: forHost(gift.message ?? ''),
      at: instant(gift.captured_at ?? gift.created_at),
    })),
    messages: messages.map(row => ({
      id: row.id,
      message: row.message,
      createdAt: instant(row.created_at),
      isHidden: row.hidden_at !== null,
    })),
    watchedLiveSeconds: guest.watched_live_seconds,
    watchedArchiveSeconds: guest.watched_archive_seconds,
    updatedAt: instant(guest.updated_at),
  };
}

async function enter(tx: Tx, call: Call<typeof attendantHost.enter>, scope: WeddingScope) {
  const { body, now } = call;
  await holdWedding(tx, scope.weddingId);
  const { startsAt } = await readSchedule(tx, scope.weddingId, now);
  const decision = decideHostAnswer({ next: body.answer, startsAt }, now);
  if (typeof decision !== 'string') return decision;
  await answerAsHost(tx);
  const id = await insertEnteredGuest(tx, scope, body, now);
  await call.audit(tx, id, { answer: body.answer });
  return id;
}

/** Postponed or canceled: the mail would name a date that is not valid and put it in the guest's calendar again. */
const OFF: readonly LifeCycle[] = ['postponed', 'canceled'];

/** Mails a guest with an address that the couple has changed the answer, with the calendar entry. */
async function mailChange(
  tx: Tx,
  deps: GuestBookDeps,
  { scope, schedule }: { readonly scope: WeddingScope; readonly schedule: WeddingSchedule },
  { guest, call }: { readonly guest: WholeGuest; readonly call: Call },
) {
  if (guest.email === null || OFF.includes(schedule.lifeCycle)) return;
  const wedding = await readWeddingSummary(tx, scope.weddingId);
  const { id, name, email, time_zone: timeZone, calendar_sequence: calendarSequence } = guest;
  const facts = { id, name, email, answer: guest.answer, timeZone, calendarSequence };
  const language = languageOf(guest.locale);
  const { publicUrl } = deps;
  await deps.mails.send(
    tx,
    email,
    replyMail({ wedding, publicUrl, language, now: call.now, guest: facts, isChange: true }),
  );
}

async function change(tx: Tx, deps: GuestBookDeps, call: Call<typeof attendantHost.update>, scope: WeddingScope) {
  const attendantId = call.params.id;
  const { updatedAt, ...entry } = call.body;
  await holdWedding(tx, scope.weddingId);
  const before = await lockWholeGuest(tx, scope, attendantId);
  if (before === undefined) return refuse('attendant_unknown');
  if (instant(before.updated_at) !== updatedAt) return refuse('attendant_changed');
  const schedule = await readSchedule(tx, scope.weddingId, call.now);
  const current = before.answer;
  const decision = decideHostAnswer({ current, next: entry.answer, startsAt: schedule.startsAt }, call.now);
  if (typeof decision !== 'string') return decision;
  const isAnswerChanged = decision === 'changed';
  await answerAsHost(tx);
  await updateByHost(tx, scope, { attendantId, isAnswerChanged, now: call.now }, entry);
  const after = await lockWholeGuest(tx, scope, attendantId);
  if (after === undefined) return refuse('attendant_unknown');
  if (isAnswerChanged) await mailChange(tx, deps, { scope, schedule }, { guest: after, call });
  await call.audit(tx, attendantId, isAnswerChanged ? { answer: { from: current, to: entry.answer } } : {});
  return after;
}

/** Handlers for hosts' work on single guests: read, add, change, block, export. */
export function guestBookHandlers(deps: GuestBookDeps): Route[] {
  const { db, hub } = deps;
  return [
    inWedding(attendantHost.detail, async (call, scope) => {
      const guest = await findWholeGuest(db, scope, call.params.id);
      return guest === undefined ? refuse('attendant_unknown') : await readGuest(deps, scope, guest, call);
    }),

    inWedding(attendantHost.enter, (call, scope) =>
      once(db, call, async tx => {
        const id = await enter(tx, call, scope);
        if (typeof id !== 'number') return id;
        const done = () => hub.publish(attendantAnswered, scope.weddingId, { attendantId: id });
        return { kept: { id }, attendantId: id, done };
      }),
    ),

    inWedding(attendantHost.update, async (call, scope) => {
      const changed = await db.transaction().execute(tx => change(tx, deps, call, scope));
      if (isRefused(changed)) return changed;
      hub.publish(attendantAnswered, scope.weddingId, { attendantId: changed.id });
      // The name may be on a leaf.
      hub.publish(congratulationChanged, scope.weddingId, {});
      return await readGuest(deps, scope, changed, call);
    }),

    inWedding(attendantHost.ng, async (call, scope) => {
      const { now, requestId } = call;
      const block = { attendantId: call.params.id, actor: byUser(userOf(call)), now, requestId };
      const { ng } = call.body;
      const done = await (ng ? blockAttendant(deps, scope, block) : unblockAttendant(deps, scope, block));
      return done === 'unknown' ? refuse('attendant_unknown') : { ng };
    }),

    inWedding(attendantHost.csv, async (call, scope) => {
      await call.audit(db, scope.weddingId);
      const sheet = await guestSheet(db, scope, call.language);
      return csvReply(`guests-${dateOf(call.now)}.csv`, sheet.columns, [sheet.rows]);
    }),

    inWedding(attendantHost.returnsCsv, async (call, scope) => {
      await call.audit(db, scope.weddingId);
      const sheet = await returnSheet(db, scope, call.language);
      return csvReply(`okaeshi-${dateOf(call.now)}.csv`, sheet.columns, [sheet.rows]);
    }),
  ];
}
