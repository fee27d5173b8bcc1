import type { RoleName, StaffScope } from '@kotohogi/domain/permission/giving';
import type { Crumb } from '@kotohogi/ui/breadcrumbs';

/** The area whose people the pages are about. */
export interface StaffArea {
  readonly scope: StaffScope;
  /** The company or facility; null for the platform. */
  readonly id: number | null;
  /** The address of its list of users. */
  readonly href: string;
  /** The breadcrumbs that precede the list of users. */
  readonly crumbs: readonly Crumb[];
}

/** The scope in the name of a role. */
export const scopeOf = (role: RoleName) => role.split(':')[0] as StaffScope;

/** Whether a role is given in the area itself, not in one below. */
export const isOwnRole = (area: StaffArea, role: RoleName) => scopeOf(role) === area.scope;

/** The address of a person. */
export const personHref = (area: StaffArea, userId: number) => `${area.href}/${userId}`;
