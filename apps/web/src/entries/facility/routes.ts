import { paymentList } from '@kotohogi/contract/lists';
import type { SessionUser } from '@kotohogi/contract/session';
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import type { FacilityArea } from '../../features/facility/index.ts';
import { weddingSearch } from '../../features/wedding/index.ts';
import { listSearch } from '../../shell/list/use-list-search.ts';
import { loadTexts } from '../../shell/router/area.ts';
import { guardUser, needAbility, type RouteContext } from '../../shell/router/guards.ts';
import { paths } from '../../shell/router/paths.ts';
import { rootRoute } from '../../shell/router/root-route.ts';
import { readCallbackSearch } from '../../shell/router/search.ts';

const area = createRoute({
  getParentRoute: () => rootRoute,
  path: '/c/{-$companyAccountId}/facilities/{-$facilityAccountId}/manage',
  loader: () => loadTexts({ ja: () => import('./catalogue.ja.ts'), en: () => import('./catalogue.en.ts') }),
});

const login = createRoute({
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
const inside = createRoute({
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

const index = createRoute({
  getParentRoute: () => inside,
  path: '/',
  component: lazyRouteComponent(() => import('./index-page.tsx'), 'IndexPage'),
});

const halls = createRoute({
  getParentRoute: () => inside,
  path: 'halls',
  component: lazyRouteComponent(() => import('./pages/halls-page.tsx'), 'HallsPage'),
});

const weddings = createRoute({
  getParentRoute: () => inside,
  path: 'weddings',
  validateSearch: weddingSearch,
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, 'facility:read:wedding'),
  component: lazyRouteComponent(() => import('./pages/weddings-page.tsx'), 'WeddingsPage'),
});

const newWedding = createRoute({
  getParentRoute: () => inside,
  path: 'weddings/new',
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, 'facility:write:wedding'),
  component: lazyRouteComponent(() => import('./pages/new-wedding-page.tsx'), 'NewWeddingPage'),
});

const wedding = createRoute({
  getParentRoute: () => inside,
  path: 'weddings/$weddingId',
  validateSearch: (search: Readonly<Record<string, unknown>>): { readonly tab?: 'hosts' | 'guests' } =>
    search.tab === 'hosts' || search.tab === 'guests' ? { tab: search.tab } : {},
  beforeLoad: ({ context, params }) => {
    needAbility(context.facility.abilities, 'facility:read:wedding');
    if (!/^[1-9]\d{0,9}$/.test(params.weddingId)) throw notFound();
  },
  component: lazyRouteComponent(() => import('./pages/wedding-page.tsx'), 'WeddingPage'),
});

const readPayments = 'facility:read:weddingPaymentState';

const weddingPayment = createRoute({
  getParentRoute: () => inside,
  path: 'weddings/$weddingId/payment',
  validateSearch: listSearch(paymentList),
  beforeLoad: ({ context, params }) => {
    needAbility(context.facility.abilities, readPayments);
    if (!/^[1-9]\d{0,9}$/.test(params.weddingId)) throw notFound();
  },
  component: lazyRouteComponent(() => import('./pages/wedding-payment-page.tsx'), 'WeddingPaymentPage'),
});

const payments = createRoute({
  getParentRoute: () => inside,
  path: 'payments',
  validateSearch: listSearch(paymentList),
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, readPayments),
  component: lazyRouteComponent(() => import('./pages/payments-page.tsx'), 'PaymentsPage'),
});

const archiveVideoPayments = createRoute({
  getParentRoute: () => inside,
  path: 'payments/archive-video-payments',
  validateSearch: listSearch(paymentList),
  beforeLoad: ({ context }) => needAbility(context.facility.abilities, 'facility:read:archiveVideoPayment'),
  component: lazyRouteComponent(() => import('./pages/payments-page.tsx'), 'ArchiveVideoPaymentsPage'),
});

const live = createRoute({
  getParentRoute: () => inside,
  path: 'weddings/$weddingId/live',
  beforeLoad: ({ context, params }) => {
    needAbility(context.facility.abilities, 'facility:read:weddingVideo');
    if (!/^[1-9]\d{0,9}$/.test(params.weddingId)) throw notFound();
  },
  component: lazyRouteComponent(() => import('./pages/live-page.tsx'), 'LivePage'),
});

const notifications = createRoute({
  getParentRoute: () => inside,
  path: 'weddings/$weddingId/notifications',
  beforeLoad: ({ context, params }) => {
    needAbility(context.facility.abilities, 'facility:read:wedding');
    if (!/^[1-9]\d{0,9}$/.test(params.weddingId)) throw notFound();
  },
  component: lazyRouteComponent(() => import('./pages/notifications-page.tsx'), 'NotificationsPage'),
});

/**
 * The area of a facility (docs/product/user.md#areas). Its pages are below `inside`, each with the ability it needs.
 */
export const facilityRoutes = area.addChildren([
  login,
  inside.addChildren([
    index,
    halls,
    weddings,
    newWedding,
    wedding,
    live,
    notifications,
    weddingPayment,
    payments,
    archiveVideoPayments,
  ]),
]);
