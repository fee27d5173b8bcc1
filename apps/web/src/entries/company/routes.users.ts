import { staffList } from '@kotohogi/contract/staff';
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { needStaff } from '../../features/user/index.data.ts';
import { listSearch } from '../../shell/list/use-list-search.ts';
import { type CompanyRouteContext, inside } from './routes.inside.ts';

const placeOf = ({ company }: CompanyRouteContext) => ({ scope: 'company' as const, id: company.id });

const users = createRoute({
  getParentRoute: () => inside,
  path: 'users',
  validateSearch: listSearch(staffList),
  beforeLoad: ({ context }) => needStaff(context.client, placeOf(context), 'read'),
  component: lazyRouteComponent(() => import('./pages/users-pages.tsx'), 'UsersPage'),
});

const inviteUser = createRoute({
  getParentRoute: () => inside,
  path: 'users/invite',
  beforeLoad: ({ context }) => needStaff(context.client, placeOf(context), 'write'),
  component: lazyRouteComponent(() => import('./pages/users-pages.tsx'), 'InviteUserPage'),
});

const newUser = createRoute({
  getParentRoute: () => inside,
  path: 'users/new',
  beforeLoad: ({ context }) => needStaff(context.client, placeOf(context), 'write'),
  component: lazyRouteComponent(() => import('./pages/users-pages.tsx'), 'NewUserPage'),
});

const user = createRoute({
  getParentRoute: () => inside,
  path: 'users/$userId',
  beforeLoad: async ({ context, params }) => {
    if (!/^[1-9]\d{0,9}$/.test(params.userId)) throw notFound();
    await needStaff(context.client, placeOf(context), 'read');
  },
  component: lazyRouteComponent(() => import('./pages/users-pages.tsx'), 'UserPage'),
});

/** The people of the area. */
export const userRoutes = [users, inviteUser, newUser, user];
