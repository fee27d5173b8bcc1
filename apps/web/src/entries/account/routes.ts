import type { SessionUser } from '@kotohogi/contract/session';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '../../shell/router/area.ts';
import { guardUser, type RouteContext } from '../../shell/router/guards.ts';
import { paths } from '../../shell/router/paths.ts';
import { rootRoute } from '../../shell/router/root-route.ts';
import { readCallbackSearch } from '../../shell/router/search.ts';

const area = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account',
  loader: () => loadTexts({ ja: () => import('./catalogue.ja.ts'), en: () => import('./catalogue.en.ts') }),
});

const login = createRoute({
  getParentRoute: () => area,
  path: 'login',
  validateSearch: readCallbackSearch,
  component: lazyRouteComponent(() => import('./pages.tsx'), 'AccountLogin'),
});

const resetRequest = createRoute({
  getParentRoute: () => area,
  path: 'password/reset',
  component: lazyRouteComponent(() => import('./pages.tsx'), 'AccountResetRequest'),
});

const reset = createRoute({
  getParentRoute: () => area,
  path: 'password/reset/$token',
  component: lazyRouteComponent(() => import('./pages.tsx'), 'AccountReset'),
});

const invites = createRoute({
  getParentRoute: () => area,
  path: 'invites/activate',
  component: lazyRouteComponent(() => import('./pages.tsx'), 'AccountInvites'),
});

const invite = createRoute({
  getParentRoute: () => area,
  path: 'invites/$token/activate',
  component: lazyRouteComponent(() => import('./pages.tsx'), 'AccountActivate'),
});

/** The context of every page behind the login. */
export interface AccountRouteContext extends RouteContext {
  readonly user: SessionUser;
}

/** Everything behind the login. */
const inside = createRoute({
  getParentRoute: () => area,
  id: 'inside',
  beforeLoad: async ({ context, location }): Promise<Omit<AccountRouteContext, 'client'>> => ({
    user: await guardUser({ context, href: location.href, loginPath: paths.account.login }),
  }),
  component: lazyRouteComponent(() => import('./pages.tsx'), 'AccountInside'),
});

const index = createRoute({
  getParentRoute: () => inside,
  path: '/',
  component: lazyRouteComponent(() => import('./pages.tsx'), 'AccountIndex'),
});

const profile = createRoute({
  getParentRoute: () => inside,
  path: 'profile',
  component: lazyRouteComponent(() => import('./pages.tsx'), 'AccountProfile'),
});

const confirmEmail = createRoute({
  getParentRoute: () => inside,
  path: 'profile/email/$token',
  component: lazyRouteComponent(() => import('./pages.tsx'), 'AccountConfirmEmail'),
});

const password = createRoute({
  getParentRoute: () => inside,
  path: 'password',
  component: lazyRouteComponent(() => import('./pages.tsx'), 'AccountPassword'),
});

const apiKeys = createRoute({
  getParentRoute: () => inside,
  path: 'apiKey',
  component: lazyRouteComponent(() => import('./pages.tsx'), 'AccountApiKeys'),
});

const newApiKey = createRoute({
  getParentRoute: () => inside,
  path: 'apiKey/new',
  component: lazyRouteComponent(() => import('./pages.tsx'), 'AccountNewApiKey'),
});

/** The account area (docs/product/user.md#areas). */
export const accountRoutes = area.addChildren([
  login,
  resetRequest,
  reset,
  invites,
  invite,
  inside.addChildren([index, profile, confirmEmail, password, apiKeys, newApiKey]),
]);
