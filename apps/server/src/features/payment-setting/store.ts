import type { FacilityId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { OPEN_PAYMENT_STATES } from '@kotohogi/domain/payment/types';
import type { Shop } from '@kotohogi/domain/payment-setting/decide';
import type { CompanyScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The gateway contract of a facility of the company; `isLocked` locks it until the transaction ends. */
export async function findGatewaySetting(tx: Tx, scope: CompanyScope, id: FacilityId, isLocked = false) {
  const row = tx
    .selectFrom('facility')
    .select(['name', 'gateway_shop_id', 'gateway_shop_pass_sealed', 'gateway_environment', 'gateway_tested_at'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  return await (isLocked ? row.forUpdate() : row).executeTakeFirst();
}

/** The payments of a facility that still need its shop. */
export async function countOpenPayments(tx: Tx, scope: CompanyScope, id: FacilityId): Promise<number> {
  const { n } = await tx
    .selectFrom('payment')
    .innerJoin('facility', 'facility.id', 'payment.facility_id')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('facility.company_id', '=', scope.companyId)
    .where('facility.id', '=', id)
    .where(eb => eb.or([eb('payment.state', 'in', OPEN_PAYMENT_STATES), eb('payment.next_op', 'is not', null)]))
    .executeTakeFirstOrThrow();
  return n;
}

export interface NewSetting extends Shop {
  /** Undefined keeps the stored password. */
  readonly shopPassSealed: string | undefined;
  readonly testedAt: Instant | null;
  readonly now: Instant;
}

/** Stores the gateway contract of a facility. */
export async function updateGatewaySetting(
  tx: Tx,
  scope: CompanyScope,
  id: FacilityId,
  { shopId, environment, shopPassSealed, testedAt, now }: NewSetting,
): Promise<void> {
  await tx
    .updateTable('facility')
    .set({
      gateway_shop_id: shopId,
      gateway_environment: environment,
      gateway_tested_at: testedAt === null ? null : at(testedAt),
      updated_at: at(now),
      ...(shopPassSealed === undefined ? {} : { gateway_shop_pass_sealed: shopPassSealed }),
    })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Records that the gateway accepted the stored contract, unless it has changed since it was read. */
export async function recordTest(
  tx: Tx,
  scope: CompanyScope,
  id: FacilityId,
  { tested, now }: { readonly tested: { readonly gateway_shop_pass_sealed: string }; readonly now: Instant },
): Promise<void> {
  await tx
    .updateTable('facility')
    .set({ gateway_tested_at: at(now) })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .where('gateway_shop_pass_sealed', '=', tested.gateway_shop_pass_sealed)
    .execute();
}
