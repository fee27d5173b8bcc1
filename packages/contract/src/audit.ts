import { AUDIT_SUBJECTS } from '@kotohogi/domain/audit/subjects';
import * as z from 'zod/mini';
import { endpoint, raw } from './kit/endpoint.ts';
import type { ListRules } from './kit/list.ts';
import { instantMs } from './rules/number.ts';
import { filterQuery, listQuery, pageOf } from './rules/query.ts';

export const ACTOR_KINDS = ['user', 'attendant', 'system', 'machine'] as const;

/** One recorded action (docs/product/audit.md#a-row). */
const auditRow = z.object({
  id: z.number(),
  at: instantMs,
  actor: z.object({ kind: z.enum(ACTOR_KINDS), id: z.nullable(z.number()), name: z.string() }),
  apiKeyId: z.nullable(z.number()),
  action: z.string(),
  /** The kind is one of `AUDIT_SUBJECTS`, or an older or internal name. */
  subject: z.object({ kind: z.string(), id: z.string() }),
  company: z.nullable(z.object({ id: z.number(), name: z.string() })),
  facility: z.nullable(z.object({ id: z.number(), name: z.string() })),
  wedding: z.nullable(z.object({ id: z.number(), reservationId: z.string() })),
  detail: z.record(z.string(), z.unknown()),
  requestId: z.string(),
});
export type AuditRow = z.infer<typeof auditRow>;

/** The platform's list of recorded actions. */
export const auditList = {
  sorts: ['at'],
  order: 'DESC',
  filters: {
    actor: 'text',
    action: 'text',
    subject: AUDIT_SUBJECTS,
    subjectId: 'text',
    at: 'days',
    company: 'text',
    facility: 'text',
    weddingId: 'id',
  },
} as const satisfies ListRules;

/** The audit, for the platform's administrators. */
export const audit = {
  list: endpoint({
    name: 'audit.list',
    method: 'GET',
    path: '/admin/audit',
    summary: 'Lists the recorded actions, newest first, with filters and paging.',
    access: 'admin:write:setting',
    query: listQuery(auditList),
    output: pageOf(auditRow),
  }),
  csv: endpoint({
    name: 'audit.csv',
    method: 'GET',
    path: '/admin/audit/csv',
    summary: 'Exports all rows of that list as CSV (UTF-8 with BOM, CRLF).',
    access: 'admin:write:setting',
    audit: 'audit',
    query: filterQuery(auditList),
    output: raw('text/csv'),
    timeout: 'none',
    perMinute: 12,
  }),
};
