import type { BodyOf } from '@kotohogi/contract/kit/endpoint';
import { type FiltersOf, permitted } from '@kotohogi/contract/kit/list';
import { wedding, weddingList } from '@kotohogi/contract/wedding';
import { weddingHistory } from '@kotohogi/contract/wedding-history';
import type { UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { decideDate, decideFields } from '@kotohogi/domain/wedding/decide';
import { decideHallUse } from '@kotohogi/domain/wedding/hall-use';
import { changesBetween } from '@kotohogi/domain/wedding/history';
import { type Call, inFacility, inNoScope, inWedding, type Route } from '../../gate/route.ts';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { csvReply } from '../../platform/files/csv-reply.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { columnsFor, csvBatches } from './export.ts';
import { createWedding } from './index.create.ts';
import type { FirstInvitation, OnWeddingCreated, ReadInvitation } from './index.listeners.ts';
import { answersOf, readOffers, readSchedule, readVenue, readWeddingSummary } from './index.ts';
import { findNearestInHall } from './store.hall.ts';
import { listHistory, listRoles } from './store.history.ts';
import { listWeddingsOfFacility } from './store.list.ts';
import { findWeddingOfFacility, hasHall, isKeyTaken, lockWedding, updateWedding } from './store.ts';
import { historyFacts, toHistory } from './view.history.ts';
import { READ_MONEY, readDetail, toRows, type ViewerContext } from './view.ts';

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

/** A search without the filters that the caller may not use. */
const searchOf = <Q extends FiltersOf<typeof weddingList>>({
  query,
  permissions,
  now,
}: ViewerContext & { readonly query: Q }) => ({
  query: permitted(weddingList, query, permissions),
  now,
});

const mayBreakLeadTime = (call: Call) => call.permissions.has('facility:write:wedding-minDate-update');

/** Stores a new wedding with its invitation and invites the couple. */
async function create(
  tx: Tx,
  { onCreated }: WeddingHandlerDeps,
  scope: FacilityScope,
  call: Call<typeof wedding.create>,
) {
  const { dateTime: startsAt, language = 'ja', isHallUseConfirmed = false, ...body } = call.body;
  const creating = { isHallUseConfirmed, mayBreakLeadTime: mayBreakLeadTime(call), onCreated, now: call.now };
  const created = await createWedding(tx, scope, { wedding: { ...body, startsAt, language }, ...creating });
  if (isRefused(created)) return created;
  const { key, reservationId, hallId } = body;
  await call.audit(tx, created.weddingId, { key, reservationId, startsAt, hallId, language }, { scope: created });
  return { id: created.weddingId, key };
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
  const { version, dateTime: startsAt, isHallUseConfirmed = false, ...fields } = call.body;
  const allowed = decideFields({
    fields: Object.keys(fields),
    mayWrite: call.permissions.has('facility:write:wedding'),
    mayRead: call.permissions.has('facility:read:wedding'),
  });
  if (allowed !== 'allowed') return allowed;
  await lockWedding(tx, scope, weddingId);
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
  const place = { hallId: fields.hallId ?? row.hall_id, startsAt: startsAt ?? instant(row.starts_at) };
  if (row.status === 'active' && (place.hallId !== row.hall_id || place.startsAt !== row.starts_at)) {
    const nearest = await findNearestInHall(tx, scope, place, weddingId);
    const use = decideHallUse(place.startsAt, nearest, isHallUseConfirmed);
    if (use !== 'allowed') return use;
  }
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
  const changed = (await findWeddingOfFacility(tx, scope, weddingId)) ?? row;
  const changes = changesBetween(historyFacts(row), historyFacts(changed));
  await call.audit(tx, weddingId, { changes }, { scope: { ...scope, weddingId } });
  return (await readDetail(tx, scope, weddingId, call)) ?? refuse('wedding_unknown');
}

/** Handlers for weddings as staff see them, and for the first data of the couple's pages. */
export function weddingHandlers(deps: WeddingHandlerDeps): Route[] {
  const { db } = deps;
  return [
    inFacility(wedding.list, async (call, scope) => {
      const { rows, ...page } = await listWeddingsOfFacility(db, scope, searchOf(call));
      return { ...page, rows: await toRows(db, rows, call) };
    }),

    inFacility(wedding.csv, async (call, scope) => {
      // The file contains names and mail addresses, so the export is audited.
      await call.audit(db, scope.facilityId, call.query);
      const search = { ...searchOf(call), ids: call.query.ids };
      return csvReply(`weddings-${dateOf(call.now)}.csv`, columnsFor(call), csvBatches(db, scope, search, call));
    }),

    inNoScope(wedding.csvOfAll, async call => {
      await call.audit(db, 'csv', call.query);
      // Only administrators may save this file, and they read the payments of every venue.
      const reader = { ...call, permissions: new Set([...call.permissions, READ_MONEY]) };
      const search = { ...searchOf(reader), ids: call.query.ids };
      const batches = csvBatches(db, 'platform', search, reader);
      return csvReply(`weddings-${dateOf(call.now)}.csv`, columnsFor(reader), batches);
    }),

    inFacility(wedding.detail, async (call, scope) => {
      const detail = await readDetail(db, scope, call.params.weddingId, call);
      return detail ?? refuse('wedding_unknown');
    }),

    inFacility(weddingHistory.list, async (call, scope) => {
      const { weddingId } = call.params;
      if ((await findWeddingOfFacility(db, scope, weddingId)) === undefined) return refuse('wedding_unknown');
      const { rows, ...page } = await listHistory(db, scope, weddingId, call.query);
      const actorIds = rows.flatMap(row => (row.actor_kind === 'user' ? (row.actor_id ?? []) : []));
      return { ...page, rows: toHistory(rows, await listRoles(db, scope, weddingId, actorIds)) };
    }),

    inFacility(wedding.create, (call, scope) => db.transaction().execute(tx => create(tx, deps, scope, call))),

    inFacility(wedding.update, async (call, scope) => {
      const ended: UserId[] = [];
      const changed = await db.transaction().execute(tx => changeWedding(tx, { ...deps, ended }, scope, call));
      for (const userId of ended) deps.hub.disconnectUser(userId);
      return changed;
    }),

    inWedding(wedding.manageInfo, async (call, scope) => {
      const { weddingId } = scope;
      const [summary, schedule, { isPayOffered }, { links }, answers, invitation] = await Promise.all([
        readWeddingSummary(db, weddingId),
        readSchedule(db, weddingId, call.now),
        readOffers(db, weddingId),
        readVenue(db, weddingId),
        answersOf(db, [weddingId]),
        deps.readInvitation(db, weddingId),
      ]);
      return {
        id: weddingId,
        key: summary.key,
        companyAccountId: summary.companyAccountId,
        facilityName: summary.facilityName,
        facilityPhone: summary.facilityPhone,
        facilityHours: summary.facilityHours,
        hallName: summary.hallName,
        designPattern: summary.pattern,
        language: summary.language,
        ...schedule,
        couple: [...summary.couple],
        hasMainPhoto: invitation.mainPhoto !== null,
        isProfileComplete: summary.couple.length === 2 && summary.couple.every(name => name.lastName && name.firstName),
        answers: answers.get(weddingId) ?? { attendance: 0, viewArchive: 0, absence: 0 },
        usePay: isPayOffered,
        invitation,
        companyLinks: links,
        abilities: [...call.permissions].sort(),
      };
    }),
  ];
}
