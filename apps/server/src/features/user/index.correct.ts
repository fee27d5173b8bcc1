import type { UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Tx } from '../../platform/db/connect.ts';
import { deleteJobsOf } from '../../platform/jobs/store.erasure.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { endTokens } from '../session/index.ts';
import { type HostInvitation, inviteHost } from './index.invite.ts';
import { withdrawnHostMail } from './mail.ts';
import { deleteUnstarted, deleteWeddingGrants, listHosts, listInvites, lockHosts } from './store.ts';

/**
 * Whether the couple's first invitation is still unused: only then may it be sent to another address. Locks the hosts.
 */
export async function isFirstVisitOpen(tx: Tx, weddingId: WeddingId): Promise<boolean> {
  await lockHosts(tx, weddingId);
  const waiting = (await listInvites(tx, weddingId)).filter(one => one.purpose === 'verify-host');
  const hosts = await listHosts(tx, weddingId);
  return waiting.length > 0 && hosts.every(host => waiting.some(one => one.id === host.id));
}

/**
 * Sends the couple's first invitation to a new address. The old address loses its role, its link stops working, and the
 * account is erased if it was created only for this invitation. If the first mail is still queued, it is deleted;
 * otherwise the old address gets a withdrawal. Returns the users who lost their role. Callers check `isFirstVisitOpen`
 * first.
 */
export async function correctInvitation(tx: Tx, mails: Outgoing, invitation: HostInvitation): Promise<UserId[]> {
  const { weddingId, key: weddingKey } = invitation.wedding;
  const ended: UserId[] = [];
  for (const { id, email } of await listHosts(tx, weddingId)) {
    const userId = id;
    await endTokens(tx, 'verify-host', { userId, weddingId }, invitation.now);
    await deleteWeddingGrants(tx, userId, weddingId);
    const unsent = await deleteJobsOf(tx, { kind: 'user', id, email, weddingKey });
    await deleteUnstarted(tx, userId, invitation.now);
    if (unsent === 0) await mails.send(tx, email, withdrawnHostMail(invitation.wedding));
    ended.push(userId);
  }
  await inviteHost(tx, mails, invitation);
  return ended;
}
