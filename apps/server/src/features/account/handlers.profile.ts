import { account } from '@kotohogi/contract/account';
import { languageOf } from '@kotohogi/contract/texts/texts';
import { isLeaked } from '@kotohogi/domain/account/leaked';
import type { UserId } from '@kotohogi/domain/kernel/ids';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import type { UserActor } from '../../gate/actor.ts';
import { userSession } from '../../gate/cookies.ts';
import { asUser, type Call, type Route } from '../../gate/route.ts';
import { hashPassword } from '../../platform/crypto/password.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import {
  deleteOtherSessions,
  findUser,
  issueToken,
  mayMailAgain,
  readToken,
  spendToken,
  toSessionUser,
  updatePassword,
  verifyPassword,
} from '../session/index.ts';
import { confirmEmailMail, emailChangedMail } from './mail.ts';
import { deleteApiKeysOf, listApiKeys } from './store.key.ts';
import { updateEmail, updateName } from './store.ts';

export interface ProfileDeps {
  readonly db: Db;
  readonly hub: Hub;
  readonly mails: Outgoing;
  readonly publicUrl: string;
}

/** The language the account was created in, which its mails use, whatever the current browser's language. */
const languageOfUser = async (tx: Tx, userId: UserId) => languageOf((await findUser(tx, userId))?.locale ?? 'ja');

/**
 * Mails the link that confirms a new address. Whether another user has that address is not revealed until the link is
 * used.
 */
async function askToConfirm(
  tx: Tx,
  { mails, publicUrl }: ProfileDeps,
  user: UserActor,
  call: Call<typeof account.updateProfile> & { readonly to: string },
): Promise<void> {
  const { userId, name } = user;
  const { now, to } = call;
  if (!(await mayMailAgain(tx, 'change-email', { userId }, now))) return;
  const secret = await issueToken(tx, 'change-email', { owner: { userId }, payload: { email: to }, now });
  const url = `${publicUrl}/account/profile/email/${secret}`;
  const language = await languageOfUser(tx, userId);
  await mails.send(tx, to, confirmEmailMail({ language, name, email: to, url }));
}

async function updateProfile(deps: ProfileDeps, user: UserActor, call: Call<typeof account.updateProfile>) {
  const { db } = deps;
  const { name, email, password = '' } = call.body;
  const newEmail = email === undefined || email === user.email.toLowerCase() ? undefined : email;
  if (newEmail !== undefined) {
    const verified = await verifyPassword(db, { userId: user.userId, password, now: call.now });
    if (verified !== 'right') return verified;
  }
  const changed = { ...user, name: name ?? user.name };
  return await db.transaction().execute(async tx => {
    if (name !== undefined) await updateName(tx, user.userId, name, call.now);
    if (newEmail !== undefined) await askToConfirm(tx, deps, changed, { ...call, to: newEmail });
    await call.audit(tx, user.userId, {
      ...(name === undefined ? {} : { name }),
      ...(newEmail === undefined ? {} : { email: newEmail }),
    });
    return { profile: await toSessionUser(tx, changed), pendingEmail: newEmail ?? null };
  });
}

async function confirmEmail(tx: Tx, { mails }: ProfileDeps, user: UserActor, call: Call<typeof account.confirmEmail>) {
  const { token } = call.params;
  const found = await readToken(tx, token, ['change-email'], call.now);
  const email = found?.payload.email;
  if (found?.userId !== user.userId || typeof email !== 'string') return refuse('token_unknown');
  if (!(await spendToken(tx, token, call.now))) return refuse('token_unknown');
  if (!(await updateEmail(tx, user.userId, email, call.now))) return refuse('account_email_taken');
  await mails.send(
    tx,
    user.email,
    emailChangedMail({ language: await languageOfUser(tx, user.userId), name: user.name, email }),
  );
  await call.audit(tx, user.userId, { from: user.email, to: email });
  return { email };
}

async function changePassword({ db, hub }: ProfileDeps, user: UserActor, call: Call<typeof account.changePassword>) {
  const { currentPassword, password, endApiKeys = false } = call.body;
  const session = userSession(call.cookies.read);
  const { userId } = user;
  const isStaff = user.grants.some(grant => grant.scope !== 'wedding');
  if (isStaff && isLeaked(password)) return refuse('password_leaked', { field: 'password' });
  const attempt = { userId, password: currentPassword, now: call.now, field: 'currentPassword' };
  const verified = await verifyPassword(db, attempt);
  if (verified !== 'right') return verified;
  const passwordHash = await hashPassword(password);
  const changed = await db.transaction().execute(async tx => {
    await updatePassword(tx, { userId, passwordHash, now: call.now });
    await deleteOtherSessions(tx, userId, session);
    const endedApiKeys = endApiKeys ? await deleteApiKeysOf(tx, userId) : 0;
    await call.audit(tx, userId, { endedApiKeys });
    return { endedApiKeys, apiKeys: (await listApiKeys(tx, userId)).length };
  });
  hub.disconnectUser(userId, session);
  return changed;
}

/** Handlers for changes of an account by its owner: name, address, password. */
export function accountProfileHandlers(deps: ProfileDeps): Route[] {
  const { db } = deps;
  return [
    asUser(account.updateProfile, (call, user) => updateProfile(deps, user, call)),
    asUser(account.confirmEmail, (call, user) => db.transaction().execute(tx => confirmEmail(tx, deps, user, call))),
    asUser(account.changePassword, (call, user) => changePassword(deps, user, call)),
  ];
}
