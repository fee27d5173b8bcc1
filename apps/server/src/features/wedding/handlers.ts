import type { BodyOf } from '@kotohogi/contract/kit/endpoint';
import { wedding } from '@kotohogi/contract/wedding';
import type { UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf, localDate } from '@kotohogi/domain/kernel/jst';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { LIFE_CYCLES } from '@kotohogi/domain/wedding/calendar';
import { decideDate } from '@kotohogi/domain/wedding/decide';
import { type LifeCycleFilter, lifeCycleFilter } from '@kotohogi/domain/wedding/life-cycle-filter';
import { WEDDING_PAYMENT_STATES } from '@kotohogi/domain/wedding/types';
import { type Call, inFacility, inWedding, type Route } from '../../gate/route.ts';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { csvReply } from '../../platform/files/csv-reply.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { CSV_COLUMNS, csvBatches } from './export.ts';
import type { FirstInvitation, OnWeddingCreated, ReadInvitation } from './index.listeners.ts';
import { answersOf, readWedding } from './index.ts';
import { countWeddingsOfFacility, listWeddingsOfFacility, type WeddingFilters } from './store.list.ts';
import { findWeddingOfFacility, hasHall, insertWedding, isKeyTaken, updateWedding } from './store.ts';
import { READ_MONEY, readDetail, toRows } from './view.ts';

export interface WeddingDeps {
  readonly db: Db;
  readonly hub: Hub;
  readonly mails: Outgoing;
  readonly publicUrl: string;
}

export interface WeddingHandlerDeps extends WeddingDeps {
  /** In the order in which they run. */
  readonly onCreated: readonly OnWeddingCreated[];
  readonly firstInvitation: FirstInvitation;
  readonly readInvitation: ReadInvitation;
}

/** The moment a filter's date begins in Japan; an invalid date filters nothing. */
function dayBegins(text: string | undefined, plusDays = 0): Instant | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  try {
    return atJst(addDays(localDate(text), plusDays));
  } catch {
    // why: 2026-02-30 in a URL is a typo, and an invalid filter is ignored (docs/product/list.md#address)
    return undefined;
  }
}

/** From the first day, until the end of the last. */
const dayRange = (from: string | undefined, to: string | undefined) => ({
  from: dayBegins(from),
  until: dayBegins(to, 1),
});

/** A map and not an object: callers may send `__proto__`. */
const YES_NO: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** Parses a state of the query; any other value filters nothing (docs/product/list.md#address). */
function readLifeCycle(status: string | undefined, now: Instant): LifeCycleFilter | undefined {
  const word = (['active', ...LIFE_CYCLES] as const).find(known => known === status);
  return word && lifeCycleFilter(word, now);
}

type Filtering = Pick<Call<typeof wedding.csv>, 'query' | 'permissions' | 'now'>;

/** Translates the filters of the query; those about payments are off for callers who may not read them. */
function readFilters({ query, permissions, now }: Filtering): WeddingFilters {
  const money = permissions.has(READ_MONEY)
    ? {
        paymentState: WEDDING_PAYMENT_STATES.find(known => known === query.paymentState),
        paidAt: dayRange(query.payFrom, query.payTo),
      }
    : {};
  return {
    hallId: query.hall,
    id: query.id,
    reservationId: query.reservationId,
    name: query.name,
    usePay: YES_NO.get(query.usePay ?? ''),
    inState: readLifeCycle(query.status, now),
    startsAt: dayRange(query.dateFrom, query.dateTo),
    createdAt: dayRange(query.createdAtFrom, query.createdAtTo),
    updatedAt: dayRange(query.updatedAtFrom, query.updatedAtTo),
    ...money,
  };
}

const mayBreakLeadTime = (call: Call) => call.permissions.has('facility:write:wedding-minDate-update');

/** Stores a new wedding with its invitation and invites the couple; refused if the hall or the key is not valid. */
async function createWedding(
  tx: Tx,
  { onCreated }: WeddingHandlerDeps,
  scope: FacilityScope,
  call: Call<typeof wedding.create>,
) {
  const { dateTime: startsAt, language = 'ja', ...body } = call.body;
  if (!(await hasHall(tx, scope, body.hallId))) return refuse('wedding_hall_unknown', { field: 'hallId' });
  const weddingId = await insertWedding(tx, scope, { ...body, startsAt, language }, call.now);
  if (weddingId === undefined) return refuse('wedding_key_taken', { field: 'key' });
  for (const follow of onCreated) await follow(tx, { weddingId, email: body.email, now: call.now });
  const detail = { key: body.key, reservationId: body.reservationId, startsAt, hallId: body.hallId, language };
  await call.audit(tx, weddingId, detail, { scope: { ...scope, weddingId } });
  return { id: weddingId, key: body.key };
}

/** `ended`: users who lose the role by the change; their sockets are closed after it. */
type ChangeDeps = Pick<WeddingHandlerDeps, 'firstInvitation'> & { readonly ended: UserId[] };

/** Why a change of the basics is refused, or undefined. */
async function refuseChange(
  tx: Tx,
  scope: FacilityScope,
  body: BodyOf<typeof wedding.update>,
  facts: { readonly weddingId: WeddingId; readonly isPublished: boolean; readonly key: string },
) {
  if (body.hallId !== undefined && !(await hasHall(tx, scope, body.hallId))) {
    return refuse('wedding_hall_unknown', { field: 'hallId' });
  }
  if (body.key === undefined || body.key === facts.key) return undefined;
  if (facts.isPublished) return refuse('wedding_key_fixed', { field: 'key' });
  return (await isKeyTaken(tx, body.key, facts.weddingId)) ? refuse('wedding_key_taken', { field: 'key' }) : undefined;
}

async function changeWedding(tx: Tx, deps: ChangeDeps, scope: FacilityScope, call: Call<typeof wedding.update>) {
  const weddingId = call.params.weddingId;
  const { version, dateTime: startsAt, ...fields } = call.body;
  const row = await findWeddingOfFacility(tx, scope, weddingId);
  if (row === undefined) return refuse('wedding_unknown');
  if (startsAt !== undefined) {
    const previous = instant(row.starts_at);
    const date = decideDate({ startsAt, previous, mayBreakLeadTime: mayBreakLeadTime(call) }, call.now);
    if (date !== 'allowed') return date;
  }
  const facts = { weddingId, isPublished: row.published_at !== null, key: row.key };
  const refusal = await refuseChange(tx, scope, call.body, facts);
  if (refusal !== undefined) return refusal;
  const newEmail = fields.email === row.email ? undefined : fields.email;
  if (newEmail !== undefined && !(await deps.firstInvitation.isOpen(tx, weddingId))) {
    return refuse('wedding_email_fixed', { field: 'email' });
  }
  const change = { ...fields, startsAt };
  const isChanged = await updateWedding(tx, scope, { weddingId, version, now: call.now }, change);
  if (!isChanged) return refuse('wedding_changed');
  if (newEmail !== undefined) {
    const to = { weddingId, email: newEmail, now: call.now };
    deps.ended.push(...(await deps.firstInvitation.correct(tx, to)));
  }
  await call.audit(tx, weddingId, call.body, { scope: { ...scope, weddingId } });
  return (await readDetail(tx, scope, weddingId, call)) ?? refuse('wedding_unknown');
}

/** Handlers for weddings as staff see them, and for the first data of the couple's pages. */
export function weddingHandlers(deps: WeddingHandlerDeps): Route[] {
  const { db } = deps;
  return [
    inFacility(wedding.list, async (call, scope) => {
      const filters = readFilters(call);
      const { limit, sort, order } = call.query;
      const total = await countWeddingsOfFacility(db, scope, filters);
      // A page past the end means the last page (docs/product/list.md#address).
      const page = Math.min(call.query.page, Math.max(1, Math.ceil(total / limit)));
      const rows = await listWeddingsOfFacility(db, scope, filters, { page, limit, sort, order });
      return { rows: await toRows(db, rows, call), total, page, limit };
    }),

    inFacility(wedding.csv, async (call, scope) => {
      // The file contains names and mail addresses, so the export is audited.
      await call.audit(db, scope.facilityId, call.query);
      return csvReply(`weddings-${dateOf(call.now)}.csv`, CSV_COLUMNS, csvBatches(db, scope, readFilters(call), call));
    }),

    inFacility(wedding.detail, async (call, scope) => {
      const detail = await readDetail(db, scope, call.params.weddingId, call);
      return detail ?? refuse('wedding_unknown');
    }),

    inFacility(wedding.create, async (call, scope) => {
      const date = decideDate({ startsAt: call.body.dateTime, mayBreakLeadTime: mayBreakLeadTime(call) }, call.now);
      if (date !== 'allowed' && isRefused(date)) return date;
      return await db.transaction().execute(tx => createWedding(tx, deps, scope, call));
    }),

    inFacility(wedding.update, async (call, scope) => {
      const ended: UserId[] = [];
      const changed = await db.transaction().execute(tx => changeWedding(tx, { ...deps, ended }, scope, call));
      for (const userId of ended) deps.hub.disconnectUser(userId);
      return changed;
    }),

    inWedding(wedding.manageInfo, async (call, scope) => {
      const facts = await readWedding(db, scope.weddingId, call.now);
      const answers = (await answersOf(db, [scope.weddingId])).get(scope.weddingId);
      return {
        id: facts.weddingId,
        key: facts.key,
        companyAccountId: facts.companyAccountId,
        facilityName: facts.facilityName,
        facilityPhone: facts.facilityPhone,
        facilityHours: facts.facilityHours,
        hallName: facts.hallName,
        designPattern: facts.pattern,
        language: facts.language,
        startsAt: facts.startsAt,
        closesAt: facts.closesAt,
        lifeCycle: facts.lifeCycle,
        couple: [...facts.couple],
        isPublished: facts.isPublished,
        replyDeadline: facts.replyDeadline,
        hasMainPhoto: facts.hasMainPhoto,
        isProfileComplete: facts.couple.length === 2 && facts.couple.every(name => name.lastName && name.firstName),
        answers: answers ?? { attendance: 0, viewArchive: 0, absence: 0 },
        usePay: facts.isPayOffered,
        invitation: await deps.readInvitation(db, scope.weddingId),
        companyLinks: facts.links,
        abilities: [...call.permissions].sort(),
      };
    }),
  ];
}
