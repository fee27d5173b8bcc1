import type { CompanyId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { restorableSince } from '@kotohogi/domain/wedding/deletion';
import type { NotNull } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The deleted companies that can still be restored, the latest first. */
export async function listDeletedCompanies(tx: Tx, now: Instant) {
  return await tx
    .selectFrom('company')
    .select(['id', 'name', 'account_id', 'deleted_at'])
    .where('deleted_at', '>', at(restorableSince(now)))
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .$narrowType<{ deleted_at: NotNull }>()
    .execute();
}

/** Locks a deleted company until the transaction ends. Returns when it was deleted; undefined if it was not. */
export async function lockDeletedCompany(tx: Tx, id: CompanyId): Promise<Instant | undefined> {
  const row = await tx
    .selectFrom('company')
    .select('deleted_at')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.deleted_at == null ? undefined : instant(row.deleted_at);
}

/** Restores a company. The caller holds its lock. */
export async function restoreCompany(tx: Tx, id: CompanyId, now: Instant): Promise<void> {
  await tx
    .updateTable('company')
    .set(eb => ({ deleted_at: null, updated_at: at(now), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
