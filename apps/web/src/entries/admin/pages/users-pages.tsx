import { useParams } from '@tanstack/react-router';
import { InviteStaffPage, NewStaffPage, PersonPage, type StaffArea, StaffList } from '../../../features/user/index.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { crumbsTo } from '../crumbs.ts';

/** The platform, as the pages of its people need it. */
function useArea(): StaffArea {
  return { scope: 'admin', id: null, href: staffPaths.admin.users, crumbs: crumbsTo() };
}

/** …/users */
export function UsersPage() {
  return <StaffList area={useArea()} />;
}

/** …/users/invite */
export function InviteUserPage() {
  return <InviteStaffPage area={useArea()} />;
}

/** …/users/new */
export function NewUserPage() {
  return <NewStaffPage area={useArea()} />;
}

/** …/users/:userId */
export function UserPage() {
  const { userId } = useParams({ strict: false });
  return <PersonPage area={useArea()} userId={Number(userId)} />;
}
