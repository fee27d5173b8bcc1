import { account } from '@kotohogi/contract/account';
import type { UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { fullNames } from '@kotohogi/domain/profile/full-name';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import { byUser } from '../../gate/actor.ts';
import { type Call, inNoScope, type Route } from '../../gate/route.ts';
import { hashPassword } from '../../platform/crypto/password.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { mayMailOpenly } from '../../platform/mail/allowance.ts';
import { readProfiles, saveNames } from '../profile/index.ts';
import {
  findUser,
  loginSubjectOf,
  openUserSession,
  readToken,
  spendToken,
  tryPassword,
  warnOfFailures,
} from '../session/index.ts';
import { grantOrganizer } from '../user/index.ts';
import { readVenue, readWeddingSummary } from '../wedding/index.ts';
import { requestInvites } from './jobs.ts';
import { beginAccount } from './store.ts';

type Purpose = 'verify-host' | 'invite';
const KINDS = { 'verify-host': 'first-visit', invite: 'second-host' } as const;

/** A valid activation link: whose account, which wedding. */
interface Invite {
  readonly purpose: Purpose;
  readonly userId: UserId;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly weddingId: WeddingId;
  readonly invitedBy: string;
}

async function findInvite(
  tx: Tx,
  secret: string,
  purposes: readonly Purpose[],
  now: Instant,
): Promise<Invite | undefined> {
  const token = await readToken(tx, secret, purposes, now);
  if (token?.userId === undefined || token.weddingId === undefined) return undefined;
  const found = await findUser(tx, token.userId);
  if (found === undefined) return undefined;
  const { invitedBy } = token.payload;
  return {
    purpose: token.purpose === 'invite' ? 'invite' : 'verify-host',
    userId: token.userId,
    name: found.name,
    email: found.email,
    passwordHash: found.password_hash,
    weddingId: token.weddingId,
    invitedBy: typeof invitedBy === 'string' ? invitedBy : '',
  };
}

/** An existing account is verified by its password; for a new one the link is enough. */
async function refusePassword(db: Db, invite: Invite, call: Pick<Call, 'now'>, password: string) {
  if (invite.passwordHash === null) return undefined;
  const attempt = { who: loginSubjectOf.user(invite.email), password, storedHash: invite.passwordHash, now: call.now };
  const tried = await tryPassword(db, attempt);
  if (tried === 'right') return undefined;
  if (isRefused(tried)) return tried;
  if (tried.isFirstDelay) await warnOfFailures.add(db, { userId: invite.userId });
  return refuse('account_password_wrong', { field: 'password' });
}

// Hashing is slow, so it is done before the transaction, not in it.
const hashIfNew = async (invite: Invite, password: string) =>
  invite.passwordHash === null ? await hashPassword(password) : null;

interface Beginning {
  readonly invite: Invite;
  /** Hash for an account created here; null for an existing one. */
  readonly newHash: string | null;
  readonly name: string;
}

/** Uses the link up, creates the account if it is new, and signs in; returns false if the link was already used. */
async function begin(tx: Tx, beginning: Beginning, call: Call & { readonly params: { readonly token: string } }) {
  const { invite, newHash, name } = beginning;
  const { userId, weddingId } = invite;
  const { locale, now } = call;
  if (!(await spendToken(tx, call.params.token, now))) return false;
  if (newHash !== null) await beginAccount(tx, userId, { name, passwordHash: newHash, locale, now });
  await call.audit(tx, userId, {}, { actor: byUser({ userId, name }), scope: { weddingId } });
  await openUserSession(tx, userId, call);
  return true;
}

/** The couple's first visit. */
async function register(db: Db, call: Call<typeof account.register>) {
  const { couple, password } = call.body;
  const invite = await findInvite(db, call.params.token, ['verify-host'], call.now);
  if (invite === undefined) return refuse('token_unknown');
  const refusal = await refusePassword(db, invite, call, password);
  if (refusal !== undefined) return refusal;
  const newHash = await hashIfNew(invite, password);
  const name = fullNames(couple.map(nameOf), call.language);
  return await db.transaction().execute(async tx => {
    if (!(await begin(tx, { invite, newHash, name }, call))) return refuse('token_unknown');
    await saveNames(tx, invite.weddingId, couple, call.now);
    return {};
  });
}

/** Another person joins the hosts of a wedding. */
async function activate(db: Db, call: Call<typeof account.activate>) {
  const { name, password } = call.body;
  const invite = await findInvite(db, call.params.token, ['invite'], call.now);
  if (invite === undefined) return refuse('token_unknown');
  const refusal = await refusePassword(db, invite, call, password);
  if (refusal !== undefined) return refusal;
  const newHash = await hashIfNew(invite, password);
  return await db.transaction().execute(async tx => {
    const known = newHash === null ? invite.name : name;
    if (!(await begin(tx, { invite, newHash, name: known }, call))) return refuse('token_unknown');
    await grantOrganizer(tx, invite.userId, invite.weddingId);
    const wedding = await readWeddingSummary(tx, invite.weddingId);
    return { companyAccountId: wedding.companyAccountId, weddingKey: wedding.key };
  });
}

async function readWeddingPart(db: Db, weddingId: WeddingId) {
  const [wedding, { links }] = await Promise.all([readWeddingSummary(db, weddingId), readVenue(db, weddingId)]);
  return {
    weddingKey: wedding.key,
    companyAccountId: wedding.companyAccountId,
    facilityName: wedding.facilityName,
    facilityPhone: wedding.facilityPhone,
    hallName: wedding.hallName,
    startsAt: wedding.startsAt,
    termsLink: links.termsLink,
    privacyPolicyLink: links.privacyPolicyLink,
  };
}

/** Handlers for activating accounts. */
export function accountHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inNoScope(account.readInvite, async call => {
      const invite = await findInvite(db, call.params.token, ['verify-host', 'invite'], call.now);
      if (invite === undefined) return refuse('token_unknown');
      const { profiles } = await readProfiles(db, invite.weddingId);
      return {
        kind: KINDS[invite.purpose],
        invitedBy: invite.invitedBy,
        email: invite.email,
        name: invite.name,
        hasPassword: invite.passwordHash !== null,
        ...(await readWeddingPart(db, invite.weddingId)),
        couple: profiles.map(person => ({
          type: person.type,
          lastName: person.lastName,
          firstName: person.firstName,
          lastNameKana: person.lastNameKana,
          firstNameKana: person.firstNameKana,
          lastNameRoman: person.lastNameRoman,
          firstNameRoman: person.firstNameRoman,
        })),
      };
    }),

    inNoScope(account.register, call => register(db, call)),
    inNoScope(account.activate, call => activate(db, call)),

    inNoScope(account.requestInvite, async call => {
      const { email } = call.body;
      if (await mayMailOpenly(db, { to: email, from: call.address, now: call.now }))
        await requestInvites.add(db, { email });
      return {};
    }),
  ];
}
