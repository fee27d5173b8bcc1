import type { SessionUser } from '@kotohogi/contract/session';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '../../shell/router/area.ts';
import { guardUser, type RouteContext } from '../../shell/router/guards.ts';
import { paths } from '../../shell/router/paths.ts';
import { rootRoute } from '../../shell/router/root-route.ts';
import { readCallbackSearch } from '../../shell/router/search.ts';

/** The area, also for visitors who are not signed in. */
export const area = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  loader: () => loadTexts({ ja: () => import('./catalogue.ja.ts'), en: () => import('./catalogue.en.ts') }),
});

export const login = createRoute({
  getParentRoute: () => area,
  path: 'login',
  validateSearch: readCallbackSearch,
  component: lazyRouteComponent(() => import('./login.tsx'), 'AdminLogin'),
});

/** The context of every page inside the area. */
export interface AdminRouteContext extends RouteContext {
  readonly user: SessionUser;
  /** The user's permission names on the platform, as sent by the server: pages check them and never derive their own. */
  readonly abilities: ReadonlySet<string>;
}

/**
 * Every page except the login reloads the session first; without a platform role the user has to sign in
 * (docs/product/session.md#which-session-a-call-uses).
 */
export const inside = createRoute({
  getParentRoute: () => area,
  id: 'inside',
  beforeLoad: async ({ context, location }): Promise<Omit<AdminRouteContext, 'client'>> => {
    const options = { context, href: location.href, loginPath: paths.admin.login, isForced: true };
    const user = await guardUser(options, one => one.adminAttr.length > 0);
    const { permissionsQuery } = await import('../../features/permission/index.ts');
    const { permissions } = await context.client.fetchQuery(permissionsQuery());
    return { user, abilities: new Set(permissions) };
  },
  component: lazyRouteComponent(() => import('./layout.tsx'), 'AdminLayout'),
});
