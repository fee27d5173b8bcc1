import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { readPaymentSearch } from '../../features/gift/payment-search.ts';
import { loadTexts } from '../../shell/router/area.ts';
import { withCallback } from '../../shell/router/callback.ts';
import type { RouteContext } from '../../shell/router/guards.ts';
import { paths } from '../../shell/router/paths.ts';
import { rootRoute } from '../../shell/router/root-route.ts';
import { readCallbackSearch } from '../../shell/router/search.ts';

const area = createRoute({
  getParentRoute: () => rootRoute,
  path: '/c/{-$companyAccountId}/weddings/{-$weddingKey}',
  loader: () => loadTexts({ ja: () => import('./catalogue.ja.ts'), en: () => import('./catalogue.en.ts') }),
});

const login = createRoute({
  getParentRoute: () => area,
  path: 'login',
  validateSearch: readCallbackSearch,
  component: lazyRouteComponent(() => import('./login-page.tsx'), 'GuestLoginPage'),
});

/** What the addresses of a wedding's pages may ask for. */
export interface WeddingSearch {
  /** An unsaved invitation to be shown (product text §2). */
  readonly invpreview?: string;
  /** The player's debug panel, for staff (decision 30). */
  readonly debug?: string;
}

const readWeddingSearch = (search: Readonly<Record<string, unknown>>): WeddingSearch => ({
  ...(typeof search.invpreview === 'string' ? { invpreview: search.invpreview } : {}),
  ...(typeof search.debug === 'string' ? { debug: search.debug } : {}),
});

/** What every page of a wedding is given. */
export interface WeddingRouteContext extends RouteContext {
  readonly wedding: AttendanceDetail;
}

/** The pages of one wedding. Unknown, unpublished or another company's: there is nothing (decisions 11, 123). */
const site = createRoute({
  getParentRoute: () => area,
  id: 'wedding',
  validateSearch: readWeddingSearch,
  beforeLoad: async ({ context, params, search }): Promise<Omit<WeddingRouteContext, 'client'>> => {
    const { companyAccountId, weddingKey } = params;
    if (weddingKey === undefined) throw notFound();
    const { attendanceQuery } = await import('../../features/attendant/api.ts');
    const wedding = await context.client.fetchQuery(attendanceQuery(weddingKey, search.invpreview));
    const isForeign = companyAccountId !== undefined && companyAccountId !== wedding.companyAccountId;
    if (isForeign) throw notFound();
    return { wedding };
  },
  component: lazyRouteComponent(() => import('./layout.tsx'), 'GuestLayout'),
});

interface Visit {
  readonly context: WeddingRouteContext;
  readonly location: { readonly href: string };
}

/** Lets guests and managers in; anybody else is sent to the login of the wedding, which comes back here. */
function needGuest({ context: { wedding }, location: { href } }: Visit): void {
  const { viewer, companyAccountId, weddingKey } = wedding;
  if (viewer !== 'visitor') return;
  throw redirect({ href: withCallback(paths.guest.login(companyAccountId, weddingKey), href, window.location.origin) });
}

const index = createRoute({
  getParentRoute: () => site,
  path: '/',
  beforeLoad: visit => {
    needGuest(visit);
    const { me, companyAccountId, weddingKey } = visit.context.wedding;
    // Somebody who does not attend has no player (journey 4).
    if (me?.answer === 'absence') throw redirect({ href: paths.guest.completeAbsence(companyAccountId, weddingKey) });
  },
  component: lazyRouteComponent(() => import('./index-page.tsx'), 'IndexPage'),
});

const invitation = createRoute({
  getParentRoute: () => site,
  path: 'invitation',
  component: lazyRouteComponent(() => import('./invitation-page.tsx'), 'InvitationPage'),
});

const form = createRoute({
  getParentRoute: () => site,
  path: 'invitation/form',
  component: lazyRouteComponent(() => import('./reply-pages.tsx'), 'FormPage'),
});

const complete = createRoute({
  getParentRoute: () => site,
  path: 'invitation/complete',
  beforeLoad: needGuest,
  component: lazyRouteComponent(() => import('./reply-pages.tsx'), 'CompletePage'),
});

const completeAbsence = createRoute({
  getParentRoute: () => site,
  path: 'invitation/complete-absence',
  beforeLoad: needGuest,
  component: lazyRouteComponent(() => import('./reply-pages.tsx'), 'CompleteAbsencePage'),
});

const payment = createRoute({
  getParentRoute: () => site,
  path: 'payment',
  validateSearch: readPaymentSearch,
  beforeLoad: needGuest,
  component: lazyRouteComponent(() => import('./payment-page.tsx'), 'GuestPaymentPage'),
});

/** The public pages of a wedding (product text §2). */
export const guestRoutes = area.addChildren([
  login,
  site.addChildren([index, invitation, form, complete, completeAbsence, payment]),
]);
