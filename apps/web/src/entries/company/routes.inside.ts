import type { SessionUser } from '@kotohogi/contract/session';
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import type { CompanyArea } from '../../features/company/index.ts';
import { loadTexts } from '../../shell/router/area.ts';
import { guardUser, type RouteContext } from '../../shell/router/guards.ts';
import { paths } from '../../shell/router/paths.ts';
import { rootRoute } from '../../shell/router/root-route.ts';
import { readCallbackSearch } from '../../shell/router/search.ts';

/** The area, also for visitors who are not signed in. */
export const area = createRoute({
  getParentRoute: () => rootRoute,
  path: '/c/{-$companyAccountId}/manage',
  loader: () => loadTexts({ ja: () => import('./catalogue.ja.ts'), en: () => import('./catalogue.en.ts') }),
});

export const login = createRoute({
  getParentRoute: () => area,
  path: 'login',
  validateSearch: readCallbackSearch,
  component: lazyRouteComponent(() => import('./login.tsx'), 'CompanyLogin'),
});

/** The context of every page inside the area. */
export interface CompanyRouteContext extends RouteContext {
  readonly user: SessionUser;
  readonly company: CompanyArea;
}

/**
 * Everything behind the login: loads the user and the company (docs/product/company.md#account-ids,
 * docs/product/session.md#what-people-learn-who-are-not-signed-in).
 */
export const inside = createRoute({
  getParentRoute: () => area,
  id: 'inside',
  beforeLoad: async ({ context, location, params }): Promise<Omit<CompanyRouteContext, 'client'>> => {
    const { companyAccountId } = params;
    const loginPath = paths.company.login(companyAccountId);
    const user = await guardUser({ context, href: location.href, loginPath });
    const { findCompany } = await import('../../features/company/find-company.ts');
    const company = await findCompany(context.client, user, companyAccountId);
    if (company === undefined) throw notFound();
    return { user, company };
  },
  component: lazyRouteComponent(() => import('./layout.tsx'), 'CompanyLayout'),
});
