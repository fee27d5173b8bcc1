import { passwordReset } from '@kotohogi/contract/password-reset';
import { isLeaked } from '@kotohogi/domain/account/leaked';
import type { UserId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { byGuest, byUser } from '../../gate/actor.ts';
import { type Call, inNoScope, type Route } from '../../gate/route.ts';
import { listGrantsOfUser } from '../../gate/store.ts';
import { hashPassword } from '../../platform/crypto/password.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { mayMailOpenly } from '../../platform/mail/allowance.ts';
import {
  deleteSessionsOf,
  findUser,
  liftDelay,
  loginSubjectOf,
  openGuestSession,
  openUserSession,
  readToken,
  spendToken,
} from './index.ts';
import { mailGuestLink, mailUserReset } from './jobs.ts';
import { findGuestToEnter, updateGuestPassword } from './store.guest.ts';
import { updatePassword } from './store.ts';
import { toSessionUser } from './view.ts';

export interface ResetDeps {
  readonly db: Db;
  readonly hub: Hub;
  /** The API keys of an account: a new password may end them. */
  readonly apiKeys: {
    readonly list: (
      tx: Tx,
      userId: UserId,
    ) => Promise<readonly { readonly name: string; readonly beginning: string }[]>;
    /** Returns how many there were. */
    readonly deleteAll: (tx: Tx, userId: UserId) => Promise<number>;
  };
}

/**
 * Whether a user is staff. Staff have access to more than one wedding, so their passwords have stricter rules
 * (docs/product/session.md#passwords).
 */
async function isStaff(tx: Tx, userId: UserId): Promise<boolean> {
  return (await listGrantsOfUser(tx, userId)).some(grant => grant.scope !== 'wedding');
}

/** The user a reset link belongs to. */
async function findUserOfToken(tx: Tx, secret: string, now: Instant) {
  const token = await readToken(tx, secret, ['reset-user'], now);
  return token?.userId === undefined ? undefined : await findUser(tx, token.userId);
}

async function findGuestOfToken(tx: Tx, secret: string, now: Instant) {
  const token = await readToken(tx, secret, ['reset-attendant'], now);
  const guest = token?.attendantId === undefined ? undefined : await findGuestToEnter(tx, token.attendantId);
  return guest === undefined || guest.ng || guest.status === 'cleaned' ? undefined : guest;
}

async function changeForUser({ db, hub, apiKeys }: ResetDeps, call: Call<typeof passwordReset.change>) {
  const { token, password, endApiKeys = false } = call.body;
  const user = await findUserOfToken(db, token, call.now);
  if (user === undefined) return refuse('token_unknown');
  const userId = user.id;
  if (isLeaked(password) && (await isStaff(db, userId))) return refuse('password_leaked', { field: 'password' });
  // Hashing is slow, so it is done before the transaction, not in it.
  const passwordHash = await hashPassword(password);
  const changed = await db.transaction().execute(async tx => {
    if (!(await spendToken(tx, token, call.now))) return refuse('token_unknown');
    await updatePassword(tx, { userId, passwordHash, now: call.now });
    await deleteSessionsOf(tx, { userId });
    await liftDelay(tx, loginSubjectOf.user(user.email));
    const endedApiKeys = endApiKeys ? await apiKeys.deleteAll(tx, userId) : 0;
    const actor = { userId, name: user.name, email: user.email, grants: [] };
    await call.audit(tx, userId, { endedApiKeys }, { actor: byUser(actor) });
    await openUserSession(tx, userId, call);
    return { profile: await toSessionUser(tx, actor) };
  });
  if (!('refused' in changed)) hub.disconnectUser(userId);
  return changed;
}

async function changeForGuest({ db, hub }: ResetDeps, call: Call<typeof passwordReset.changeAsGuest>) {
  const { token, password } = call.body;
  const guest = await findGuestOfToken(db, token, call.now);
  if (guest === undefined) return refuse('token_unknown');
  const attendantId = guest.id;
  const weddingId = guest.wedding_id;
  const passwordHash = await hashPassword(password);
  const changed = await db.transaction().execute(async tx => {
    if (!(await spendToken(tx, token, call.now))) return refuse('token_unknown');
    await updateGuestPassword(tx, { attendantId, passwordHash, now: call.now });
    await deleteSessionsOf(tx, { attendantId });
    if (guest.email !== null) await liftDelay(tx, loginSubjectOf.guest(weddingId, guest.email));
    await call.audit(tx, attendantId, {}, { actor: byGuest({ attendantId, name: guest.name }), scope: { weddingId } });
    await openGuestSession(tx, { attendantId, weddingId }, call);
    return { companyAccountId: guest.company_account_id, weddingKey: guest.key };
  });
  // Closes the sockets of the ended sessions, too.
  if (!('refused' in changed)) hub.disconnect('attendant', attendantId);
  return changed;
}

/** Handlers for forgotten passwords. A request gets the same response for every address, and takes the same time. */
export function passwordResetHandlers(deps: ResetDeps): Route[] {
  const { db } = deps;
  return [
    inNoScope(passwordReset.request, async call => {
      const { email, weddingKey = '' } = call.body;
      if (await mayMailOpenly(db, { to: email, from: call.address, now: call.now })) {
        await mailUserReset.add(db, { email, weddingKey });
      }
      return {};
    }),

    inNoScope(passwordReset.read, async call => {
      const user = await findUserOfToken(db, call.params.token, call.now);
      if (user === undefined) return refuse('token_unknown');
      const userId = user.id;
      const apiKeys = (await deps.apiKeys.list(db, userId)).map(({ name, beginning }) => ({ name, beginning }));
      return { email: user.email, isStaff: await isStaff(db, userId), apiKeys };
    }),

    inNoScope(passwordReset.change, call => changeForUser(deps, call)),

    inNoScope(passwordReset.requestAsGuest, async call => {
      const { email, weddingKey } = call.body;
      if (await mayMailOpenly(db, { to: email, from: call.address, now: call.now })) {
        await mailGuestLink.add(db, { email, weddingKey, purpose: 'reset-attendant', callback: '' });
      }
      return {};
    }),

    inNoScope(passwordReset.readAsGuest, async call => {
      const guest = await findGuestOfToken(db, call.params.token, call.now);
      if (guest === undefined) return refuse('token_unknown');
      return { email: guest.email ?? '', weddingKey: guest.key };
    }),

    inNoScope(passwordReset.changeAsGuest, call => changeForGuest(deps, call)),
  ];
}
