import { useParams } from '@tanstack/react-router';
import type { StaffArea } from './area.ts';
import { InviteStaffPage } from './invite-page.tsx';
import { NewStaffPage } from './new-page.tsx';
import { PersonPage } from './person-page.tsx';
import { StaffList } from './staff-list.tsx';

/** The pages of the people of an area, which `useArea` reads from the context of its pages. */
export const usersPages = (useArea: () => StaffArea) => ({
  /** …/users */
  UsersPage: () => <StaffList area={useArea()} />,
  /** …/users/invite */
  InviteUserPage: () => <InviteStaffPage area={useArea()} />,
  /** …/users/new */
  NewUserPage: () => <NewStaffPage area={useArea()} />,
  /** …/users/:userId */
  UserPage: () => {
    const { userId } = useParams({ strict: false });
    return <PersonPage area={useArea()} userId={Number(userId)} />;
  },
});
