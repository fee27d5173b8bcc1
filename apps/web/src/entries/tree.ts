import { rootRoute } from '../shell/router/root-route.ts';
import { accountRoutes } from './account/routes.ts';

/** Every route of the product. */
export const routeTree = rootRoute.addChildren([accountRoutes]);
