import { staffList } from '@kotohogi/contract/staff';
import { notFound } from '@tanstack/react-router';
import { listSearch } from '../shell/list/use-list-search.ts';

/** The pages of the people of an area: each with the right it needs there, and its export of `pages/users-pages.tsx`. */
export const USER_PAGES = [
  { path: 'users', verb: 'read', part: 'UsersPage', validateSearch: listSearch(staffList) },
  { path: 'users/invite', verb: 'write', part: 'InviteUserPage' },
  { path: 'users/new', verb: 'write', part: 'NewUserPage' },
  { path: 'users/$userId', verb: 'read', part: 'UserPage' },
] as const;

/** Throws a 404 for a path whose user id cannot be one. */
export function needUserId({ userId }: { readonly userId?: string }): void {
  if (userId !== undefined && !/^[1-9]\d{0,9}$/.test(userId)) throw notFound();
}
