import type { AdminRole, CompanyRole, FacilityRole } from '@kotohogi/domain/permission/names';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** Every role, so that a new one does not compile before it has a text. */
type Roles<R extends string> = Readonly<Record<R, true>>;

const ADMIN: Roles<AdminRole> = {
  administrator: true,
  manager: true,
  'cross-facility-financial-manager': true,
  viewer: true,
};
const COMPANY: Roles<CompanyRole> = { administrator: true, manager: true, treasurer: true, viewer: true };
const FACILITY: Roles<FacilityRole> = {
  administrator: true,
  manager: true,
  coordinator: true,
  'video-distribution': true,
  'financial-manager': true,
  viewer: true,
};

const isOf = <R extends string>(roles: Roles<R>, role: string): role is R => Object.hasOwn(roles, role);

/** The text of a role; one unknown to this build is shown as is. */
export function roleText(scope: 'admin' | 'company' | 'facility', role: string): string {
  switch (scope) {
    case 'admin':
      return isOf(ADMIN, role) ? t(`session.role.admin.${role}`) : role;
    case 'company':
      return isOf(COMPANY, role) ? t(`session.role.company.${role}`) : role;
    case 'facility':
      return isOf(FACILITY, role) ? t(`session.role.facility.${role}`) : role;
  }
}
