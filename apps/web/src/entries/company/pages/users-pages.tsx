import { useCompany } from '../../../features/company/index.ts';
import { type StaffArea, usersPages } from '../../../features/user/index.ts';
import { paths } from '../../../shell/router/paths.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';

/** The company, as the pages of its people need it. */
function useArea(): StaffArea {
  const { id, accountId, name } = useCompany();
  return {
    scope: 'company',
    id,
    href: staffPaths.company.users(accountId),
    crumbs: [{ label: name, href: paths.company.index(accountId) }],
  };
}

/** The pages of …/users. */
export const { UsersPage, InviteUserPage, NewUserPage, UserPage } = usersPages(useArea);
