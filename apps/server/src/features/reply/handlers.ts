import { attendant, attendantAnswered, type Reply } from '@kotohogi/contract/attendant';
import { attendantForm } from '@kotohogi/contract/attendant-form';
import { congratulationChanged } from '@kotohogi/contract/congratulation';
import { type Locale, languageOf } from '@kotohogi/contract/texts/texts';
import { prefectureToStore } from '@kotohogi/domain/attendant/address';
import { areDetailsOpen, decideAnswerChange, decideJoin } from '@kotohogi/domain/attendant/decide';
import { needsReading } from '@kotohogi/domain/attendant/needs-reading';
import { readingOf } from '@kotohogi/domain/attendant/reading';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { byGuest, type GuestActor } from '../../gate/actor.ts';
import { once } from '../../gate/once.ts';
import { asGuest, type Call, inNoScope, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import { hashPassword } from '../../platform/crypto/password.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { HttpFailure } from '../../platform/http/failure.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { mayMailOpenly } from '../../platform/mail/allowance.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import {
  type GuestRow,
  getReplyForm,
  lockGuest,
  signInGuest,
  toSessionAttendant,
  viewerOf,
} from '../attendant/index.ts';
import { timeZoneOf } from '../session/index.ts';
import { holdWedding, readSchedule, readWeddingSummary } from '../wedding/index.ts';
import { findAddress } from './index.ts';
import { replyMail } from './mail.ts';
import { insertGuest, type NewGuest, replaceCompanions, updateGuest, updateReplyForm } from './store.ts';

export interface ReplyDeps {
  readonly db: Db;
  readonly hub: Hub;
  readonly mails: Outgoing;
  readonly publicUrl: string;
}

async function toNewGuest(body: Reply, locale: Locale): Promise<NewGuest> {
  const common = {
    answer: body.answer,
    relationShip: body.relationShip,
    name: body.name,
    replyMessage: body.replyMessage ?? '',
    locale,
  };
  if (body.answer === 'absence') {
    const notSignedIn = {
      nameKana: readingOf(body.name, ''),
      passwordHash: null,
      nickName: '',
      tel: '',
      zip: '',
      prefectureId: null,
      address1: '',
      allergy: '',
      companions: [],
    };
    return { ...common, ...notSignedIn, email: body.email || null };
  }
  const { tel = '', zip = '', prefectureId = null, address1 = '' } = body.personalInfo ?? {};
  return {
    ...common,
    nameKana: readingOf(body.name, body.nameKana ?? ''),
    email: body.email,
    passwordHash: await hashPassword(body.password),
    nickName: body.nickName ?? '',
    tel,
    zip,
    prefectureId: prefectureToStore(prefectureId, address1),
    address1,
    allergy: body.allergy ?? '',
    companions: body.companions ?? [],
  };
}

/** Whether mail may be sent to the address a guest has typed, which is unverified. */
async function mayMailGuest(tx: Tx, email: string | null, { address, now }: Call): Promise<boolean> {
  return email !== null && email !== '' && (await mayMailOpenly(tx, { to: email, from: address, now }));
}

/** Mails the guest their answer, if there is an address. */
async function sendReplyMail(
  tx: Tx,
  deps: ReplyDeps,
  scope: WeddingScope,
  facts: { readonly guest: GuestRow; readonly call: Call; readonly isChange: boolean },
): Promise<void> {
  const { guest, call, isChange } = facts;
  if (guest.email === null) return;
  const mail = replyMail({
    wedding: await readWeddingSummary(tx, scope.weddingId),
    publicUrl: deps.publicUrl,
    language: languageOf(guest.locale),
    now: call.now,
    guest: {
      id: guest.id,
      name: guest.name,
      email: guest.email,
      answer: guest.answer,
      timeZone: timeZoneOf(call),
      calendarSequence: guest.calendar_sequence,
    },
    isChange,
  });
  await deps.mails.send(tx, guest.email, mail);
}

type Joined = Call<typeof attendant.join>;

/** Why a reply is not accepted. */
async function refuseReply(tx: Tx, scope: WeddingScope, { body, language, now }: Joined) {
  const schedule = await readSchedule(tx, scope.weddingId, now);
  if (!schedule.isPublished) return refuse('attendant_wedding_unknown');
  const decision = decideJoin({ ...schedule, answer: body.answer }, now);
  if (decision !== 'allowed') return decision;
  if (body.answer !== 'absence' && !body.nameKana && needsReading(body.name, language)) {
    return refuse('attendant_reading_missing', { field: 'nameKana' });
  }
  return undefined;
}

interface Joining {
  readonly call: Joined;
  readonly newGuest: NewGuest;
  readonly mayMail: boolean;
}

/** Decides with the wedding held: it may have been postponed or canceled since the reply arrived. */
async function storeGuest(tx: Tx, deps: ReplyDeps, scope: WeddingScope, { call, newGuest, mayMail }: Joining) {
  await holdWedding(tx, scope.weddingId);
  const refused = await refuseReply(tx, scope, call);
  if (refused !== undefined) return refused;
  const attendantId = await insertGuest(tx, scope, newGuest, call.now);
  if (attendantId === undefined) return refuse('attendant_already_joined');
  const { name, answer, relationShip } = newGuest;
  await call.audit(tx, attendantId, { answer, relationShip }, { actor: byGuest({ attendantId, name }) });
  const guest = await lockGuest(tx, scope, attendantId);
  if (mayMail) await sendReplyMail(tx, deps, scope, { guest, call, isChange: false });
  const done = () => deps.hub.publish(attendantAnswered, scope.weddingId, { attendantId });
  return { kept: { attendantId }, attendantId, done };
}

/** Stores a new guest once, however often the same form arrives, and signs them in each time. */
async function join(deps: ReplyDeps, scope: WeddingScope, call: Joined) {
  // A manager who tries the form must not end up on the list (docs/product/guest-page.md#management-mode); the couple
  // adds guests in the guest book.
  if (viewerOf(call) === 'manager') {
    throw new HttpFailure(403, 'Management mode cannot perform guest actions.', { code: 'management_mode' });
  }
  // Before the password is hashed and a mail counted; `storeGuest` decides.
  const refused = await refuseReply(deps.db, scope, call);
  if (refused !== undefined) return refused;
  const newGuest = await toNewGuest(call.body, call.locale);
  const mayMail = await mayMailGuest(deps.db, newGuest.email, call);
  const joining = { call, newGuest, mayMail };
  return await once(
    deps.db,
    call,
    tx => storeGuest(tx, deps, scope, joining),
    (tx, { attendantId }) => signInGuest(tx, scope, attendantId, call),
  );
}

async function changeMe(
  tx: Tx,
  deps: ReplyDeps,
  scope: WeddingScope,
  { call, actor }: { readonly call: Call<typeof attendant.me>; readonly actor: GuestActor },
) {
  const { nickName, nameKana, answer, personalInfo, companions, allergy, CSQuestionnaireOpened } = call.body;
  await holdWedding(tx, scope.weddingId);
  const before = await lockGuest(tx, scope, actor.attendantId);
  const schedule = await readSchedule(tx, scope.weddingId, call.now);
  const current = before.answer;
  const decision = decideAnswerChange({ ...schedule, current, next: answer ?? current }, call.now);
  if (decision !== 'same' && decision !== 'changed') return decision;
  const isAboutDetails = companions !== undefined || allergy !== undefined;
  if (isAboutDetails && !areDetailsOpen(schedule.startsAt, call.now)) return refuse('attendant_details_fixed');
  const isChanged = decision === 'changed';
  const change = {
    ...personalInfo,
    prefectureId: prefectureToStore(personalInfo?.prefectureId, personalInfo?.address1 ?? ''),
    nickName,
    nameKana: nameKana === undefined ? undefined : readingOf(before.name, nameKana),
    allergy,
    answer: isChanged ? answer : undefined,
    movesCalendar: isChanged,
    opensQuestionnaire: CSQuestionnaireOpened === true,
  };
  await updateGuest(tx, scope, { attendantId: actor.attendantId, now: call.now }, change);
  if (companions !== undefined) await replaceCompanions(tx, actor.attendantId, companions);
  const guest = await lockGuest(tx, scope, actor.attendantId);
  if (isChanged) {
    if (await mayMailGuest(tx, guest.email, call)) {
      await sendReplyMail(tx, deps, scope, { guest, call, isChange: true });
    }
    await call.audit(tx, actor.attendantId, { answer: { from: current, to: answer } });
  }
  return toSessionAttendant(scope, guest);
}

async function changeForm(tx: Tx, scope: WeddingScope, call: Call<typeof attendantForm.update>) {
  await updateReplyForm(tx, scope, call.body);
  await call.audit(tx, scope.weddingId, call.body);
  return await getReplyForm(tx, scope.weddingId);
}

/** Handlers for guests who reply and change their answer, and for what the wedding asks them. */
export function replyHandlers(deps: ReplyDeps): Route[] {
  const { db, hub } = deps;
  return [
    inWedding(attendant.join, (call, scope) => join(deps, scope, call)),

    asGuest(attendant.me, async (call, actor, scope) => {
      const changed = await db.transaction().execute(tx => changeMe(tx, deps, scope, { call, actor }));
      if ('refused' in changed) return changed;
      if (call.body.answer !== undefined) {
        hub.publish(attendantAnswered, scope.weddingId, { attendantId: actor.attendantId });
      }
      if (call.body.nickName !== undefined) hub.publish(congratulationChanged, scope.weddingId, {});
      return changed;
    }),

    inNoScope(
      attendant.address,
      async call => (await findAddress(call.query.zip)) ?? refuse('attendant_address_unknown'),
    ),

    inWedding(attendantForm.read, (_call, scope) => getReplyForm(db, scope.weddingId)),
    inWedding(attendantForm.update, (call, scope) => db.transaction().execute(tx => changeForm(tx, scope, call))),
  ];
}
