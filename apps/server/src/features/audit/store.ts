import type { AuditEntry } from '../../gate/audit.ts';
import type { Tx } from '../../platform/db/connect.ts';

/** Writes one audit row, in the transaction of the action. */
export async function insertAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { actor, subject, scope } = entry;
  await tx
    .insertInto('audit')
    .values({
      actor_kind: actor.kind,
      actor_id: 'id' in actor ? actor.id : null,
      actor_name: actor.name,
      action: entry.action,
      subject_kind: subject.kind,
      subject_id: String(subject.id),
      company_id: scope?.companyId ?? null,
      facility_id: scope?.facilityId ?? null,
      wedding_id: scope?.weddingId ?? null,
      detail: JSON.stringify(entry.detail ?? {}),
      request_id: entry.requestId ?? '',
      api_key_id: 'apiKeyId' in actor ? actor.apiKeyId : null,
    })
    .execute();
}
