import { staffList } from '@kotohogi/contract/staff';
import { listSearch } from '../shell/list/use-list-search.ts';

/** The user pages of an area: the permission that each one needs, and its export from `pages/users-pages.tsx`. */
export const USER_PAGES = [
  { path: 'users', verb: 'read', part: 'UsersPage', validateSearch: listSearch(staffList) },
  { path: 'users/invite', verb: 'write', part: 'InviteUserPage' },
  { path: 'users/new', verb: 'write', part: 'NewUserPage' },
  { path: 'users/$userId', verb: 'read', part: 'UserPage' },
] as const;
