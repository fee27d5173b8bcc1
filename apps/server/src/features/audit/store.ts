import type { AttendantId, CompanyId, FacilityId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Tx } from '../../platform/db/connect.ts';

/** Who did it: a user, a guest, the product itself, or an external machine. */
export type AuditActor =
  | { readonly kind: 'user'; readonly id: UserId; readonly name: string; readonly apiKeyId?: number }
  | { readonly kind: 'attendant'; readonly id: AttendantId; readonly name: string }
  | { readonly kind: 'system' | 'machine'; readonly name: string };

export interface AuditEntry {
  readonly actor: AuditActor;
  /** `noun.verb`, as the endpoint is named. */
  readonly action: string;
  readonly subject: { readonly kind: string; readonly id: string | number };
  readonly scope?: { readonly companyId?: CompanyId; readonly facilityId?: FacilityId; readonly weddingId?: WeddingId };
  /** What changed, never secrets. */
  readonly detail?: object;
  readonly requestId?: string;
}

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
