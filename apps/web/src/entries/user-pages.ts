import { staffList } from '@kotohogi/contract/staff';
import { listSearch } from '../shell/list/use-list-search.ts';

/** The pages of the people of an area: each with the right it needs there, and its export of `pages/users-pages.tsx`. */
export const USER_PAGES = [
  { path: 'users', verb: 'read', part: 'UsersPage', validateSearch: listSearch(staffList) },
  { path: 'users/invite', verb: 'write', part: 'InviteUserPage' },
  { path: 'users/new', verb: 'write', part: 'NewUserPage' },
  { path: 'users/$userId', verb: 'read', part: 'UserPage' },
] as const;
