import type { Tx } from '../../platform/db/connect.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { type FirstInvitation, readWeddingSummary, type WeddingCreated } from '../wedding/index.ts';
import { correctInvitation, isFirstVisitOpen } from './index.correct.ts';
import { inviteHost } from './index.invite.ts';

/** The couple's first invitation, as the wedding needs it. */
export function firstInvitation(mails: Outgoing, publicUrl: string): FirstInvitation {
  const invitationTo = async (tx: Tx, { weddingId, email, now }: WeddingCreated) => {
    return { email, wedding: await readWeddingSummary(tx, weddingId), publicUrl, now };
  };
  return {
    send: async (tx, to) => await inviteHost(tx, mails, await invitationTo(tx, to)),
    isOpen: isFirstVisitOpen,
    correct: async (tx, to) => await correctInvitation(tx, mails, await invitationTo(tx, to)),
  };
}
