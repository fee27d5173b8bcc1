import type { SessionUser } from '@kotohogi/contract/session';
import { paths } from '../../shell/router/paths.ts';

/** An area the user can enter, with their roles in it. */
export interface Area {
  readonly kind: 'admin' | 'company' | 'facility' | 'wedding';
  /** Empty for the platform, which has no name. */
  readonly name: string;
  readonly roles: readonly string[];
  readonly href: string;
}

/** The destination after signing in outside any area: the user's only area, or the list of areas. */
export function homeOf(user: SessionUser): string {
  const [only, ...others] = areasOf(user);
  return only !== undefined && others.length === 0 ? only.href : paths.account.index;
}

/** The areas of a user, from the platform down to weddings. */
export function areasOf(user: SessionUser): readonly Area[] {
  const admin: Area[] =
    user.adminAttr.length === 0
      ? []
      : [{ kind: 'admin', name: '', roles: user.adminAttr.map(({ role }) => role), href: paths.admin.index }];
  return [
    ...admin,
    ...user.companyAttr.map(
      ({ name, role, accountId }): Area => ({
        kind: 'company',
        name,
        roles: [role],
        href: paths.company.index(accountId),
      }),
    ),
    ...user.facilityAttr.map(
      ({ name, role, accountId, companyAccountId }): Area => ({
        kind: 'facility',
        name,
        roles: [role],
        href: paths.facility.index(companyAccountId, accountId),
      }),
    ),
    ...user.weddingAttr.map(
      ({ weddingKey, role }): Area => ({
        kind: 'wedding',
        name: weddingKey,
        roles: [role],
        href: paths.couple.index(undefined, weddingKey),
      }),
    ),
  ];
}
