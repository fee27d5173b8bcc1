import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { area, inside, login } from './routes.inside.ts';

const index = createRoute({
  getParentRoute: () => inside,
  path: '/',
  component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
});

/** The area of a company (docs/product/user.md#areas). */
export const companyRoutes = area.addChildren([login, inside.addChildren([index])]);
