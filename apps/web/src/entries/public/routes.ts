import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadTexts } from '../../shell/router/area.ts';
import { paths } from '../../shell/router/paths.ts';
import { rootRoute } from '../../shell/router/root-route.ts';

const frame = createRoute({ getParentRoute: () => rootRoute, id: 'public' });

/** The landing page (decision 7). */
const landing = createRoute({
  getParentRoute: () => frame,
  path: '/',
  loader: () => loadTexts({ ja: () => import('./catalogue.ja.ts'), en: () => import('./catalogue.en.ts') }),
  component: lazyRouteComponent(() => import('./landing-page.tsx'), 'LandingPage'),
});

/** The address one types from memory: the account's login, which knows the way to every area. */
const login = createRoute({
  getParentRoute: () => frame,
  path: 'login',
  beforeLoad: () => {
    throw redirect({ href: paths.account.login, reloadDocument: true, replace: true });
  },
});

/** What needs no login. */
export const publicRoutes = frame.addChildren([landing, login]);
