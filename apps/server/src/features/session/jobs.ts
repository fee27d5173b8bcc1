import { languageOf } from '@kotohogi/contract/texts/texts';
import type { UserId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Clock } from '@kotohogi/ports/clock';
import { findWedding } from '../../gate/store.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { type BoundJob, defineJob } from '../../platform/jobs/job.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { readWeddingSummary } from '../wedding/index.ts';
import { issueToken, mayMailAgain } from './index.token.ts';
import { warnOfFailures } from './jobs.warn.ts';
import { guestPasswordResetMail, magicLinkMail, passwordResetMail } from './mail.reset.ts';
import { loginFailuresMail } from './mail.ts';
import { findGuestOfEmail } from './store.guest.ts';
import { findUser, findUserByEmail, listAreasOfUser } from './store.ts';

interface ResetRequest {
  readonly email: string;
}

/**
 * Requests a new password for an account. Whether the account exists is checked here, so that response times do not
 * reveal it.
 */
export const mailUserReset = defineJob<ResetRequest & { readonly weddingKey: string }>('session.mailUserReset');

/** A guest requests a new password, or a link to sign in without one. */
export const mailGuestLink = defineJob<
  ResetRequest & {
    readonly weddingKey: string;
    readonly purpose: 'reset-attendant' | 'magic-link';
    readonly callback: string;
  }
>('session.mailGuestLink');

export interface SessionJobDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Outgoing;
  readonly publicUrl: string;
  /** Mails the open invitations of an account again: an account that was never activated has no password to reset. */
  readonly resendInvites: (tx: Tx, userId: UserId, now: Instant) => Promise<void>;
}

/** The wedding on whose pages the request was made, if the user manages it; the link then leads to its pages. */
async function ownWedding(tx: Tx, userId: UserId, key: string) {
  const areas = await listAreasOfUser(tx, userId);
  const weddingId = areas.find(area => area.wedding_key === key.toLowerCase())?.wedding_id;
  return weddingId === undefined || weddingId === null ? undefined : await readWeddingSummary(tx, weddingId);
}

async function sendUserReset(tx: Tx, deps: SessionJobDeps, request: ResetRequest & { readonly weddingKey: string }) {
  const { mails, publicUrl, clock } = deps;
  const now = clock.now();
  const user = await findUserByEmail(tx, request.email);
  if (user === undefined) return;
  const userId = user.id;
  if (user.password_hash === null) return await deps.resendInvites(tx, userId, now);
  if (!(await mayMailAgain(tx, 'reset-user', { userId }, now))) return;
  const wedding = await ownWedding(tx, userId, request.weddingKey);
  const secret = await issueToken(tx, 'reset-user', { owner: { userId }, now });
  const area = wedding === undefined ? '/account' : `/c/${wedding.companyAccountId}/weddings/${wedding.key}/manage`;
  const mail = passwordResetMail({
    // Anyone can request this mail, so it is in the recipient's language, not the caller's.
    language: wedding?.language ?? languageOf(user.locale),
    userId,
    name: user.name,
    email: user.email,
    url: `${publicUrl}${area}/password/reset/${secret}`,
    wedding,
  });
  await mails.send(tx, user.email, mail);
}

async function sendGuestLink(tx: Tx, deps: SessionJobDeps, request: Parameters<typeof mailGuestLink.add>[1]) {
  const { mails, publicUrl, clock } = deps;
  const { purpose, callback } = request;
  const now = clock.now();
  const found = await findWedding(tx, { key: request.weddingKey });
  const guest = found && (await findGuestOfEmail(tx, found.id, request.email));
  // A blocked guest counts as unknown (docs/product/attendant.md#blocking).
  if (!guest?.email || guest.ng) return;
  const attendantId = guest.id;
  const weddingId = guest.wedding_id;
  if (!(await mayMailAgain(tx, purpose, { attendantId }, now))) return;
  const secret = await issueToken(tx, purpose, { owner: { attendantId, weddingId }, now });
  const site = `${publicUrl}/c/${guest.company_account_id}/weddings/${guest.key}`;
  const wedding = await readWeddingSummary(tx, weddingId);
  const language = languageOf(guest.locale);
  const facts = { language, attendantId, name: guest.name, email: guest.email, wedding };
  const query = new URLSearchParams({ token: secret, ...(callback === '' ? {} : { callback }) });
  const mail =
    purpose === 'magic-link'
      ? magicLinkMail({ ...facts, url: `${site}/enter?${query}` })
      : guestPasswordResetMail({ ...facts, url: `${site}/password/reset/${secret}` });
  await mails.send(tx, guest.email, mail);
}

export function sessionJobs(deps: SessionJobDeps): BoundJob[] {
  const { db, mails, publicUrl } = deps;
  return [
    mailUserReset.runs(request => db.transaction().execute(tx => sendUserReset(tx, deps, request))),
    mailGuestLink.runs(request => db.transaction().execute(tx => sendGuestLink(tx, deps, request))),
    warnOfFailures.runs(async ({ userId }) => {
      const user = await findUser(db, userId);
      if (user === undefined) return;
      const language = languageOf(user.locale);
      const resetUrl = `${publicUrl}/account/password/reset`;
      await mails.send(db, user.email, loginFailuresMail({ name: user.name, language, resetUrl }));
    }),
  ];
}
