import { useParams } from '@tanstack/react-router';
import { useCompany } from '../../../features/company/index.ts';
import { InviteStaffPage, NewStaffPage, PersonPage, type StaffArea, StaffList } from '../../../features/user/index.ts';
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
