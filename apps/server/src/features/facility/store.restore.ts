import type { FacilityId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { restorableSince } from '@kotohogi/domain/wedding/deletion';
import type { NotNull } from 'kysely';
import type { CompanyScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The deleted facilities of a company that can still be restored, the latest first. */
export async function listDeletedFacilities(tx: Tx, scope: CompanyScope, now: Instant) {
  return await tx
    .selectFrom('facility')
    .select(['id', 'name', 'account_id', 'deleted_at'])
    .where('company_id', '=', scope.companyId)
    .where('deleted_at', '>', at(restorableSince(now)))
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .$narrowType<{ deleted_at: NotNull }>()
    .execute();
}

/** Locks a deleted facility until the transaction ends. Returns when it was deleted; undefined if it was not. */
export async function lockDeletedFacility(tx: Tx, scope: CompanyScope, id: FacilityId): Promise<Instant | undefined> {
  const row = await tx
    .selectFrom('facility')
    .select('deleted_at')
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.deleted_at == null ? undefined : instant(row.deleted_at);
}

/** Restores a facility. The caller holds its lock. */
export async function restoreFacility(tx: Tx, scope: CompanyScope, id: FacilityId, now: Instant): Promise<void> {
  await tx
    .updateTable('facility')
    .set(eb => ({ deleted_at: null, updated_at: at(now), version: eb('version', '+', 1) }))
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .execute();
}
