import { guestLink } from '@kotohogi/contract/guest-link';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { closesAt } from '@kotohogi/domain/wedding/calendar';
import { byGuest } from '../../gate/actor.ts';
import { type Call, inNoScope, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { mayMailOpenly } from '../../platform/mail/allowance.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { contactLine, readWeddingSummary } from '../wedding/index.ts';
import { moveGuestTo } from './handlers.email.ts';
import { deleteSessionsOf, endTokens, openGuestSession, personalLink, readToken, spendToken } from './index.ts';
import { mailGuestLink } from './jobs.ts';
import { findGuestToEnter, isAddressTaken } from './store.guest.ts';
import { lockOwner } from './store.token.ts';

export interface LinkDeps {
  readonly db: Db;
  readonly hub: Hub;
  readonly mails: Outgoing;
  readonly publicUrl: string;
}

type Guest = NonNullable<Awaited<ReturnType<typeof findGuestToEnter>>>;

const isOver = (guest: Guest, now: Instant) => guest.status === 'cleaned' || now >= closesAt(instant(guest.starts_at));

/**
 * The guest of a link. A personal link ends with the recording; a requested link valid for an hour also works after
 * that.
 */
async function findByLink(tx: Tx, secret: string, now: Instant) {
  const token = await readToken(tx, secret, ['magic-link', 'personal-link', 'change-email'], now);
  if (token?.attendantId === undefined) return undefined;
  const guest = await findGuestToEnter(tx, token.attendantId);
  if (guest === undefined || guest.status === 'cleaned') return undefined;
  const isOnce = token.purpose !== 'personal-link';
  if (!isOnce && isOver(guest, now)) return undefined;
  const { email } = token.payload;
  const newEmail = token.purpose === 'change-email' && typeof email === 'string' ? email : undefined;
  return { guest, isOnce, newEmail, purpose: token.purpose };
}

/**
 * Like `findByLink`; locks the guest if the link changes their address, so that of two clicks the second finds it used.
 */
async function holdByLink(tx: Tx, secret: string, now: Instant) {
  const found = await findByLink(tx, secret, now);
  if (found?.newEmail === undefined) return found;
  await lockOwner(tx, { attendantId: found.guest.id });
  return await findByLink(tx, secret, now);
}

/** Shows a blocked guest the venue's contact instead of calling the link invalid. */
async function refuseBlocked(tx: Tx, guest: Guest, { language }: Call) {
  const wedding = await readWeddingSummary(tx, guest.wedding_id);
  return refuse('attendant_blocked', { contact: contactLine(wedding, language) });
}

async function enter(tx: Tx, mails: Outgoing, call: Call<typeof guestLink.enter>) {
  const { token } = call.params;
  const found = await holdByLink(tx, token, call.now);
  if (found === undefined) return refuse('token_unknown');
  const { guest, isOnce, newEmail, purpose } = found;
  if (guest.ng) return await refuseBlocked(tx, guest, call);
  if (newEmail !== undefined) {
    const refused = await moveGuestTo(tx, mails, { guest, email: newEmail }, call);
    if (refused !== undefined) return refused;
  }
  if (isOnce && !(await spendToken(tx, token, call.now))) return refuse('token_unknown');
  const attendantId = guest.id;
  const weddingId = guest.wedding_id;
  const detail = { link: purpose, ...(newEmail === undefined ? {} : { from: guest.email, to: newEmail }) };
  const actor = byGuest({ attendantId, name: guest.name });
  await call.audit(tx, attendantId, detail, { actor, scope: { weddingId } });
  await openGuestSession(tx, { attendantId, weddingId }, call);
  return { companyAccountId: guest.company_account_id, weddingKey: guest.key };
}

async function comeIn({ db, mails }: LinkDeps, call: Call<typeof guestLink.enter>) {
  try {
    return await db.transaction().execute(tx => enter(tx, mails, call));
  } catch (error) {
    if (isAddressTaken(error)) return refuse('guest_email_taken');
    throw error;
  }
}

/** The guest with this id, if they belong to this wedding. */
async function guestIn(tx: Tx, scope: WeddingScope, attendantId: AttendantId): Promise<Guest | undefined> {
  const guest = await findGuestToEnter(tx, attendantId);
  return guest?.wedding_id === scope.weddingId ? guest : undefined;
}

async function make(tx: Tx, publicUrl: string, scope: WeddingScope, call: Call<typeof guestLink.make>) {
  const guest = await guestIn(tx, scope, call.params.id);
  if (guest === undefined) return refuse('guest_link_guest_unknown');
  if (guest.ng) return refuse('guest_link_blocked');
  if (isOver(guest, call.now)) return refuse('guest_link_over');
  const wedding = { weddingId: scope.weddingId, key: guest.key, companyAccountId: guest.company_account_id };
  const url = await personalLink(tx, { publicUrl, wedding, attendantId: call.params.id, now: call.now });
  await call.audit(tx, guest.id);
  return { url };
}

async function end(tx: Tx, scope: WeddingScope, call: Call<typeof guestLink.end>) {
  const guest = await guestIn(tx, scope, call.params.id);
  if (guest === undefined) return refuse('guest_link_guest_unknown');
  await endTokens(tx, 'personal-link', { attendantId: call.params.id }, call.now);
  await endTokens(tx, 'magic-link', { attendantId: call.params.id }, call.now);
  // Ends the sessions opened with a leaked link; the guest has to sign in again.
  await deleteSessionsOf(tx, { attendantId: call.params.id });
  await call.audit(tx, guest.id);
  return {};
}

/** Handlers for links that sign a guest in without a password. */
export function guestLinkHandlers(deps: LinkDeps): Route[] {
  const { db, hub, publicUrl } = deps;
  return [
    inNoScope(guestLink.request, async call => {
      const { email, weddingKey, callback = '' } = call.body;
      if (await mayMailOpenly(db, { to: email, from: call.address, now: call.now })) {
        await mailGuestLink.add(db, { email, weddingKey, callback, purpose: 'magic-link' });
      }
      return {};
    }),

    inNoScope(guestLink.read, async call => {
      const found = await findByLink(db, call.params.token, call.now);
      if (found === undefined) return refuse('token_unknown');
      const { guest, isOnce, newEmail = null } = found;
      if (guest.ng) return await refuseBlocked(db, guest, call);
      return { name: guest.name, weddingKey: guest.key, isOnce, newEmail };
    }),

    inNoScope(guestLink.enter, call => comeIn(deps, call)),

    inWedding(guestLink.make, (call, scope) => db.transaction().execute(tx => make(tx, publicUrl, scope, call))),

    inWedding(guestLink.end, async (call, scope) => {
      const ended = await db.transaction().execute(tx => end(tx, scope, call));
      if (!('refused' in ended)) hub.disconnect('attendant', call.params.id);
      return ended;
    }),
  ];
}
