import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { calendarRoutes } from './routes.calendar.ts';
import { hallRoutes } from './routes.halls.ts';
import { area, inside, login } from './routes.inside.ts';
import { marketingRoutes } from './routes.marketing.ts';
import { paymentRoutes } from './routes.payments.ts';
import { settingRoutes } from './routes.settings.ts';
import { temporaryWeddingRoutes } from './routes.temporary-weddings.ts';
import { userRoutes } from './routes.users.ts';
import { weddingRoutes } from './routes.weddings.ts';

const index = createRoute({
  getParentRoute: () => inside,
  path: '/',
  component: lazyRouteComponent(() => import('./index-page.tsx'), 'IndexPage'),
});

/**
 * The area of a facility (docs/product/user.md#areas). Its pages are below `inside`, each with the ability it needs.
 */
export const facilityRoutes = area.addChildren([
  login,
  inside.addChildren([
    index,
    ...hallRoutes,
    ...weddingRoutes,
    ...paymentRoutes,
    ...userRoutes,
    ...marketingRoutes,
    ...temporaryWeddingRoutes,
    ...settingRoutes,
    ...calendarRoutes,
  ]),
]);
