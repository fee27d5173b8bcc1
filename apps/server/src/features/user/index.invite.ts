import type { UserId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Tx } from '../../platform/db/connect.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { issueToken } from '../session/index.ts';
import type { WeddingSummary } from '../wedding/index.ts';
import { verifyHostMail } from './mail.ts';
import { ensureUser, grantOrganizer } from './store.ts';

export interface HostInvitation {
  readonly email: string;
  readonly wedding: WeddingSummary;
  readonly publicUrl: string;
  readonly now: Instant;
}

/** Makes the user of an address a host of a wedding and mails the activation link; invalidates an earlier link. */
export async function inviteHost(tx: Tx, mails: Outgoing, invitation: HostInvitation): Promise<UserId> {
  const { email, wedding, publicUrl, now } = invitation;
  const { weddingId, language } = wedding;
  const userId = await ensureUser(tx, email, invitation.now);
  await grantOrganizer(tx, userId, weddingId);
  const token = await issueToken(tx, 'verify-host', { owner: { userId, weddingId }, now });
  const verifyUrl = `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}/manage/verify?token=${token}`;
  const mail = verifyHostMail({
    language,
    facilityName: wedding.facilityName,
    facilityPhone: wedding.facilityPhone,
    facilityHours: wedding.facilityHours,
    hallName: wedding.hallName,
    startsAt: wedding.startsAt,
    verifyUrl,
    pattern: wedding.pattern,
  });
  await mails.send(tx, email, { ...mail, reader: { weddingId, userId } });
  return userId;
}
