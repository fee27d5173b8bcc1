import type { UserId } from '@kotohogi/domain/kernel/ids';
import { after, DAY_MS, type Instant } from '@kotohogi/domain/kernel/instant';
import { formatJst } from '@kotohogi/domain/kernel/jst';
import { hashToken, newToken } from '../../platform/crypto/keys.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import type { WeddingFacts } from '../wedding/door.ts';
import { verifyHostMail } from './mail.ts';
import { ensureUser, grantOrganizer, insertMailToken } from './store.ts';

/** Decision 80. */
const INVITE_LIFETIME_MS = 7 * DAY_MS;

export interface HostInvitation {
  readonly email: string;
  readonly wedding: WeddingFacts;
  readonly publicUrl: string;
  readonly now: Instant;
}

/** Makes an address a host of a wedding and mails the link of the first visit; an earlier link dies. */
export async function inviteHost(tx: Tx, mails: Outgoing, invitation: HostInvitation): Promise<UserId> {
  const { email, wedding, publicUrl, now } = invitation;
  const userId = await ensureUser(tx, email);
  await grantOrganizer(tx, userId, wedding.weddingId);
  const token = newToken();
  await insertMailToken(tx, {
    idHash: hashToken(token),
    purpose: 'verify-host',
    userId,
    weddingId: wedding.weddingId,
    now,
    expiresAt: after(now, INVITE_LIFETIME_MS),
  });
  const verifyUrl = `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}/manage/verify?token=${token}`;
  const mail = verifyHostMail({
    language: 'ja',
    facilityName: wedding.facilityName,
    facilityPhone: wedding.facilityPhone,
    hallName: wedding.hallName,
    dateTime: formatJst(wedding.startsAt),
    verifyUrl,
    header: `${publicUrl}/art/${wedding.pattern}/mail-header.png`,
  });
  await mails.send(tx, email, mail);
  return userId;
}
