import type { BodyOf } from '@kotohogi/contract/kit/endpoint';
import { temporaryWedding } from '@kotohogi/contract/temporary-wedding';
import { addDays, atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import { fullName } from '@kotohogi/domain/profile/full-name';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import { answerBy, decideRegistration } from '@kotohogi/domain/temporary-wedding/decide';
import { once } from '../../gate/once.ts';
import { type Call, inNoScope, type Route } from '../../gate/route.ts';
import { seal } from '../../platform/crypto/keys.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { mayMailOpenly } from '../../platform/mail/allowance.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { registrationReceivedMail } from './mail.ts';
import {
  findOpenFacility,
  hasEqual,
  hasTwin,
  insertRegistration,
  listHallNames,
  listOpenFacilities,
  lockRegistrations,
} from './store.ts';

export interface TemporaryWeddingDeps {
  readonly db: Db;
  readonly mails: Outgoing;
  /** Encrypts the bank account until the venue decides. */
  readonly sealKey: Buffer;
}

type Body = BodyOf<typeof temporaryWedding.create>;
type Venue = NonNullable<Awaited<ReturnType<typeof findOpenFacility>>>;

const groomOf = (body: Body) => ({
  lastName: body.groomLastName,
  firstName: body.groomFirstName,
  lastNameKana: body.groomLastNameKana,
  firstNameKana: body.groomFirstNameKana,
  lastNameRoman: body.groomLastNameRoman ?? '',
  firstNameRoman: body.groomFirstNameRoman ?? '',
});
const brideOf = (body: Body) => ({
  lastName: body.brideLastName,
  firstName: body.brideFirstName,
  lastNameKana: body.brideLastNameKana,
  firstNameKana: body.brideFirstNameKana,
  lastNameRoman: body.brideLastNameRoman ?? '',
  firstNameRoman: body.brideFirstNameRoman ?? '',
});

const namesOf = (body: Body) => ({ groom: groomOf(body), bride: brideOf(body) });

async function sendReceived(
  tx: Tx,
  deps: TemporaryWeddingDeps,
  venue: Venue,
  call: Call<typeof temporaryWedding.create>,
) {
  const { body, language, now } = call;
  const names = [groomOf(body), brideOf(body)].map(person => fullName(nameOf(person), language));
  const mail = registrationReceivedMail({
    language,
    names: [names[0] ?? '', names[1] ?? ''],
    facilityName: venue.name,
    facilityPhone: venue.contact_phone,
    facilityHours: venue.contact_hours,
    hallName: body.hallName,
    startsAt: body.dateTime,
    answerBy: answerBy(now),
    hasBank: body.depositAccount !== null,
  });
  await deps.mails.send(tx, body.email, mail);
}

/** Whether this is a second registration for the same address and day, and whether it is confirmed. */
async function decide(tx: Tx, venue: Venue | undefined, { body, now }: Call<typeof temporaryWedding.create>) {
  const { facilityId, email, dateTime: startsAt, isDuplicateConfirmed = false } = body;
  const day = dateOf(startsAt);
  const twin = await hasTwin(tx, facilityId, { email, from: atJst(day), until: atJst(addDays(day, 1)) });
  const facts = { isOffered: venue !== undefined, startsAt, hasTwin: twin, isConfirmed: isDuplicateConfirmed };
  return { decision: decideRegistration(facts, now), isDuplicate: twin };
}

interface Registering {
  readonly call: Call<typeof temporaryWedding.create>;
  readonly mayMail: boolean;
}

async function create(tx: Tx, deps: TemporaryWeddingDeps, { call, mayMail }: Registering) {
  const { body, now } = call;
  await lockRegistrations(tx, body.facilityId, body.email);
  const venue = await findOpenFacility(tx, body.facilityId);
  const { decision, isDuplicate } = await decide(tx, venue, call);
  if (decision !== 'allowed') return decision;
  if (venue === undefined) throw new Error('a venue without registration was allowed');
  const kept = {
    facilityName: venue.name,
    facilityPhone: venue.contact_phone,
    facilityHours: venue.contact_hours,
    answerBy: answerBy(now),
  };
  if (isDuplicate && (await hasEqual(tx, { ...namesOf(body), ...body }))) return { kept };
  const account = body.depositAccount;
  const id = await insertRegistration(tx, {
    ...{ facilityId: body.facilityId, hallName: body.hallName, startsAt: body.dateTime, email: body.email },
    ...namesOf(body),
    depositAccountSealed: account === null ? null : seal(deps.sealKey, JSON.stringify(account)),
    isDuplicate,
    locale: call.locale,
    answerBy: answerBy(now),
    now,
  });
  const { facilityId, hallName, dateTime: startsAt } = body;
  await call.audit(tx, id, { hallName, startsAt, isDuplicate }, { scope: { facilityId } });
  if (mayMail) await sendReceived(tx, deps, venue, call);
  return { kept };
}

/** Handlers for couples who register by themselves: the venues, and the registration. */
export function temporaryWeddingHandlers(deps: TemporaryWeddingDeps): Route[] {
  const { db } = deps;
  return [
    inNoScope(temporaryWedding.facilities, async () => {
      const rows = await listOpenFacilities(db);
      const halls = await listHallNames(
        db,
        rows.map(row => row.id),
      );
      return {
        rows: rows.map(row => ({
          id: row.id,
          accountId: row.account_id,
          companyName: row.company_name,
          name: row.name,
          phone: row.contact_phone,
          hours: row.contact_hours,
          halls: halls.filter(hall => hall.facility_id === row.id).map(hall => hall.name),
          termsLink: row.terms_link,
          privacyPolicyLink: row.privacy_policy_link,
        })),
      };
    }),

    inNoScope(temporaryWedding.create, async call => {
      const mayMail = await mayMailOpenly(db, { to: call.body.email, from: call.address, now: call.now });
      return await once(db, call, tx => create(tx, deps, { call, mayMail }));
    }),
  ];
}
