import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { count } from './rules/number.ts';
import { patch } from './rules/patch.ts';
import { multipleEmail, optionalEmail } from './rules/text.ts';

/** The platform's settings; several addresses are separated by commas. */
export const platformSettings = z.object({
  email: z.string(),
  emergencyDestination: z.string(),
  liveErrorDestination: z.string(),
  /** The addresses from the environment, used while a field is empty. */
  environment: z.object({ emergencyDestination: z.string(), liveErrorDestination: z.string() }),
  version: z.number(),
});
export type PlatformSettings = z.infer<typeof platformSettings>;

/** The mail addresses of the platform. */
export const platformSetting = {
  read: endpoint({
    name: 'platformSetting.read',
    method: 'GET',
    path: '/admin/settings',
    summary: "Returns the platform's mail addresses, and the addresses from the environment that replace empty ones.",
    access: 'admin:read:setting',
    output: platformSettings,
  }),
  update: endpoint({
    name: 'platformSetting.update',
    method: 'PATCH',
    path: '/admin/settings',
    summary: "Changes the platform's mail addresses; `version` is the version that was edited.",
    access: 'admin:write:setting',
    audit: 'platform-setting',
    body: z.extend(
      patch({ email: optionalEmail, emergencyDestination: multipleEmail, liveErrorDestination: multipleEmail }),
      { version: count },
    ),
    output: platformSettings,
    errors: { platform_setting_changed: 409 },
  }),
};
