import type { FacilityId } from '@kotohogi/domain/kernel/ids';
import { parseShopId, parseShopPass } from '@kotohogi/domain/payment/gateway-refs';
import { GATEWAY_ENVIRONMENTS } from '@kotohogi/domain/payment/types';
import { MERCHANT_CHECKS } from '@kotohogi/domain/payment-setting/decide';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { instantMs } from './rules/number.ts';
import { companyPath, pathId } from './rules/params.ts';
import { rule } from './rules/rule.ts';
import { optionalLine, requiredLine } from './rules/text.ts';

/** The contract of a facility with the gateway; its password never leaves the server. */
export const gmoSetting = z.object({
  facilityName: z.string(),
  /** Empty without a contract. */
  shopId: z.string(),
  environment: z.enum(GATEWAY_ENVIRONMENTS),
  hasPassword: z.boolean(),
  /** When the gateway last accepted these credentials; null if it has not since they were saved. */
  testedAt: z.nullable(instantMs),
});
export type GmoSetting = z.infer<typeof gmoSetting>;

const facilityOfCompany = z.object({ ...companyPath, id: pathId<FacilityId>() });

/** The credentials. An empty password keeps the stored one (docs/product/payment-setting.md#password). */
const credentials = z.object({
  shopId: requiredLine(13).check(rule<string>('pattern', value => parseShopId(value) !== undefined)),
  shopPass: z.prefault(
    optionalLine(10).check(rule<string>('pattern', value => value === '' || parseShopPass(value) !== undefined)),
    '',
  ),
  environment: z.enum(GATEWAY_ENVIRONMENTS),
});

const errors = { payment_setting_facility_unknown: 404, payment_setting_pass_required: 422 } as const;

/** The contract of each facility with the payment gateway. */
export const paymentSetting = {
  read: endpoint({
    name: 'paymentSetting.read',
    method: 'GET',
    path: '/companies/:companyId/facilities/:id/paymentSetting/gmo',
    summary: "Returns a facility's contract with the gateway, without its password.",
    access: 'company:read:setting',
    params: facilityOfCompany,
    output: gmoSetting,
    errors: { payment_setting_facility_unknown: 404 },
  }),
  save: endpoint({
    name: 'paymentSetting.save',
    method: 'POST',
    path: '/companies/:companyId/facilities/:id/paymentSetting/gmo',
    summary:
      'Tests the credentials at the gateway and stores them unless it refuses them; stored untested if it does not answer.',
    access: 'company:write:setting',
    audit: 'facility',
    params: facilityOfCompany,
    body: credentials,
    output: gmoSetting,
    errors: { ...errors, payment_setting_refused: 422, payment_setting_in_use: 409 },
    timeout: 'none',
    perMinute: 12,
  }),
  test: endpoint({
    name: 'paymentSetting.test',
    method: 'POST',
    path: '/companies/:companyId/facilities/:id/paymentSetting/gmo/test',
    summary:
      'Asks the gateway whether it accepts these credentials, and stores none of them; for the stored ones it records the time of a success.',
    access: 'company:write:setting',
    audit: { none: 'changes no setting' },
    params: facilityOfCompany,
    body: credentials,
    output: z.object({ result: z.enum(MERCHANT_CHECKS) }),
    errors,
    timeout: 'none',
    perMinute: 12,
  }),
};
