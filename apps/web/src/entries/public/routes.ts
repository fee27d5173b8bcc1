import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '../../shell/router/area.ts';
import { rootRoute } from '../../shell/router/root-route.ts';

/** The landing page (decision 7). */
export const publicRoutes = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: () => loadTexts({ ja: () => import('./catalogue.ja.ts'), en: () => import('./catalogue.en.ts') }),
  component: lazyRouteComponent(() => import('./landing-page.tsx'), 'LandingPage'),
});
