import { congratulationList, guestList } from '@kotohogi/contract/lists';
import type { SessionUser } from '@kotohogi/contract/session';
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import type { CoupleInfo } from '../../features/invitation/index.ts';
import { listSearch } from '../../shell/list/use-list-search.ts';
import { NotFoundPage } from '../../shell/pages/error-page.tsx';
import { loadTexts } from '../../shell/router/area.ts';
import { guardUser, type RouteContext } from '../../shell/router/guards.ts';
import { paths } from '../../shell/router/paths.ts';
import { rootRoute } from '../../shell/router/root-route.ts';
import { readCallbackSearch } from '../../shell/router/search.ts';

const area = createRoute({
  getParentRoute: () => rootRoute,
  path: '/c/{-$companyAccountId}/weddings/{-$weddingKey}/manage',
  loader: () => loadTexts({ ja: () => import('./catalogue.ja.ts'), en: () => import('./catalogue.en.ts') }),
});

const login = createRoute({
  getParentRoute: () => area,
  path: 'login',
  validateSearch: readCallbackSearch,
  component: lazyRouteComponent(() => import('./login.tsx'), 'CoupleLogin'),
});

const verify = createRoute({
  getParentRoute: () => area,
  path: 'verify',
  validateSearch: (search: Readonly<Record<string, unknown>>): { readonly token?: string } =>
    typeof search.token === 'string' ? { token: search.token } : {},
  component: lazyRouteComponent(() => import('./verify.tsx'), 'CoupleVerify'),
});

const resetRequest = createRoute({
  getParentRoute: () => area,
  path: 'password/reset',
  component: lazyRouteComponent(() => import('./reset-pages.tsx'), 'CoupleResetRequest'),
});

const reset = createRoute({
  getParentRoute: () => area,
  path: 'password/reset/$token',
  component: lazyRouteComponent(() => import('./reset-pages.tsx'), 'CoupleReset'),
});

/** The context of every page inside the area. */
export interface CoupleRouteContext extends RouteContext {
  readonly user: SessionUser;
  readonly couple: CoupleInfo;
}

/**
 * The wedding of a URL: the one it names, or the host's only one; otherwise the host chooses
 * (docs/product/couple-page.md#pages).
 */
function weddingOf(user: SessionUser, key: string | undefined) {
  if (key !== undefined) return user.weddingAttr.find(({ weddingKey }) => weddingKey === key.toLowerCase());
  if (user.weddingAttr.length > 1) throw redirect({ href: paths.account.index });
  return user.weddingAttr[0];
}

/**
 * Everything behind the login: loads the user and the wedding (docs/product/couple-page.md#pages,
 * docs/product/session.md#what-people-learn-who-are-not-signed-in).
 */
const inside = createRoute({
  getParentRoute: () => area,
  id: 'inside',
  beforeLoad: async ({ context, location, params }): Promise<Omit<CoupleRouteContext, 'client'>> => {
    const { companyAccountId, weddingKey } = params;
    const loginPath = paths.couple.login(companyAccountId, weddingKey);
    const user = await guardUser({ context, href: location.href, loginPath });
    const wedding = weddingOf(user, weddingKey);
    if (wedding === undefined) throw notFound();
    if (weddingKey === undefined) {
      const [, below = ''] = location.href.split('/manage');
      throw redirect({ href: `${paths.couple.index(companyAccountId, wedding.weddingKey)}${below}` });
    }
    const { loadCouple } = await import('../../features/invitation/load-couple.ts');
    const couple = await loadCouple(context.client, wedding.scopeId);
    if (companyAccountId !== undefined && companyAccountId !== couple.companyAccountId) throw notFound();
    return { user, couple };
  },
  component: lazyRouteComponent(() => import('./layout.tsx'), 'CoupleLayout'),
});

const index = createRoute({
  getParentRoute: () => inside,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/home-page.tsx'), 'HomePage'),
});

const invitation = createRoute({
  getParentRoute: () => inside,
  path: 'invitation',
  validateSearch: (search: Readonly<Record<string, unknown>>): { readonly invpreview?: string } =>
    typeof search.invpreview === 'string' ? { invpreview: search.invpreview } : {},
  component: lazyRouteComponent(() => import('./pages/invitation-page.tsx'), 'InvitationPage'),
});

const profile = createRoute({
  getParentRoute: () => inside,
  path: 'profile',
  component: lazyRouteComponent(() => import('./pages/profile-page.tsx'), 'ProfilePage'),
});

const share = createRoute({
  getParentRoute: () => inside,
  path: 'share',
  component: lazyRouteComponent(() => import('./pages/share-page.tsx'), 'SharePage'),
});

const attendants = createRoute({
  getParentRoute: () => inside,
  path: 'attendants',
  validateSearch: listSearch(guestList),
  component: lazyRouteComponent(() => import('./pages/attendants-page.tsx'), 'AttendantsPage'),
});

const attendant = createRoute({
  getParentRoute: () => inside,
  path: 'attendants/$attendantId',
  beforeLoad: ({ params }) => {
    if (!/^[1-9]\d{0,9}$/.test(params.attendantId)) throw notFound();
  },
  component: lazyRouteComponent(() => import('./pages/attendant-page.tsx'), 'AttendantPage'),
});

const congratulations = createRoute({
  getParentRoute: () => inside,
  path: 'congratulations',
  validateSearch: listSearch(congratulationList),
  component: lazyRouteComponent(() => import('./pages/congratulations-page.tsx'), 'CongratulationsPage'),
});

const payment = createRoute({
  getParentRoute: () => inside,
  path: 'payment',
  component: lazyRouteComponent(() => import('./pages/payment-page.tsx'), 'PaymentPage'),
});

/** An unknown path still belongs to this wedding: the error page is shown in its frame. */
const nowhere = createRoute({ getParentRoute: () => inside, path: '$', component: NotFoundPage });

/** The couple's area (docs/product/couple-page.md#pages). */
export const coupleRoutes = area.addChildren([
  login,
  verify,
  resetRequest,
  reset,
  inside.addChildren([index, invitation, profile, share, attendants, attendant, congratulations, payment, nowhere]),
]);
