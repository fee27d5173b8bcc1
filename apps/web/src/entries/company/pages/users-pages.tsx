import { useCompany } from '../../../features/company/index.ts';
import { type StaffArea, usersPages } from '../../../features/user/index.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { crumbsTo } from '../crumbs.ts';

/** The company, as the pages of its people need it. */
function useArea(): StaffArea {
  const company = useCompany();
  return {
    scope: 'company',
    id: company.id,
    href: staffPaths.company.users(company.accountId),
    crumbs: crumbsTo(company),
  };
}

/** The pages of …/users. */
export const { UsersPage, InviteUserPage, NewUserPage, UserPage } = usersPages(useArea);
