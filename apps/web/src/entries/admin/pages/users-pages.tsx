import { type StaffArea, usersPages } from '../../../features/user/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** The platform, as the pages of its people need it. */
function useArea(): StaffArea {
  return { scope: 'admin', id: null, href: staffPaths.admin.users, crumbs: [{ label: t('adminArea.label') }] };
}

/** The pages of …/users. */
export const { UsersPage, InviteUserPage, NewUserPage, UserPage } = usersPages(useArea);
