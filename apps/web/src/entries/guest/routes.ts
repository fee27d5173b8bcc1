import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { loadHero } from '../../features/invitation/index.ts';
import { NotFoundPage } from '../../shell/pages/error-page.tsx';
import { loadTexts } from '../../shell/router/area.ts';
import type { RouteContext } from '../../shell/router/guards.ts';
import { paths } from '../../shell/router/paths.ts';
import { rootRoute } from '../../shell/router/root-route.ts';
import { type CallbackSearch, readCallbackSearch } from '../../shell/router/search.ts';
import { loadPatternStyles } from '../../shell/theme/pattern-styles.ts';
import { setTheme } from '../../shell/theme/theme.ts';
import type { EntryVisit } from './entry-wedding.ts';
import { needAnswer, needGuest, needInside } from './guards.ts';
import { hasNotes } from './has-notes.ts';

// Each page file is named only once: every further mention would add weight to every first page.
const selfPages = () => import('./self-pages.tsx');
const replyPages = () => import('./reply-pages.tsx');
const entryPages = () => import('./entry-pages.tsx');
const entryWedding = () => import('./entry-wedding.ts');

const area = createRoute({
  getParentRoute: () => rootRoute,
  path: '/c/{-$companyAccountId}/weddings/{-$weddingKey}',
  loader: () => loadTexts({ ja: () => import('./catalogue.ja.ts'), en: () => import('./catalogue.en.ts') }),
});

/** Query of a wedding's login: the page to go on to, and login by mail. */
export interface LoginSearch extends CallbackSearch {
  readonly by?: 'mail';
}

/** Query of a mailed link. */
export interface EnterSearch extends CallbackSearch {
  readonly token?: string;
}

const login = createRoute({
  getParentRoute: () => area,
  path: 'login',
  validateSearch: (search): LoginSearch => ({
    ...readCallbackSearch(search),
    ...(search.by === 'mail' ? { by: 'mail' } : {}),
  }),
  beforeLoad: async ({ context, params, search }) =>
    (await entryWedding()).redirectSignedIn(context, { ...params, ...search }),
  component: lazyRouteComponent(() => import('./login-page.tsx'), 'GuestLoginPage'),
});

const needWedding = async ({ context, params }: { readonly context: RouteContext; readonly params: EntryVisit }) =>
  void (await (await entryWedding()).findWedding(context, params));

const resetRequest = createRoute({
  getParentRoute: () => area,
  path: 'password/reset',
  beforeLoad: needWedding,
  component: lazyRouteComponent(entryPages, 'GuestResetRequestPage'),
});

const reset = createRoute({
  getParentRoute: () => area,
  path: 'password/reset/$token',
  beforeLoad: needWedding,
  component: lazyRouteComponent(entryPages, 'GuestResetPage'),
});

const enter = createRoute({
  getParentRoute: () => area,
  path: 'enter',
  validateSearch: (search): EnterSearch => ({
    ...readCallbackSearch(search),
    ...(typeof search.token === 'string' ? { token: search.token } : {}),
  }),
  beforeLoad: needWedding,
  component: lazyRouteComponent(entryPages, 'EnterPage'),
});

/** Query of a wedding's pages. */
export interface WeddingSearch {
  /** The id of an unsaved invitation to show (docs/product/invitation.md#preview). */
  readonly invpreview?: string;
  /** The player's debug panel, for staff (docs/product/player.md#start). */
  readonly debug?: string;
  /** `1` switches to large text, from now on, on this device. */
  readonly large?: string;
}

const readWeddingSearch = (search: Readonly<Record<string, unknown>>): WeddingSearch => ({
  ...(typeof search.invpreview === 'string' ? { invpreview: search.invpreview } : {}),
  ...(typeof search.debug === 'string' ? { debug: search.debug } : {}),
  ...(search.large === undefined ? {} : { large: String(search.large) }),
});

/** The context of every page of a wedding. */
export interface WeddingRouteContext extends RouteContext {
  readonly wedding: AttendanceDetail;
}

/** Applies this device's text size before anything is rendered. */
async function dress(large: string | undefined): Promise<void> {
  const { applyLarge, storeCare } = await import('../../shell/theme/care.ts');
  if (large === '1') storeCare('large', true);
  else applyLarge();
}

/**
 * The pages of one wedding. An unknown, unpublished or another company's wedding is a 404
 * (docs/product/error-page.md#the-page).
 */
const site = createRoute({
  getParentRoute: () => area,
  id: 'wedding',
  validateSearch: readWeddingSearch,
  beforeLoad: async ({ context, params, search }): Promise<Omit<WeddingRouteContext, 'client'>> => {
    const { companyAccountId, weddingKey } = params;
    if (weddingKey === undefined) throw notFound();
    const { attendanceQuery } = await import('../../features/attendant/api.ts');
    const [wedding] = await Promise.all([
      context.client.fetchQuery(attendanceQuery(weddingKey, search.invpreview)),
      dress(search.large),
    ]);
    const isForeign = companyAccountId !== undefined && companyAccountId !== wedding.companyAccountId;
    if (isForeign) throw notFound();
    // From here on an error page shows this wedding's picture.
    setTheme(wedding.designPattern);
    await Promise.all([
      loadPatternStyles(wedding.designPattern),
      hasNotes(wedding) && import('../../features/attendant/guest-page/guest-notes.tsx'),
    ]);
    return { wedding };
  },
  component: lazyRouteComponent(() => import('./layout.tsx'), 'GuestLayout'),
});

const index = createRoute({
  getParentRoute: () => site,
  path: '/',
  beforeLoad: needInside,
  component: lazyRouteComponent(() => import('./index-page.tsx'), 'IndexPage'),
});

const invitation = createRoute({
  getParentRoute: () => site,
  path: 'invitation',
  beforeLoad: async ({ context: { wedding } }) => void (await loadHero(wedding.designPattern)),
  component: lazyRouteComponent(() => import('./invitation-page.tsx'), 'InvitationPage'),
});

/** Texts of pages that only some guests open. */
const loadSelf = async () => (await import('../../features/attendant/guest-profile/t.ts')).loadSelfTexts();

const form = createRoute({
  getParentRoute: () => site,
  path: 'invitation/form',
  loader: loadSelf,
  component: lazyRouteComponent(replyPages, 'FormPage'),
});

const complete = createRoute({
  getParentRoute: () => site,
  path: 'invitation/complete',
  beforeLoad: visit => needAnswer(visit, 'present'),
  component: lazyRouteComponent(replyPages, 'CompletePage'),
});

const completeAbsence = createRoute({
  getParentRoute: () => site,
  path: 'invitation/complete-absence',
  beforeLoad: visit => needAnswer(visit, 'absent'),
  component: lazyRouteComponent(replyPages, 'CompleteAbsencePage'),
});

const payment = createRoute({
  getParentRoute: () => site,
  path: 'payment',
  beforeLoad: needGuest,
  component: lazyRouteComponent(() => import('./payment-page.tsx'), 'GuestPaymentPage'),
});

const audience = createRoute({
  getParentRoute: () => site,
  path: 'audience',
  beforeLoad: needInside,
  loader: loadSelf,
  component: lazyRouteComponent(selfPages, 'AudiencePage'),
});

const program = createRoute({
  getParentRoute: () => site,
  path: 'program',
  beforeLoad: needInside,
  loader: loadSelf,
  component: lazyRouteComponent(selfPages, 'GuestProgramPage'),
});

const profile = createRoute({
  getParentRoute: () => site,
  path: 'profile',
  beforeLoad: visit => {
    needGuest(visit);
    const { me, companyAccountId, weddingKey } = visit.context.wedding;
    // Staff and hosts have no profile here.
    if (me === null) throw redirect({ href: paths.guest.index(companyAccountId, weddingKey) });
  },
  loader: loadSelf,
  component: lazyRouteComponent(selfPages, 'GuestProfilePage'),
});

/** An unknown path still belongs to this wedding: the error page is shown in its frame. */
const nowhere = createRoute({ getParentRoute: () => site, path: '$', component: NotFoundPage });

/** The public pages of a wedding (docs/product/guest-page.md#pages). */
export const guestRoutes = area.addChildren([
  login,
  resetRequest,
  reset,
  enter,
  site.addChildren([index, invitation, form, complete, completeAbsence, payment, audience, program, profile, nowhere]),
]);
