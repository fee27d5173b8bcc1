import type { FacilityId } from '../kernel/ids.ts';
import type { Grant } from '../permission/grants.ts';
import { FACILITY_ROLES, type PermissionName } from '../permission/names.ts';
import { NOTICE_METHODS, type NoticeMethod } from './types.ts';

const WRITE: PermissionName = 'facility:write:weddingNotification';

const mayWrite = (names: readonly PermissionName[]) => names.includes(WRITE);

/**
 * The channels these roles may use for notices of a wedding of this facility; the front desk sends no mail
 * (docs/product/notification.md#who-may).
 */
export function methodsOf(grants: readonly Grant[], facilityId: FacilityId): readonly NoticeMethod[] {
  const roles = grants.flatMap(grant =>
    grant.scope === 'facility' && grant.facilityId === facilityId && mayWrite(FACILITY_ROLES[grant.role])
      ? [grant.role]
      : [],
  );
  if (roles.length === 0) return [];
  return roles.every(role => role === 'viewer') ? ['dialog'] : NOTICE_METHODS;
}
