import { permission } from '@kotohogi/contract/permission';
import { asUser, type Route } from '../../gate/route.ts';

/** Handlers for the permissions of the platform's staff. */
export function permissionHandlers(): Route[] {
  return [
    // Only permissions on the platform: roles in other areas do not count here.
    asUser(permission.list, async call => ({
      permissions: [...call.permissions].filter(name => name.startsWith('admin:')).sort(),
    })),
  ];
}
