import { temporaryWeddingStaff } from '@kotohogi/contract/temporary-wedding-staff';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { fullName } from '@kotohogi/domain/profile/full-name';
import { decideHandling, decideRegisteredDate } from '@kotohogi/domain/temporary-wedding/decide';
import { type Call, inFacility, type Route } from '../../gate/route.ts';
import type { FacilityScope, WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { saveAccount } from '../deposit-account/index.ts';
import { saveNames } from '../profile/index.ts';
import { inviteHost } from '../user/index.ts';
import { createWedding, type OnWeddingCreated, readWeddingSummary } from '../wedding/index.ts';
import type { TemporaryWeddingDeps } from './handlers.ts';
import { refusedMail, registeredMail } from './mail.decision.ts';
import {
  findRegistration,
  getContact,
  listRegistrations,
  lockRegistration,
  type StoredRegistration,
  storeDecision,
  updateRegistration,
} from './store.staff.ts';
import { coupleOf, openAccount, peopleOf, toDetail, toRow } from './view.ts';

export interface TemporaryWeddingStaffDeps extends TemporaryWeddingDeps {
  readonly publicUrl: string;
  /** The rows that a new wedding needs before its hosts are invited. */
  readonly onCreated: readonly OnWeddingCreated[];
}

const languageOf = (row: StoredRegistration) => (row.locale === 'ja' ? 'ja' : 'en');

function namesIn(row: StoredRegistration, language: 'ja' | 'en'): readonly [string, string] {
  const [one = '', other = ''] = coupleOf(row).map(name => fullName(name, language));
  return [one, other];
}

/** Reads and locks a registration that is still undecided. */
async function lockUndecided(tx: Tx, scope: FacilityScope, id: number) {
  const row = await lockRegistration(tx, scope, id);
  if (row === undefined) return refuse('temporary_wedding_unknown');
  const handling = decideHandling(row.status);
  return handling === 'allowed' ? row : handling;
}

async function mailOfRefusal(tx: Tx, scope: FacilityScope, row: StoredRegistration, reason: string) {
  const { name, contact_phone: facilityPhone, contact_hours: facilityHours } = await getContact(tx, scope);
  const language = languageOf(row);
  return refusedMail({
    ...{ language, names: namesIn(row, language), facilityName: name, facilityPhone, facilityHours, reason },
    ...{ hallName: row.hall_name, startsAt: instant(row.starts_at), hasBank: row.deposit_account_sealed !== null },
  });
}

async function readBack(tx: Tx, deps: TemporaryWeddingStaffDeps, scope: FacilityScope, id: number) {
  const row = await findRegistration(tx, scope, id);
  return row === undefined ? refuse('temporary_wedding_unknown') : await toDetail(tx, scope, row, deps.sealKey);
}

async function change(
  tx: Tx,
  deps: TemporaryWeddingStaffDeps,
  scope: FacilityScope,
  call: Call<typeof temporaryWeddingStaff.update>,
) {
  const { id } = call.params;
  const row = await lockUndecided(tx, scope, id);
  if (isRefused(row)) return row;
  const { version, dateTime: startsAt, ...fields } = call.body;
  if (row.version !== version) return refuse('temporary_wedding_changed');
  if (startsAt !== undefined) {
    const date = decideRegisteredDate({ startsAt, previous: instant(row.starts_at) }, call.now);
    if (date !== 'allowed') return date;
  }
  await updateRegistration(tx, scope, { id, now: call.now }, { ...fields, startsAt });
  await call.audit(tx, id, { fields: Object.keys(call.body).filter(name => name !== 'version') });
  return await readBack(tx, deps, scope, id);
}

async function decline(
  tx: Tx,
  deps: TemporaryWeddingStaffDeps,
  scope: FacilityScope,
  call: Call<typeof temporaryWeddingStaff.refuse>,
) {
  const { id } = call.params;
  const { reason } = call.body;
  const row = await lockUndecided(tx, scope, id);
  if (isRefused(row)) return row;
  await storeDecision(tx, scope, { id, now: call.now }, { refusalReason: reason });
  if (call.query.mail) await deps.mails.send(tx, row.email, await mailOfRefusal(tx, scope, row, reason));
  await call.audit(tx, id, { mail: call.query.mail, hasReason: reason !== '' });
  return await readBack(tx, deps, scope, id);
}

interface Registered {
  readonly row: StoredRegistration;
  readonly email: string;
  readonly now: Instant;
}

/** Adds the hosts, the couple's names and their bank account to a new wedding. */
async function takeOver(
  tx: Tx,
  deps: TemporaryWeddingStaffDeps,
  wedding: WeddingScope,
  { row, email, now }: Registered,
) {
  const { sealKey, mails, publicUrl } = deps;
  const account = openAccount(sealKey, row.deposit_account_sealed);
  const summary = await readWeddingSummary(tx, wedding.weddingId);
  const names = namesIn(row, summary.language);
  await inviteHost(tx, mails, {
    ...{ email, wedding: summary, publicUrl, now },
    mailOf: link => registeredMail({ link, names, hasBank: account !== null }),
  });
  const { groom, bride } = peopleOf(row);
  const people = [
    { type: 1, ...groom },
    { type: 2, ...bride },
  ] as const;
  await saveNames(tx, wedding.weddingId, people, now);
  if (account !== null) await saveAccount(tx, wedding, account, { version: 0, now, by: null });
}

async function register(
  tx: Tx,
  deps: TemporaryWeddingStaffDeps,
  scope: FacilityScope,
  call: Call<typeof temporaryWeddingStaff.register>,
) {
  const { id } = call.params;
  const row = await lockUndecided(tx, scope, id);
  if (isRefused(row)) return row;
  const { dateTime: startsAt, language = languageOf(row), isHallUseConfirmed = false, ...body } = call.body;
  const created = await createWedding(tx, scope, {
    wedding: { ...body, startsAt, language },
    isHallUseConfirmed,
    mayBreakLeadTime: call.permissions.has('facility:write:wedding-minDate-update'),
    onCreated: deps.onCreated,
    now: call.now,
  });
  if (isRefused(created)) return created;
  const { weddingId } = created;
  await takeOver(tx, deps, created, { row, email: body.email, now: call.now });
  await storeDecision(tx, scope, { id, now: call.now }, { weddingId });
  const { key, reservationId, hallId } = body;
  await call.audit(tx, id, { weddingId, key, reservationId, startsAt, hallId }, { scope: created });
  return { id: weddingId, key };
}

/** Handlers for the venue's work on the registrations of couples. */
export function temporaryWeddingStaffHandlers(deps: TemporaryWeddingStaffDeps): Route[] {
  const { db, sealKey } = deps;
  return [
    inFacility(temporaryWeddingStaff.list, async (call, scope) => {
      const { rows, ...page } = await listRegistrations(db, scope, call.query);
      return { ...page, rows: rows.map(toRow) };
    }),

    inFacility(temporaryWeddingStaff.detail, (call, scope) => readBack(db, deps, scope, call.params.id)),

    inFacility(temporaryWeddingStaff.account, async (call, scope) => {
      const row = await findRegistration(db, scope, call.params.id);
      if (row === undefined) return refuse('temporary_wedding_unknown');
      const depositAccount = openAccount(sealKey, row.deposit_account_sealed);
      if (depositAccount !== null) await call.audit(db, row.id, { bankNumber: depositAccount.bankNumber });
      return { depositAccount };
    }),

    inFacility(temporaryWeddingStaff.update, (call, scope) =>
      db.transaction().execute(tx => change(tx, deps, scope, call)),
    ),

    inFacility(temporaryWeddingStaff.refuse, (call, scope) =>
      db.transaction().execute(tx => decline(tx, deps, scope, call)),
    ),

    inFacility(temporaryWeddingStaff.refusalMail, async (call, scope) => {
      const row = await findRegistration(db, scope, call.params.id);
      if (row === undefined) return refuse('temporary_wedding_unknown');
      const mail = await mailOfRefusal(db, scope, row, call.body.reason);
      return {
        subject: mail.subject,
        greeting: mail.greeting,
        paragraphs: [...mail.paragraphs],
        facts: mail.facts.map(([label, value]) => ({ label, value })),
        contact: mail.contact,
      };
    }),

    inFacility(temporaryWeddingStaff.register, (call, scope) =>
      db.transaction().execute(tx => register(tx, deps, scope, call)),
    ),
  ];
}
