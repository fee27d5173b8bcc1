import { staffList } from '@kotohogi/contract/staff';
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { listSearch } from '../../shell/list/use-list-search.ts';
import { needAbility } from '../../shell/router/guards.ts';
import { inside } from './routes.inside.ts';

const users = createRoute({
  getParentRoute: () => inside,
  path: 'users',
  validateSearch: listSearch(staffList),
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, 'facility:read:user'),
  component: lazyRouteComponent(() => import('./pages/users-pages.tsx'), 'UsersPage'),
});

const inviteUser = createRoute({
  getParentRoute: () => inside,
  path: 'users/invite',
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, 'facility:write:user'),
  component: lazyRouteComponent(() => import('./pages/users-pages.tsx'), 'InviteUserPage'),
});

const newUser = createRoute({
  getParentRoute: () => inside,
  path: 'users/new',
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, 'facility:write:user'),
  component: lazyRouteComponent(() => import('./pages/users-pages.tsx'), 'NewUserPage'),
});

const user = createRoute({
  getParentRoute: () => inside,
  path: 'users/$userId',
  beforeLoad: ({ context, params }) => {
    if (!/^[1-9]\d{0,9}$/.test(params.userId)) throw notFound();
    needAbility(context.facility.abilities, 'facility:read:user');
  },
  component: lazyRouteComponent(() => import('./pages/users-pages.tsx'), 'UserPage'),
});

/** The people of the area. */
export const userRoutes = [users, inviteUser, newUser, user];
