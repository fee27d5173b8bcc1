import { useFacility } from '../../../features/facility/index.ts';
import { type StaffArea, usersPages } from '../../../features/user/index.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { crumbsTo } from '../crumbs.ts';

/** The facility, as the pages of its people need it. */
function useArea(): StaffArea {
  const facility = useFacility();
  const { id, companyAccountId, accountId } = facility;
  return {
    scope: 'facility',
    id,
    href: staffPaths.facility.users(companyAccountId, accountId),
    crumbs: crumbsTo(facility),
  };
}

/** The pages of …/users. */
export const { UsersPage, InviteUserPage, NewUserPage, UserPage } = usersPages(useArea);
