import { guestLink } from '@kotohogi/contract/guest-link';
import { languageOf } from '@kotohogi/contract/texts/texts';
import { type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import type { GuestActor } from '../../gate/actor.ts';
import { asGuest, type Call, type Route } from '../../gate/route.ts';
import { weddingDeleted } from '../../gate/wedding-deleted.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { mayMailOpenly } from '../../platform/mail/allowance.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { readWeddingSummary } from '../wedding/index.ts';
import { endTokens, issueToken, mayMailAgain } from './index.ts';
import { guestEmailChangedMail, guestEmailMail } from './mail.email.ts';
import { findGuestToEnter, updateGuestEmail } from './store.guest.ts';

export interface EmailDeps {
  readonly db: Db;
  readonly mails: Outgoing;
  readonly publicUrl: string;
}

type Guest = NonNullable<Awaited<ReturnType<typeof findGuestToEnter>>>;

const idsOf = (guest: Guest) => ({
  attendantId: guest.id,
  weddingId: guest.wedding_id,
});

/**
 * Mails the link that confirms a new address. Whether another guest has that address is not revealed until the link is
 * used.
 */
async function ask(
  tx: Tx,
  { mails, publicUrl }: EmailDeps,
  actor: GuestActor,
  call: Call<typeof guestLink.changeEmail>,
) {
  const { now } = call;
  const { email } = call.body;
  const guest = await findGuestToEnter(tx, actor.attendantId);
  // The venue has deleted the wedding since the gate admitted the call.
  if (guest === undefined) throw weddingDeleted();
  if (guest.email?.toLowerCase() === email) return refuse('guest_email_same', { field: 'email' });
  const owner = idsOf(guest);
  if (!(await mayMailAgain(tx, 'change-email', owner, now))) return refuse('guest_email_too_often');
  const secret = await issueToken(tx, 'change-email', { owner, payload: { email }, now });
  const url = `${publicUrl}/c/${guest.company_account_id}/weddings/${guest.key}/enter?token=${secret}`;
  const wedding = await readWeddingSummary(tx, owner.weddingId);
  const language = languageOf(guest.locale);
  await mails.send(tx, email, guestEmailMail({ language, wedding, name: guest.name, email, url }));
  await call.audit(tx, guest.id);
  return {};
}

/**
 * Makes the confirmed address the guest's address and notifies the previous one. Sign-in links mailed to the old
 * address end; the guest's personal links stay, so that the guest is not locked out.
 */
export async function moveGuestTo(
  tx: Tx,
  mails: Outgoing,
  { guest, email }: { readonly guest: Guest; readonly email: string },
  call: Call,
): Promise<Refused<'guest_email_taken'> | undefined> {
  const { now } = call;
  const owner = idsOf(guest);
  if (!(await updateGuestEmail(tx, { ...owner, email, now }))) return refuse('guest_email_taken');
  for (const purpose of ['magic-link', 'reset-attendant'] as const) await endTokens(tx, purpose, owner, now);
  if (guest.email === null || guest.email === '') return undefined;
  const wedding = await readWeddingSummary(tx, owner.weddingId);
  const language = languageOf(guest.locale);
  await mails.send(tx, guest.email, guestEmailChangedMail({ language, wedding, name: guest.name, email }));
  return undefined;
}

/** Handlers for guests who change their mail address. */
export function guestEmailHandlers(deps: EmailDeps): Route[] {
  return [
    asGuest(guestLink.changeEmail, async (call, actor) => {
      const open = { to: call.body.email, from: call.address, now: call.now };
      if (!(await mayMailOpenly(deps.db, open))) return refuse('guest_email_too_often');
      return await deps.db.transaction().execute(tx => ask(tx, deps, actor, call));
    }),
  ];
}
