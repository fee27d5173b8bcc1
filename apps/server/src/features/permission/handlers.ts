import { permission } from '@kotohogi/contract/permission';
import { asUser, type Route } from '../../gate/route.ts';

/** Handlers for the permissions of the platform's staff. */
export function permissionHandlers(): Route[] {
  return [
    // Only names of the platform: roles elsewhere mean nothing here.
    asUser(permission.list, async call => ({
      permissions: [...call.permissions].filter(name => name.startsWith('admin:')).sort(),
    })),
  ];
}
