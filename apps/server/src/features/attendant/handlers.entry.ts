import { attendant } from '@kotohogi/contract/attendant';
import { languageOf } from '@kotohogi/contract/texts/texts';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { byGuest } from '../../gate/actor.ts';
import { guestSession } from '../../gate/cookies.ts';
import { asGuest, type Call, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { deleteSession, loginSubjectOf, tryPassword } from '../session/index.ts';
import { contactLine, readWeddingSummary } from '../wedding/index.ts';
import { signInGuest } from './index.ts';
import { guestLoginFailuresMail } from './mail.ts';
import { findGuestByEmail } from './store.ts';

export interface EntryDeps {
  readonly db: Db;
  readonly hub: Hub;
  readonly mails: Outgoing;
  readonly publicUrl: string;
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
      const wedding = await readWeddingSummary(db, scope.weddingId);
      const language = languageOf(found.locale);
      await mails.send(db, found.email, guestLoginFailuresMail({ wedding, publicUrl, language, name: found.name }));
    }
    return refuse('attendant_email_and_password_combination_incorrect');
  }
  // Checked only after the password, so that outsiders cannot learn who is blocked.
  if (found.ng) {
    return refuse('attendant_blocked', {
      contact: contactLine(await readWeddingSummary(db, scope.weddingId), call.language),
    });
  }
  const attendantId = found.id;
  return await db.transaction().execute(async tx => {
    await call.audit(tx, attendantId, {}, { actor: byGuest({ attendantId, name: found.name }) });
    return await signInGuest(tx, scope, attendantId, call);
  });
}

/** Handlers for guests who sign in and sign out. */
export function attendantEntryHandlers(deps: EntryDeps): Route[] {
  const { db, hub } = deps;
  return [
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
  ];
}
