import type { AdminRole, CompanyRole, FacilityRole } from '@kotohogi/domain/permission/names';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

const ADMIN: readonly AdminRole[] = ['administrator', 'manager', 'cross-facility-financial-manager', 'viewer'];
const COMPANY: readonly CompanyRole[] = ['administrator', 'manager', 'treasurer', 'viewer'];
const FACILITY: readonly FacilityRole[] = [
  'administrator',
  'manager',
  'coordinator',
  'video-distribution',
  'financial-manager',
  'viewer',
];

const known = <T extends string>(roles: readonly T[], role: string) => roles.find(one => one === role);

/** The text of a role; one unknown to this build is shown as is. */
export function roleText(scope: 'admin' | 'company' | 'facility', role: string): string {
  switch (scope) {
    case 'admin': {
      const name = known(ADMIN, role);
      return name === undefined ? role : t(`session.role.admin.${name}`);
    }
    case 'company': {
      const name = known(COMPANY, role);
      return name === undefined ? role : t(`session.role.company.${name}`);
    }
    case 'facility': {
      const name = known(FACILITY, role);
      return name === undefined ? role : t(`session.role.facility.${name}`);
    }
  }
}
