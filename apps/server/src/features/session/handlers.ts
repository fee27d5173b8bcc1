import { type SessionAttendant, session } from '@kotohogi/contract/session';
import { languageOf } from '@kotohogi/contract/texts/texts';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { byUser, type GuestActor } from '../../gate/actor.ts';
import { userSession } from '../../gate/cookies.ts';
import { identify } from '../../gate/gate.ts';
import { inNoScope, type Route } from '../../gate/route.ts';
import { findWedding } from '../../gate/store.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { loginSubjectOf, openUserSession, tryPassword } from './index.ts';
import { loginFailuresMail } from './mail.ts';
import { deleteSession, findAttendant, findUserByEmail } from './store.ts';
import { toSessionUser } from './view.ts';

export interface SessionDeps {
  readonly db: Db;
  readonly hub: Hub;
  readonly mails: Outgoing;
  readonly publicUrl: string;
}

async function toSessionAttendant(tx: Tx, guest: GuestActor): Promise<SessionAttendant | null> {
  const row = await findAttendant(tx, guest.attendantId);
  if (row === undefined) return null;
  return {
    id: row.id,
    weddingId: row.wedding_id,
    weddingKey: row.key,
    name: row.name,
    nickName: row.nick_name,
    email: row.email ?? '',
    answer: row.answer,
  };
}

/** Handlers for the session: load, sign in, sign out. */
export function sessionHandlers({ db, hub, mails, publicUrl }: SessionDeps): Route[] {
  return [
    inNoScope(session.load, async call => {
      const key = call.query.weddingKey;
      const wedding = key === undefined ? undefined : await findWedding(db, { key });
      const weddingId = wedding?.id;
      const isByKey = call.caller.user?.apiKey !== undefined;
      const { user, guest } = isByKey ? call.caller : await identify(db, call.cookies.read, weddingId, call.now);
      return {
        user: user === undefined ? null : await toSessionUser(db, user),
        attendant: guest === undefined ? null : await toSessionAttendant(db, guest),
      };
    }),

    inNoScope(session.login, async call => {
      const { email, password } = call.body;
      const found = await findUserByEmail(db, email);
      const tried = await tryPassword(db, {
        who: loginSubjectOf.user(email),
        password,
        storedHash: found?.password_hash,
        now: call.now,
      });
      if (tried !== 'right' && isRefused(tried)) return tried;
      if (found === undefined || tried !== 'right') {
        if (found !== undefined && tried !== 'right' && tried.isFirstDelay) {
          const language = languageOf(found.locale);
          const resetUrl = `${publicUrl}/account/password/reset`;
          await mails.send(db, found.email, loginFailuresMail({ name: found.name, language, resetUrl }));
        }
        return refuse('login_failed');
      }
      const user = { userId: found.id, name: found.name, email: found.email, grants: [] };
      await db.transaction().execute(async tx => {
        await openUserSession(tx, user.userId, call);
        await call.audit(tx, user.userId, {}, { actor: byUser(user) });
      });
      return { profile: await toSessionUser(db, user) };
    }),

    inNoScope(session.logout, async call => {
      const idHash = userSession(call.cookies.read);
      if (idHash !== undefined) {
        await deleteSession(db, idHash);
        hub.disconnectSession(idHash);
      }
      call.cookies.clearUser();
      return {};
    }),
  ];
}
