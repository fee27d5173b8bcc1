import type { UserId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Tx } from '../../platform/db/connect.ts';
import type { MailContent } from '../../platform/mail/content.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { issueToken } from '../session/index.ts';
import type { WeddingSummary } from '../wedding/index.ts';
import { type VerifyHostFacts, verifyHostMail } from './mail.ts';
import { ensureUser, grantOrganizer } from './store.ts';

export interface HostInvitation {
  readonly email: string;
  readonly wedding: WeddingSummary;
  readonly publicUrl: string;
  readonly now: Instant;
  /** The mail that carries the link; by default that of a couple's first visit. */
  readonly mailOf?: (link: VerifyHostFacts) => MailContent;
}

/** Makes the user of an address a host of a wedding and mails the activation link; invalidates an earlier link. */
export async function inviteHost(tx: Tx, mails: Outgoing, invitation: HostInvitation): Promise<UserId> {
  const { email, wedding, publicUrl, now, mailOf = verifyHostMail } = invitation;
  const { weddingId, language } = wedding;
  const userId = await ensureUser(tx, email, invitation.now);
  await grantOrganizer(tx, userId, weddingId);
  const token = await issueToken(tx, 'verify-host', { owner: { userId, weddingId }, now });
  const verifyUrl = `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}/manage/verify?token=${token}`;
  const mail = mailOf({
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
