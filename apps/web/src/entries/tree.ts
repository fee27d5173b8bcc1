import { type AnyRoute, createRoute } from '@tanstack/react-router';
import type { Address } from '../shell/router/address.ts';
import { rootRoute } from '../shell/router/root-route.ts';

/** The routes of each area, in separate chunks: a guest's page loads none of the staff code. */
const AREAS: Readonly<Record<Address['area'], () => Promise<AnyRoute>>> = {
  public: async () => (await import('./public/routes.ts')).publicRoutes,
  account: async () => (await import('./account/routes.ts')).accountRoutes,
  admin: async () => (await import('./admin/routes.ts')).adminRoutes,
  company: async () => (await import('./company/routes.ts')).companyRoutes,
  facility: async () => (await import('./facility/routes.ts')).facilityRoutes,
  guest: async () => (await import('./guest/routes.ts')).guestRoutes,
  docs: async () => (await import('./docs/routes.ts')).docsRoutes,
  couple: async () => (await import('./couple/routes.ts')).coupleRoutes,
};

/** Replaces routes that failed to load: the error page is shown for any path. */
const lost = (error: unknown): AnyRoute =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    beforeLoad: () => {
      throw error;
    },
  });

/** Loads the routes of an area. */
export async function loadRoutes(area: Address['area']) {
  return rootRoute.addChildren([await AREAS[area]().catch(lost)]);
}
