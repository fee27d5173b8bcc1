import type { Language } from '@kotohogi/contract/texts/texts';
import { parseId, type UserId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { StaffGrant } from '@kotohogi/domain/permission/grants';
import { isStaffInvite, STAFF_INVITES, type StaffInvitePurpose } from '@kotohogi/domain/session/token';
import { toGrant } from '../../gate/store.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { issueToken, type MailToken, payloadText } from '../session/index.ts';
import { staffInviteMail } from './mail.staff.ts';
import { areaOf, findStaffArea, listStaffInvites } from './store.staff.ts';
import { ensureUser } from './store.ts';

/** An invitation to work in the back office of the platform, a company or a facility. */
export interface StaffInvitation {
  readonly email: string;
  readonly grant: StaffGrant;
  /** The inviter's name; empty if the operator of the platform invites. */
  readonly invitedBy: string;
  /** The inviter's account, if a user invites. */
  readonly invitedById?: UserId | undefined;
  readonly language: Language;
  readonly publicUrl: string;
  readonly now: Instant;
}

/** The invited user, and the link that was mailed to them. */
export interface StaffInvited {
  readonly userId: UserId;
  readonly url: string;
}

/** Mails a link to accept a role; accepting it grants the role. Ends an earlier link to the same area. */
export async function inviteStaff(tx: Tx, mails: Outgoing, invitation: StaffInvitation): Promise<StaffInvited> {
  const { email, grant, invitedBy, invitedById, language, publicUrl, now } = invitation;
  const area = await findStaffArea(tx, grant);
  if (area === undefined) throw new Error(`the ${grant.scope} of the invitation does not exist`);
  const userId = await ensureUser(tx, email, now);
  const token = await issueToken(tx, `invite-${grant.scope}`, {
    owner: { userId, ...areaOf(grant) },
    payload: { role: grant.role, invitedBy, invitedById, language },
    now,
  });
  const url = `${publicUrl}/account/invites/${token}/activate`;
  await mails.send(tx, email, staffInviteMail({ language, invitedBy, areaName: area.name, email, url }));
  return { userId, url };
}

/** The role that a token of an invitation gives, and who invited. Throws if it is not a role of its scope. */
export function readStaffInvite(
  token: Pick<MailToken<StaffInvitePurpose>, 'purpose' | 'companyId' | 'facilityId' | 'payload'>,
): Pick<StaffInvitation, 'grant' | 'invitedBy' | 'invitedById' | 'language'> {
  const { purpose, companyId = null, facilityId = null, payload } = token;
  const scope = STAFF_INVITES[purpose];
  const row = {
    scope,
    role: payloadText(payload, 'role'),
    company_id: companyId,
    facility_id: facilityId,
    wedding_id: null,
  };
  const grant = toGrant(row);
  if (grant.scope === 'wedding') throw new Error('an invitation of staff gives no role in a wedding');
  return {
    grant,
    invitedBy: payloadText(payload, 'invitedBy'),
    invitedById: parseId<UserId>(String(payload.invitedById)),
    language: payload.language === 'en' ? 'en' : 'ja',
  };
}

/** Mails the open invitations of an account as staff again; the newest one of each area counts. */
export async function resendStaffInvites(
  tx: Tx,
  mails: Outgoing,
  { userId, publicUrl, now }: { readonly userId: UserId; readonly publicUrl: string; readonly now: Instant },
): Promise<void> {
  const rows = await listStaffInvites(tx, userId);
  const newest = new Map(rows.map(row => [`${row.purpose} ${row.company_id} ${row.facility_id}`, row]));
  for (const { email, purpose, company_id, facility_id, payload } of newest.values()) {
    if (!isStaffInvite(purpose)) continue;
    const area = { companyId: company_id ?? undefined, facilityId: facility_id ?? undefined };
    const invite = readStaffInvite({ purpose, ...area, payload: { ...payload } });
    if ((await findStaffArea(tx, invite.grant)) === undefined) continue;
    await inviteStaff(tx, mails, { ...invite, email, publicUrl, now });
  }
}
