import type { HistoryRow } from '@kotohogi/contract/wedding-history';
import { instant } from '@kotohogi/domain/kernel/instant';
import { formatJst } from '@kotohogi/domain/kernel/jst';
import {
  HISTORY_ACTIONS,
  HISTORY_FIELDS,
  type HistoryChange,
  type HistoryFacts,
  type HistoryValue,
} from '@kotohogi/domain/wedding/history';
import type { listHistory, listRoles } from './store.history.ts';
import type { findWeddingOfFacility } from './store.ts';

type Stored = Awaited<ReturnType<typeof listHistory>>['rows'][number];
type Role = NonNullable<HistoryRow['actor']['role']>;

/** The fields of a wedding that its history compares. */
export function historyFacts(row: NonNullable<Awaited<ReturnType<typeof findWeddingOfFacility>>>): HistoryFacts {
  return {
    hallName: row.hall_name,
    key: row.key,
    reservationId: row.reservation_id,
    dateTime: formatJst(instant(row.starts_at)),
    email: row.email,
    numOfAttendeesDiv: row.num_of_attendees_div,
    weddingAggregateArea: row.wedding_aggregate_area,
    designPattern: row.design_pattern,
    usePay: row.use_pay,
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const toValue = (value: unknown): HistoryValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

const toDateTime = (value: unknown) => (typeof value === 'number' ? formatJst(instant(value)) : null);

/** The changes in a stored detail; none if the detail has another form or was emptied by an erasure. */
function toChanges(detail: unknown): HistoryChange[] {
  if (!isRecord(detail)) return [];
  const changes: HistoryChange[] = [];
  for (const one of Array.isArray(detail.changes) ? detail.changes : []) {
    if (!isRecord(one)) continue;
    const field = HISTORY_FIELDS.find(known => known === one.field);
    if (field !== undefined) changes.push({ field, from: toValue(one.from), to: toValue(one.to) });
  }
  // Postponing, canceling, and setting a new date.
  const { status, startsAt } = detail;
  if (isRecord(status) && status.from !== status.to) {
    changes.push({ field: 'status', from: toValue(status.from), to: toValue(status.to) });
  }
  if (isRecord(startsAt) && startsAt.from !== startsAt.to) {
    changes.push({ field: 'dateTime', from: toDateTime(startsAt.from), to: toDateTime(startsAt.to) });
  }
  return changes;
}

/** The nearest scope first, because a person with several roles most likely acted in that one. */
const SCOPES = ['wedding', 'facility', 'company', 'admin'] as const;

function rolesOf(rows: Awaited<ReturnType<typeof listRoles>>): ReadonlyMap<number, Role> {
  const nearestLast = [...SCOPES].reverse().flatMap(scope => rows.filter(row => row.scope === scope));
  return new Map(nearestLast.map(({ user_id, scope, role }) => [user_id, { scope, role }]));
}

/** The entries of a history as the API returns them. */
export function toHistory(rows: readonly Stored[], roles: Awaited<ReturnType<typeof listRoles>>): HistoryRow[] {
  const roleOf = rolesOf(roles);
  return rows.flatMap(row => {
    const action = HISTORY_ACTIONS.find(known => known === row.action);
    if (action === undefined) return [];
    const isUser = row.actor_kind === 'user';
    const role = isUser && row.actor_id !== null ? (roleOf.get(row.actor_id) ?? null) : null;
    return [
      {
        id: row.id,
        at: instant(row.at),
        action,
        actor: { kind: isUser ? ('user' as const) : ('system' as const), name: isUser ? row.actor_name : '', role },
        about: row.about ?? '',
        changes: toChanges(row.detail),
      },
    ];
  });
}
