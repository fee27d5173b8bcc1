import { account } from '@kotohogi/contract/account';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { fullNames } from '@kotohogi/domain/profile/full-name';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import { type Call, inNoScope, type Route } from '../../gate/route.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { mayMailOpenly } from '../../platform/mail/allowance.ts';
import { readProfiles, saveNames } from '../profile/index.ts';
import { payloadText, readToken } from '../session/index.ts';
import { grantOrganizer } from '../user/index.ts';
import { readVenue, readWeddingSummary } from '../wedding/index.ts';
import { begin, findInvited, hashIfNew, type Invited, refusePassword } from './index.begin.ts';
import { activateStaff, findStaffInvite, toStaffInvite } from './index.staff.ts';
import { requestInvites } from './jobs.ts';

type Purpose = 'verify-host' | 'invite';
const KINDS = { 'verify-host': 'first-visit', invite: 'second-host' } as const;

/** A valid activation link of a host: whose account, which wedding. */
interface Invite {
  readonly purpose: Purpose;
  readonly invited: Invited;
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
  const invited = await findInvited(tx, token.userId);
  if (invited === undefined) return undefined;
  return {
    purpose: token.purpose,
    invited,
    weddingId: token.weddingId,
    invitedBy: payloadText(token.payload, 'invitedBy'),
  };
}

/** The couple's first visit. */
async function register(db: Db, call: Call<typeof account.register>) {
  const { couple, password } = call.body;
  const invite = await findInvite(db, call.params.token, ['verify-host'], call.now);
  if (invite === undefined) return refuse('token_unknown');
  const { invited, weddingId } = invite;
  const refusal = await refusePassword(db, invited, call, password);
  if (refusal !== undefined) return refusal;
  const newHash = await hashIfNew(invited, password);
  const name = fullNames(couple.map(nameOf), call.language);
  return await db.transaction().execute(async tx => {
    if (!(await begin(tx, { invited, newHash, name, scope: { weddingId } }, call))) return refuse('token_unknown');
    await saveNames(tx, weddingId, couple, call.now);
    return {};
  });
}

/** Someone accepts an invitation: as another host of a wedding, or as staff. */
async function activate(db: Db, call: Call<typeof account.activate>) {
  const { name, password } = call.body;
  const invite = await findInvite(db, call.params.token, ['invite'], call.now);
  if (invite === undefined) {
    const staff = await findStaffInvite(db, call);
    return staff === undefined ? refuse('token_unknown') : await activateStaff(db, call, staff);
  }
  const { invited, weddingId } = invite;
  const refusal = await refusePassword(db, invited, call, password);
  if (refusal !== undefined) return refusal;
  const newHash = await hashIfNew(invited, password);
  return await db.transaction().execute(async tx => {
    const known = newHash === null ? invited.name : name;
    const beginning = { invited, newHash, name: known, scope: { weddingId } };
    if (!(await begin(tx, beginning, call))) return refuse('token_unknown');
    await grantOrganizer(tx, invited.userId, weddingId);
    const { companyAccountId, key } = await readWeddingSummary(tx, weddingId);
    return { scope: 'wedding' as const, companyAccountId, facilityAccountId: '', weddingKey: key };
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
      if (invite === undefined) {
        const staff = await findStaffInvite(db, call);
        return staff === undefined ? refuse('token_unknown') : toStaffInvite(staff);
      }
      const { invited } = invite;
      const { profiles } = await readProfiles(db, invite.weddingId);
      return {
        kind: KINDS[invite.purpose],
        invitedBy: invite.invitedBy,
        email: invited.email,
        name: invited.name,
        hasPassword: invited.passwordHash !== null,
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
