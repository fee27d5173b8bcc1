import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { companyRoutes } from './routes.companies.ts';
import { financialRoutes } from './routes.financial.ts';
import { area, inside, login } from './routes.inside.ts';
import { operationRoutes } from './routes.operations.ts';
import { settingRoutes } from './routes.settings.ts';
import { userRoutes } from './routes.users.ts';

const index = createRoute({
  getParentRoute: () => inside,
  path: '/',
  component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
});

/** The platform's own area (docs/product/user.md#areas). */
export const adminRoutes = area.addChildren([
  login,
  inside.addChildren([
    index,
    ...companyRoutes,
    ...userRoutes,
    ...settingRoutes,
    ...operationRoutes,
    ...financialRoutes,
  ]),
]);
