import { DUE_RULES } from '@kotohogi/domain/platform-setting/issuer';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { count } from './rules/number.ts';
import { patch } from './rules/patch.ts';
import { registrationNumber } from './rules/registration-number.ts';
import { multipleEmail, optionalEmail, optionalLine, optionalText } from './rules/text.ts';

/** The platform's settings; several addresses are separated by commas. */
export const platformSettings = z.object({
  email: z.string(),
  emergencyDestination: z.string(),
  liveErrorDestination: z.string(),
  issuerName: z.string(),
  issuerNameEn: z.string(),
  issuerAddress: z.string(),
  issuerAddressEn: z.string(),
  registrationNumber: z.string(),
  issuerBank: z.string(),
  issuerBankEn: z.string(),
  invoiceDueRule: z.enum(DUE_RULES),
  /** The addresses from the environment, used while a field is empty. */
  environment: z.object({ emergencyDestination: z.string(), liveErrorDestination: z.string() }),
  version: z.number(),
});
export type PlatformSettings = z.infer<typeof platformSettings>;

/** The mail addresses of the platform, and the issuer of its invoices. */
export const platformSetting = {
  read: endpoint({
    name: 'platformSetting.read',
    method: 'GET',
    path: '/admin/settings',
    summary:
      "Returns the platform's mail addresses, the addresses from the environment that replace empty ones, and the issuer of invoices.",
    access: 'admin:read:setting',
    output: platformSettings,
  }),
  update: endpoint({
    name: 'platformSetting.update',
    method: 'PATCH',
    path: '/admin/settings',
    summary:
      "Changes the platform's mail addresses and the issuer of invoices; `version` is the version that was edited.",
    access: 'admin:write:setting',
    audit: 'platform-setting',
    body: z.extend(
      patch({
        email: optionalEmail,
        emergencyDestination: multipleEmail,
        liveErrorDestination: multipleEmail,
        issuerName: optionalLine(100),
        issuerNameEn: optionalLine(100),
        issuerAddress: optionalText(200),
        issuerAddressEn: optionalText(200),
        registrationNumber,
        issuerBank: optionalText(200),
        issuerBankEn: optionalText(200),
        invoiceDueRule: z.enum(DUE_RULES),
      }),
      { version: count },
    ),
    output: platformSettings,
    errors: { platform_setting_changed: 409 },
  }),
};
