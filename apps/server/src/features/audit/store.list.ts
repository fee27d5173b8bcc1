import { auditList } from '@kotohogi/contract/audit';
import type { FiltersOf, ListQuery } from '@kotohogi/contract/kit/list';
import { type SqlBool, sql } from 'kysely';
import type { NextBatch } from '../../platform/db/batches.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { contains, matching, readPage } from '../../platform/db/list.ts';

/** Rows store only ids; the names of companies, facilities and weddings are the current ones. */
const rows = (tx: Tx, filters: FiltersOf<typeof auditList>) =>
  tx
    .selectFrom('audit')
    .leftJoin('company', 'company.id', 'audit.company_id')
    .leftJoin('facility', 'facility.id', 'audit.facility_id')
    .leftJoin('wedding', 'wedding.id', 'audit.wedding_id')
    .select([
      ...(['audit.id', 'audit.at', 'audit.actor_kind', 'audit.actor_id', 'audit.actor_name'] as const),
      ...(['audit.action', 'audit.subject_kind', 'audit.subject_id', 'audit.detail'] as const),
      ...(['audit.request_id', 'audit.api_key_id'] as const),
      ...(['audit.company_id', 'audit.facility_id', 'audit.wedding_id'] as const),
      ...(['company.name as company_name', 'facility.name as facility_name', 'wedding.reservation_id'] as const),
      sql<string>`audit.at::text`.as('place'),
    ])
    .where(eb =>
      matching(eb, auditList, filters, {
        actor: name => contains(sql<string>`audit.actor_name`, name),
        action: 'audit.action',
        subject: 'audit.subject_kind',
        subjectId: id => sql<SqlBool>`audit.subject_id = ${id}`,
        at: 'audit.at',
        company: name => contains(sql<string>`company.name`, name),
        facility: name => contains(sql<string>`facility.name`, name),
        weddingId: 'audit.wedding_id',
      }),
    );

/** One page of the audit. */
export async function listAudit(tx: Tx, query: ListQuery<typeof auditList>) {
  return await readPage(rows(tx, query), query, { by: { at: 'audit.at' }, ties: 'audit.id', tiesFollow: true });
}

export type AuditListRow = Awaited<ReturnType<typeof listAudit>>['rows'][number];

/** The next rows of the file, newest first. */
export async function listAuditBatch(
  tx: Tx,
  filters: FiltersOf<typeof auditList>,
  { after, limit }: NextBatch<AuditListRow>,
): Promise<readonly AuditListRow[]> {
  return await rows(tx, filters)
    .$if(after !== undefined, query =>
      query.where(sql<SqlBool>`(audit.at, audit.id) < (${after?.place}::timestamptz, ${after?.id}::bigint)`),
    )
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(limit)
    .execute();
}
