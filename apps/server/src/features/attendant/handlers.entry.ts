import { attendant, attendantAnswered, type Reply } from '@kotohogi/contract/attendant';
import { congratulationChanged } from '@kotohogi/contract/congratulation';
import { type Locale, languageOf } from '@kotohogi/contract/texts/texts';
import { prefectureToStore } from '@kotohogi/domain/attendant/address';
import { areDetailsOpen, decideAnswerChange, decideJoin } from '@kotohogi/domain/attendant/decide';
import { needsReading } from '@kotohogi/domain/attendant/needs-reading';
import { readingOf } from '@kotohogi/domain/attendant/reading';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { byGuest, type GuestActor } from '../../gate/actor.ts';
import { guestSession } from '../../gate/cookies.ts';
import { once } from '../../gate/once.ts';
import { asGuest, type Call, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import { hashPassword } from '../../platform/crypto/password.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { HttpFailure } from '../../platform/http/failure.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { mayMailOpenly } from '../../platform/mail/allowance.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { deleteSession, loginSubjectOf, openGuestSession, timeZoneOf, tryPassword } from '../session/index.ts';
import { contactLine, holdWedding, readWedding, type WeddingFacts } from '../wedding/index.ts';
import { viewerOf } from './handlers.ts';
import { guestLoginFailuresMail, replyMail } from './mail.ts';
import { replaceCompanions } from './store.self.ts';
import { findGuestByEmail, type GuestRow, insertGuest, lockGuest, type NewGuest, updateGuest } from './store.ts';
import { toSessionAttendant } from './view.ts';

export interface EntryDeps {
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
  deps: EntryDeps,
  wedding: WeddingFacts,
  facts: { readonly guest: GuestRow; readonly call: Call; readonly isChange: boolean },
): Promise<void> {
  const { guest, call, isChange } = facts;
  if (guest.email === null) return;
  const mail = replyMail({
    wedding,
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

async function signIn(tx: Tx, scope: WeddingScope, attendantId: AttendantId, call: Call) {
  const guest = await lockGuest(tx, scope, attendantId);
  await openGuestSession(tx, { attendantId, weddingId: scope.weddingId }, call);
  return { attendant: toSessionAttendant(scope, guest) };
}

type Joined = Call<typeof attendant.join>;

/** The wedding a reply goes to, or why it is not accepted. */
async function admitReply(tx: Tx, scope: WeddingScope, { body, language, now }: Joined) {
  const wedding = await readWedding(tx, scope.weddingId, now);
  if (!wedding.isPublished) return refuse('attendant_wedding_unknown');
  const decision = decideJoin({ ...wedding, answer: body.answer }, now);
  if (decision !== 'allowed') return decision;
  if (body.answer !== 'absence' && !body.nameKana && needsReading(body.name, language)) {
    return refuse('attendant_reading_missing', { field: 'nameKana' });
  }
  return wedding;
}

interface Joining {
  readonly call: Joined;
  readonly newGuest: NewGuest;
  readonly mayMail: boolean;
}

/** Decides with the wedding held: it may have been postponed or canceled since the reply arrived. */
async function storeGuest(tx: Tx, deps: EntryDeps, scope: WeddingScope, { call, newGuest, mayMail }: Joining) {
  await holdWedding(tx, scope.weddingId);
  const wedding = await admitReply(tx, scope, call);
  if (isRefused(wedding)) return wedding;
  const attendantId = await insertGuest(tx, scope, newGuest, call.now);
  if (attendantId === undefined) return refuse('attendant_already_joined');
  const { name, answer, relationShip } = newGuest;
  await call.audit(tx, attendantId, { answer, relationShip }, { actor: byGuest({ attendantId, name }) });
  const guest = await lockGuest(tx, scope, attendantId);
  if (mayMail) await sendReplyMail(tx, deps, wedding, { guest, call, isChange: false });
  const done = () => deps.hub.publish(attendantAnswered, scope.weddingId, { attendantId });
  return { kept: { attendantId }, attendantId, done };
}

/** Stores a new guest once, however often the same form arrives, and signs them in each time. */
async function join(deps: EntryDeps, scope: WeddingScope, call: Joined) {
  // A manager who tries the form must not end up on the list (docs/product/guest-page.md#management-mode); the couple
  // adds guests in the guest book.
  if (viewerOf(call) === 'manager') {
    throw new HttpFailure(403, 'Management mode cannot perform guest actions.', { code: 'management_mode' });
  }
  // Before the password is hashed and a mail counted; `storeGuest` decides.
  const admitted = await admitReply(deps.db, scope, call);
  if (isRefused(admitted)) return admitted;
  const newGuest = await toNewGuest(call.body, call.locale);
  const mayMail = await mayMailGuest(deps.db, newGuest.email, call);
  const joining = { call, newGuest, mayMail };
  return await once(
    deps.db,
    call,
    tx => storeGuest(tx, deps, scope, joining),
    (tx, { attendantId }) => signIn(tx, scope, attendantId, call),
  );
}

async function login(deps: EntryDeps, scope: WeddingScope, call: Call<typeof attendant.login>) {
  const { db, mails, publicUrl } = deps;
  const { email, password } = call.body;
  const found = await findGuestByEmail(db, scope, email);
  const who = loginSubjectOf.guest(scope.weddingId, email);
  const tried = await tryPassword(db, { who, password, storedHash: found?.password_hash, now: call.now });
  if (tried !== 'right' && isRefused(tried)) return tried;
  if (tried !== 'right' || found === undefined) {
    if (found?.email && !found.ng && tried !== 'right' && tried.isFirstDelay) {
      const wedding = await readWedding(db, scope.weddingId, call.now);
      const language = languageOf(found.locale);
      await mails.send(db, found.email, guestLoginFailuresMail({ wedding, publicUrl, language, name: found.name }));
    }
    return refuse('attendant_email_and_password_combination_incorrect');
  }
  // Checked only after the password, so that outsiders cannot learn who is blocked.
  if (found.ng) {
    return refuse('attendant_blocked', {
      contact: contactLine(await readWedding(db, scope.weddingId, call.now), call.language),
    });
  }
  const attendantId = found.id;
  return await db.transaction().execute(async tx => {
    await call.audit(tx, attendantId, {}, { actor: byGuest({ attendantId, name: found.name }) });
    return await signIn(tx, scope, attendantId, call);
  });
}

async function changeMe(
  tx: Tx,
  deps: EntryDeps,
  scope: WeddingScope,
  { call, actor }: { readonly call: Call<typeof attendant.me>; readonly actor: GuestActor },
) {
  const { nickName, nameKana, answer, personalInfo, companions, allergy, CSQuestionnaireOpened } = call.body;
  const before = await lockGuest(tx, scope, actor.attendantId);
  const wedding = await readWedding(tx, scope.weddingId, call.now);
  const current = before.answer;
  const decision = decideAnswerChange({ ...wedding, current, next: answer ?? current }, call.now);
  if (decision !== 'same' && decision !== 'changed') return decision;
  const isAboutDetails = companions !== undefined || allergy !== undefined;
  if (isAboutDetails && !areDetailsOpen(wedding.startsAt, call.now)) return refuse('attendant_details_fixed');
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
      await sendReplyMail(tx, deps, wedding, { guest, call, isChange: true });
    }
    await call.audit(tx, actor.attendantId, { answer: { from: current, to: answer } });
  }
  return toSessionAttendant(scope, guest);
}

/** Handlers for guests who reply, sign in, sign out, and change their answer. */
export function attendantEntryHandlers(deps: EntryDeps): Route[] {
  const { db, hub } = deps;
  return [
    inWedding(attendant.join, (call, scope) => join(deps, scope, call)),
    inWedding(attendant.login, (call, scope) => login(deps, scope, call)),

    asGuest(attendant.logout, async (call, _guest, scope) => {
      const idHash = guestSession(call.cookies.read, scope.weddingId);
      if (idHash !== undefined) {
        await deleteSession(db, idHash);
        hub.disconnectSession(idHash);
      }
      call.cookies.clearGuest(scope.weddingId);
      return {};
    }),

    asGuest(attendant.me, async (call, actor, scope) => {
      const changed = await db.transaction().execute(tx => changeMe(tx, deps, scope, { call, actor }));
      if ('refused' in changed) return changed;
      if (call.body.answer !== undefined) {
        hub.publish(attendantAnswered, scope.weddingId, { attendantId: actor.attendantId });
      }
      if (call.body.nickName !== undefined) hub.publish(congratulationChanged, scope.weddingId, {});
      return changed;
    }),
  ];
}
