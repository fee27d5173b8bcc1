import { type StaffArea, usersPages } from '../../../features/user/index.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { crumbsTo } from '../crumbs.ts';

/** The platform, as the pages of its people need it. */
function useArea(): StaffArea {
  return { scope: 'admin', id: null, href: staffPaths.admin.users, crumbs: crumbsTo() };
}

/** The pages of …/users. */
export const { UsersPage, InviteUserPage, NewUserPage, UserPage } = usersPages(useArea);
