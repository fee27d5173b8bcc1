import { audit } from '@kotohogi/contract/audit';
import { instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { inNoScope, type Route } from '../../gate/route.ts';
import { readBatches } from '../../platform/db/batches.ts';
import type { Db } from '../../platform/db/connect.ts';
import { type CsvColumns, csvInstant, csvReply } from '../../platform/files/csv-reply.ts';
import { type AuditListRow, listAudit, listAuditBatch } from './store.list.ts';

const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

function toRow(row: AuditListRow) {
  return {
    id: Number(row.id),
    at: instant(row.at),
    actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
    apiKeyId: row.api_key_id,
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id },
    company: named(row.company_id, row.company_name),
    facility: named(row.facility_id, row.facility_name),
    wedding: row.wedding_id === null ? null : { id: row.wedding_id, reservationId: row.reservation_id ?? '' },
    detail: { ...row.detail },
    requestId: row.request_id,
  };
}

/** The columns of the file (docs/product/audit.md#list). */
const CSV_COLUMNS: CsvColumns<AuditListRow> = {
  id: row => Number(row.id),
  at: row => csvInstant(instant(row.at)),
  actorKind: row => row.actor_kind,
  actorId: row => row.actor_id ?? '',
  actor: row => row.actor_name,
  apiKeyId: row => row.api_key_id ?? '',
  action: row => row.action,
  subjectKind: row => row.subject_kind,
  subjectId: row => row.subject_id,
  companyId: row => row.company_id ?? '',
  company: row => row.company_name ?? '',
  facilityId: row => row.facility_id ?? '',
  facility: row => row.facility_name ?? '',
  weddingId: row => row.wedding_id ?? '',
  reservationId: row => row.reservation_id ?? '',
  detail: row => JSON.stringify(row.detail),
  requestId: row => row.request_id,
};

/** Handlers for reading the audit. */
export function auditHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inNoScope(audit.list, async ({ query }) => {
      const { rows, ...page } = await listAudit(db, query);
      return { ...page, rows: rows.map(toRow) };
    }),
    inNoScope(audit.csv, async call => {
      // The file contains names, so the export is audited.
      await call.audit(db, 'csv', call.query);
      const batches = readBatches<AuditListRow, readonly AuditListRow[]>(
        db,
        (tx, next) => listAuditBatch(tx, call.query, next),
        async (_tx, rows) => rows,
      );
      return csvReply(`audit-${dateOf(call.now)}.csv`, CSV_COLUMNS, batches);
    }),
  ];
}
