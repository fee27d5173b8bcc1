import type { AccountType } from '@kotohogi/domain/deposit-account/types';
import type { UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { WeddingPaymentState } from '@kotohogi/domain/wedding/types';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

export async function findAccount(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('deposit_account')
    .select([
      'bank_name',
      'bank_number',
      'branch_name',
      'branch_number',
      'type',
      'account_number',
      'account_holder',
      'version',
      'updated_at',
    ])
    .where('wedding_id', '=', weddingId)
    .executeTakeFirst();
}

/** The state of a wedding's transfer, and its newest transfer; locks the wedding until the transaction ends. */
export async function lockTransfer(tx: Tx, scope: WeddingScope) {
  const row = await tx
    .selectFrom('wedding')
    .select('payment_state')
    .where('id', '=', scope.weddingId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const last = await tx
    .selectFrom('transfer')
    .select(['number', 'state'])
    .where('wedding_id', '=', scope.weddingId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { state: row.payment_state, hasFailedSupplement: last?.state === 'failed' && last.number > 0 };
}

/** Sets the state of the transfer. The caller holds the lock. */
export async function setTransfer(
  tx: Tx,
  scope: WeddingScope,
  state: WeddingPaymentState,
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('wedding')
    .set({ payment_state: state, payment_state_at: at(now) })
    .where('id', '=', scope.weddingId)
    .execute();
}

export interface AccountColumns {
  readonly bankName: string;
  readonly bankNameKana: string;
  readonly bankNumber: string;
  readonly branchName: string;
  readonly branchNameKana: string;
  readonly branchNumber: string;
  readonly type: AccountType;
  readonly accountNumber: string;
  readonly accountHolder: string;
}

/**
 * Stores an account as the successor of `version`. The caller holds the lock on the wedding, so no other save can
 * interfere.
 */
export async function saveAccount(
  tx: Tx,
  scope: WeddingScope,
  account: AccountColumns,
  target: { readonly version: number; readonly now: Instant; readonly by: UserId | null },
): Promise<void> {
  const columns = {
    bank_name: account.bankName,
    bank_name_kana: account.bankNameKana,
    bank_number: account.bankNumber,
    branch_name: account.branchName,
    branch_name_kana: account.branchNameKana,
    branch_number: account.branchNumber,
    type: account.type,
    account_number: account.accountNumber,
    account_holder: account.accountHolder,
    version: target.version + 1,
    updated_at: at(target.now),
    updated_by: target.by,
  };
  await tx
    .insertInto('deposit_account')
    .values({ wedding_id: scope.weddingId, ...columns })
    .onConflict(conflict => conflict.column('wedding_id').doUpdateSet(columns))
    .execute();
}

/** Everyone who is notified when the account changes. */
export async function listHostAddresses(tx: Tx, scope: WeddingScope) {
  return await tx
    .selectFrom('user_grant')
    .innerJoin('app_user', 'app_user.id', 'user_grant.user_id')
    .select(['app_user.id', 'app_user.name', 'app_user.email'])
    .where('user_grant.wedding_id', '=', scope.weddingId)
    .where('app_user.deleted_at', 'is', null)
    .orderBy('user_grant.id')
    .execute();
}
