import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '../../shell/router/area.ts';
import { guard } from '../../shell/router/guards.ts';
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

const index = createRoute({
  getParentRoute: () => area,
  path: '/',
  beforeLoad: ({ context, location }) =>
    guard({ context, href: location.href, loginPath: paths.account.login }, session => session.user !== null),
  component: lazyRouteComponent(() => import('./pages.tsx'), 'AccountIndex'),
});

/** The members' area (product text §2). */
export const accountRoutes = area.addChildren([login, index]);
