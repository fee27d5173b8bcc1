import type { UserId } from '@kotohogi/domain/kernel/ids';
import { after, type Instant } from '@kotohogi/domain/kernel/instant';
import { MAIL_WINDOW_MS, MAILS_AN_HOUR } from '@kotohogi/domain/session/token';
import type { Tx } from '../../platform/db/connect.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { issueToken, payloadText } from '../session/index.ts';
import { readWeddingSummary } from '../wedding/index.ts';
import { type HostInvitation, inviteHost } from './index.invite.ts';
import { resendStaffInvites } from './index.staff.ts';
import { secondHostMail } from './mail.ts';
import { countInvitesSince, ensureUser, listInvitesOfUser } from './store.ts';

export { firstInvitation } from './index.first.ts';
export { inviteHost } from './index.invite.ts';
export { inviteStaff, readStaffInvite, type StaffInvitation } from './index.staff.ts';
export type { VerifyHostFacts } from './mail.ts';
export { areaOf, findStaffArea, grantStaff, hasAdministrator } from './store.staff.ts';
export { grantOrganizer } from './store.ts';

/** An invitation to prepare a wedding together, with the name of the inviter for the mail. */
export interface SecondHostInvitation extends HostInvitation {
  readonly invitedBy: string;
}

/** Mails a link to join as a host of the wedding; accepting it grants the role. Invalidates an earlier link. */
export async function inviteSecondHost(tx: Tx, mails: Outgoing, invitation: SecondHostInvitation): Promise<UserId> {
  const { email, wedding, publicUrl, now, invitedBy } = invitation;
  const { weddingId, language } = wedding;
  const userId = await ensureUser(tx, email, now);
  const token = await issueToken(tx, 'invite', { owner: { userId, weddingId }, payload: { invitedBy }, now });
  const mail = secondHostMail({
    language,
    invitedBy,
    couple: wedding.couple,
    facilityName: wedding.facilityName,
    facilityPhone: wedding.facilityPhone,
    facilityHours: wedding.facilityHours,
    hallName: wedding.hallName,
    startsAt: wedding.startsAt,
    url: `${publicUrl}/account/invites/${token}/activate`,
    pattern: wedding.pattern,
  });
  await mails.send(tx, email, { ...mail, reader: { weddingId, userId } });
  return userId;
}

interface Resending {
  readonly userId: UserId;
  readonly publicUrl: string;
  readonly now: Instant;
}

/** Mails the open invitations of an account again, including expired ones; at most a few an hour. */
export async function resendInvites(tx: Tx, mails: Outgoing, { userId, publicUrl, now }: Resending): Promise<void> {
  if ((await countInvitesSince(tx, userId, after(now, -MAIL_WINDOW_MS))) >= MAILS_AN_HOUR) return;
  const invites = await listInvitesOfUser(tx, userId);
  // The newest invitation of each wedding replaces the earlier ones.
  const newest = new Map(invites.map(invite => [invite.wedding_id, invite]));
  for (const { email, purpose, wedding_id: weddingId, payload } of newest.values()) {
    if (weddingId === null) continue;
    const wedding = await readWeddingSummary(tx, weddingId);
    const invitation = { email, wedding, publicUrl, now };
    if (purpose === 'verify-host') await inviteHost(tx, mails, invitation);
    else await inviteSecondHost(tx, mails, { ...invitation, invitedBy: payloadText({ ...payload }, 'invitedBy') });
  }
  await resendStaffInvites(tx, mails, { userId, publicUrl, now });
}
