import { rootRoute } from '../shell/router/root-route.ts';
import { accountRoutes } from './account/routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { companyRoutes } from './company/routes.ts';
import { coupleRoutes } from './couple/routes.ts';
import { facilityRoutes } from './facility/routes.ts';
import { guestRoutes } from './guest/routes.ts';
import { publicRoutes } from './public/routes.ts';

/** Every route of the product. */
export const routeTree = rootRoute.addChildren([
  publicRoutes,
  accountRoutes,
  adminRoutes,
  companyRoutes,
  facilityRoutes,
  guestRoutes,
  coupleRoutes,
]);
