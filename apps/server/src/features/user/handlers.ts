import { randomInt } from 'node:crypto';
import { type HostRow, user } from '@kotohogi/contract/user';
import type { UserId } from '@kotohogi/domain/kernel/ids';
import { instant } from '@kotohogi/domain/kernel/instant';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { decideRemoval, MAX_OPEN_INVITES } from '@kotohogi/domain/user/decide';
import { writePassword } from '@kotohogi/domain/user/random-password';
import { type Call, inNoScope, inWedding, type Route, userOf } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { endTokens } from '../session/index.ts';
import { readWeddingSummary } from '../wedding/index.ts';
import { inviteHost } from './index.invite.ts';
import { inviteSecondHost } from './index.ts';
import { deleteWeddingGrants, listHosts, listInvites, lockHosts } from './store.ts';

export interface UserDeps {
  readonly db: Db;
  readonly hub: Hub;
  readonly mails: Outgoing;
  readonly publicUrl: string;
}

/** The hosts of the wedding, then those invited; for a person invited twice the newest invitation counts. */
async function readHosts(tx: Tx, scope: WeddingScope, call: Call): Promise<{ rows: HostRow[] }> {
  const self = userOf(call).userId;
  const invites = new Map((await listInvites(tx, scope.weddingId)).map(invite => [invite.id, invite]));
  const hosts = await listHosts(tx, scope.weddingId);
  const until = (id: UserId) => {
    const expiresAt = invites.get(id)?.expires_at;
    return expiresAt === undefined ? null : instant(expiresAt);
  };
  const managing = hosts.map(host => ({
    id: host.id,
    name: host.name,
    email: host.email,
    isSelf: host.id === self,
    // A user who never activated their account still has an open invitation.
    invitedUntil: host.password_hash === null ? (until(host.id) ?? instant(0)) : null,
  }));
  const invited = [...invites.values()]
    .filter(({ id }) => hosts.every(host => host.id !== id))
    .map(({ id, email }) => ({ id, name: '', email, isSelf: false, invitedUntil: until(id) }));
  return { rows: [...managing, ...invited] };
}

/** Mails the link of the first visit again to a host who has not set a password yet. */
async function inviteAgain(
  tx: Tx,
  { mails, publicUrl }: UserDeps,
  { scope, call }: { readonly scope: WeddingScope; readonly call: Call<typeof user.inviteHost> },
  host: Awaited<ReturnType<typeof listHosts>>[number],
) {
  if (host.password_hash !== null) return refuse('user_is_host', { field: 'email' });
  const wedding = await readWeddingSummary(tx, scope.weddingId);
  await inviteHost(tx, mails, { email: host.email, wedding, publicUrl, now: call.now });
  await call.audit(tx, host.id, { email: host.email });
  return await readHosts(tx, scope, call);
}

async function invite(tx: Tx, deps: UserDeps, scope: WeddingScope, call: Call<typeof user.inviteHost>) {
  const { email } = call.body;
  await lockHosts(tx, scope.weddingId);
  const host = (await listHosts(tx, scope.weddingId)).find(one => one.email.toLowerCase() === email);
  if (host !== undefined) return await inviteAgain(tx, deps, { scope, call }, host);
  const open = (await listInvites(tx, scope.weddingId)).filter(one => one.email.toLowerCase() !== email);
  if (open.length >= MAX_OPEN_INVITES) return refuse('user_too_many_invites', { field: 'email' });
  const wedding = await readWeddingSummary(tx, scope.weddingId);
  const { name } = userOf(call);
  // Staff invite in the name of their venue.
  const isHosts = call.permissions.has('wedding:write:user');
  const userId = await inviteSecondHost(tx, deps.mails, {
    email,
    wedding,
    publicUrl: deps.publicUrl,
    now: call.now,
    invitedBy: isHosts ? name : '',
  });
  await call.audit(tx, userId, { email });
  return await readHosts(tx, scope, call);
}

async function remove(tx: Tx, scope: WeddingScope, call: Call<typeof user.removeHost>) {
  const { id } = call.params;
  await lockHosts(tx, scope.weddingId);
  const hosts = await listHosts(tx, scope.weddingId);
  const isInvited = (await listInvites(tx, scope.weddingId)).some(one => one.id === id);
  if (hosts.some(host => host.id === id) || !isInvited) {
    const holders = hosts.map(host => ({ userId: host.id, canSignIn: host.password_hash !== null }));
    const decision = decideRemoval(holders, id);
    if (decision !== 'allowed') return decision;
  }
  await deleteWeddingGrants(tx, id, scope.weddingId);
  await endTokens(tx, 'invite', { userId: id, weddingId: scope.weddingId }, call.now);
  await endTokens(tx, 'verify-host', { userId: id, weddingId: scope.weddingId }, call.now);
  await call.audit(tx, id);
  return await readHosts(tx, scope, call);
}

/** Handlers for the hosts of a wedding, and for the random password of a new account. */
export function userHandlers(deps: UserDeps): Route[] {
  const { db, hub } = deps;
  return [
    inNoScope(user.randomPassword, async () => ({ password: writePassword(bound => randomInt(bound)) })),
    inWedding(user.hosts, (call, scope) => readHosts(db, scope, call)),
    inWedding(user.inviteHost, (call, scope) => db.transaction().execute(tx => invite(tx, deps, scope, call))),
    inWedding(user.removeHost, async (call, scope) => {
      const removed = await db.transaction().execute(tx => remove(tx, scope, call));
      // An open page stays disconnected until it is reloaded; then it connects with the remaining roles.
      if (!('refused' in removed)) hub.disconnectUser(call.params.id);
      return removed;
    }),
  ];
}
