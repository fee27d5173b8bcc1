import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { facilityRoutes } from './routes.facilities.ts';
import { area, inside, login } from './routes.inside.ts';
import { paymentSettingRoutes } from './routes.payment-settings.ts';
import { settingsRoutes } from './routes.settings.ts';
import { userRoutes } from './routes.users.ts';

const index = createRoute({
  getParentRoute: () => inside,
  path: '/',
  component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
});

/** The area of a company (docs/product/user.md#areas). */
export const companyRoutes = area.addChildren([
  login,
  inside.addChildren([index, ...facilityRoutes, ...settingsRoutes, ...userRoutes, ...paymentSettingRoutes]),
]);
