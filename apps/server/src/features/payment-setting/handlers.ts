import { paymentSetting } from '@kotohogi/contract/payment-setting';
import { instant } from '@kotohogi/domain/kernel/instant';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { parseShopId, parseShopPass } from '@kotohogi/domain/payment/gateway-refs';
import {
  decidePassword,
  decideShopChange,
  type MerchantCheck,
  probeOrderId,
  toMerchantCheck,
} from '@kotohogi/domain/payment-setting/decide';
import type { PaymentGateway } from '@kotohogi/ports/payment-gateway';
import { type Call, inCompany, type Route } from '../../gate/route.ts';
import type { CompanyScope } from '../../gate/scope.ts';
import { seal, unseal } from '../../platform/crypto/keys.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { countOpenPayments, findGatewaySetting, recordTest, updateGatewaySetting } from './store.ts';

export interface PaymentSettingDeps {
  readonly db: Db;
  readonly gateway: PaymentGateway;
  readonly sealKey: Buffer;
}

type Stored = NonNullable<Awaited<ReturnType<typeof findGatewaySetting>>>;
type Credentials = Call<typeof paymentSetting.save>['body'];

const storedShop = (row: Stored) => ({
  shopId: row.gateway_shop_id,
  environment: row.gateway_environment,
  hasPassword: row.gateway_shop_pass_sealed !== '',
});
const wantedShop = ({ shopId, environment, shopPass }: Credentials) => ({
  ...{ shopId, environment },
  hasPassword: shopPass !== '',
});

/** All fields except the password. */
const toSetting = (row: Stored) => ({
  facilityName: row.name,
  ...storedShop(row),
  testedAt: row.gateway_tested_at === null ? null : instant(row.gateway_tested_at),
});

/**
 * Tests credentials by looking up an order that does not exist: the gateway checks the shop first, and nothing changes
 * (docs/product/payment-setting.md#test).
 */
async function testAt(
  { gateway, sealKey }: PaymentSettingDeps,
  stored: Stored,
  call: Pick<Call<typeof paymentSetting.save>, 'body' | 'now'>,
): Promise<MerchantCheck> {
  const shopId = parseShopId(call.body.shopId);
  const shopPass = parseShopPass(call.body.shopPass || unseal(sealKey, stored.gateway_shop_pass_sealed));
  if (shopId === undefined || shopPass === undefined) throw new Error('the credentials of a shop are not valid');
  const merchant = { shopId, shopPass, environment: call.body.environment };
  return toMerchantCheck(await gateway.lookUp(merchant, probeOrderId(call.now)));
}

async function store(
  tx: Tx,
  sealKey: Buffer,
  scope: CompanyScope,
  { call, check }: { readonly call: Call<typeof paymentSetting.save>; readonly check: MerchantCheck },
) {
  const { id } = call.params;
  const stored = await findGatewaySetting(tx, scope, id, true);
  if (stored === undefined) return refuse('payment_setting_facility_unknown');
  const change = { stored: storedShop(stored), wanted: wantedShop(call.body) };
  // Decided again while the row is locked: another person may have saved a different shop during the test.
  const password = decidePassword(change);
  if (password !== 'allowed') return password;
  const shop = decideShopChange({ ...change, openPayments: await countOpenPayments(tx, scope, id) });
  if (shop !== 'allowed') return shop;
  const { shopId, environment, shopPass } = call.body;
  await updateGatewaySetting(tx, scope, id, {
    ...{ shopId, environment, now: call.now },
    shopPassSealed: shopPass === '' ? undefined : seal(sealKey, shopPass),
    testedAt: check === 'works' ? call.now : null,
  });
  const detail = { shopId, environment, isPasswordChanged: shopPass !== '', check };
  await call.audit(tx, id, detail, { scope: { ...scope, facilityId: id } });
  const saved = await findGatewaySetting(tx, scope, id);
  return saved === undefined ? refuse('payment_setting_facility_unknown') : toSetting(saved);
}

/** Handlers for the contracts of facilities with the gateway. */
export function paymentSettingHandlers(deps: PaymentSettingDeps): Route[] {
  const { db, sealKey } = deps;
  return [
    inCompany(paymentSetting.read, async (call, scope) => {
      const stored = await findGatewaySetting(db, scope, call.params.id);
      return stored === undefined ? refuse('payment_setting_facility_unknown') : toSetting(stored);
    }),
    inCompany(paymentSetting.test, async (call, scope) => {
      const stored = await findGatewaySetting(db, scope, call.params.id);
      if (stored === undefined) return refuse('payment_setting_facility_unknown');
      const password = decidePassword({ stored: storedShop(stored), wanted: wantedShop(call.body) });
      if (password !== 'allowed') return password;
      const result = await testAt(deps, stored, call);
      const isStored = call.body.shopPass === '' && result === 'works';
      if (isStored) await recordTest(db, scope, call.params.id, { tested: stored, now: call.now });
      return { result };
    }),
    inCompany(paymentSetting.save, async (call, scope) => {
      const stored = await findGatewaySetting(db, scope, call.params.id);
      if (stored === undefined) return refuse('payment_setting_facility_unknown');
      const password = decidePassword({ stored: storedShop(stored), wanted: wantedShop(call.body) });
      if (password !== 'allowed') return password;
      // The gateway is never called inside a transaction.
      const check = await testAt(deps, stored, call);
      if (check === 'refused') return refuse('payment_setting_refused', { field: 'shopPass' });
      return await db.transaction().execute(tx => store(tx, sealKey, scope, { call, check }));
    }),
  ];
}
