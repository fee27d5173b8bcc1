import type { SessionUser } from '@kotohogi/contract/session';
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import type { FacilityArea } from '../../features/facility/index.ts';
import { loadTexts } from '../../shell/router/area.ts';
import { guardUser, type RouteContext } from '../../shell/router/guards.ts';
import { paths } from '../../shell/router/paths.ts';
import { rootRoute } from '../../shell/router/root-route.ts';
import { readCallbackSearch } from '../../shell/router/search.ts';

/** The area, also for visitors who are not signed in. */
export const area = createRoute({
  getParentRoute: () => rootRoute,
  path: '/c/{-$companyAccountId}/facilities/{-$facilityAccountId}/manage',
  loader: () => loadTexts({ ja: () => import('./catalogue.ja.ts'), en: () => import('./catalogue.en.ts') }),
});

export const login = createRoute({
  getParentRoute: () => area,
  path: 'login',
  validateSearch: readCallbackSearch,
  component: lazyRouteComponent(() => import('./login.tsx'), 'FacilityLogin'),
});

/** The context of every page inside the area. */
export interface FacilityRouteContext extends RouteContext {
  readonly user: SessionUser;
  readonly facility: FacilityArea;
}

/**
 * Everything behind the login: loads the user, the facility and the permissions there
 * (docs/product/company.md#account-ids, docs/product/session.md#what-people-learn-who-are-not-signed-in).
 */
export const inside = createRoute({
  getParentRoute: () => area,
  id: 'inside',
  beforeLoad: async ({ context, location, params }): Promise<Omit<FacilityRouteContext, 'client'>> => {
    const { companyAccountId, facilityAccountId } = params;
    const loginPath = paths.facility.login(companyAccountId, facilityAccountId);
    const user = await guardUser({ context, href: location.href, loginPath });
    const { loadFacility } = await import('../../features/facility/load-facility.ts');
    const facility = await loadFacility(context.client, user, { companyAccountId, facilityAccountId });
    if (facility === undefined) throw notFound();
    return { user, facility };
  },
  component: lazyRouteComponent(() => import('./layout.tsx'), 'FacilityLayout'),
});
