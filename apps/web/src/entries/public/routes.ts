import type { DemoStart } from '@kotohogi/contract/demo-start';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { boot } from '../../shell/boot.ts';
import { loadTexts } from '../../shell/router/area.ts';
import { paths } from '../../shell/router/paths.ts';
import { rootRoute } from '../../shell/router/root-route.ts';

const frame = createRoute({ getParentRoute: () => rootRoute, id: 'public' });

/** The data of the demo's start page; null if the landing page is shown: without a demo, and always in production. */
async function readDemo(): Promise<DemoStart | null> {
  if (boot.stage !== 'local') return null;
  return await (await import('./demo/api.ts')).readDemoStart();
}

/** The landing page, or the demo's (docs/product/demo.md). */
const landing = createRoute({
  getParentRoute: () => frame,
  path: '/',
  loader: async () => {
    const demo = await readDemo();
    await loadTexts(
      demo === null
        ? { ja: () => import('./catalogue.ja.ts'), en: () => import('./catalogue.en.ts') }
        : { ja: () => import('./demo/catalogue.ja.ts'), en: () => import('./demo/catalogue.en.ts') },
    );
    return demo;
  },
  component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
});

/** The path people type from memory: redirects to the account's login, which links to every area. */
const login = createRoute({
  getParentRoute: () => frame,
  path: 'login',
  beforeLoad: () => {
    throw redirect({ href: paths.account.login, reloadDocument: true, replace: true });
  },
});

/** The mail preferences: linked at the bottom of each mail. */
const mails = createRoute({
  getParentRoute: () => frame,
  path: 'mails',
  validateSearch: search => ({ token: typeof search.token === 'string' ? search.token : '' }),
  loader: () => loadTexts({ ja: () => import('./mails.ja.ts'), en: () => import('./mails.en.ts') }),
  component: lazyRouteComponent(() => import('./mails-page.tsx'), 'MailsPage'),
});

/** Couples register at a venue on their own (docs/product/temporary-wedding.md#where-it-is-offered). */
const registration = createRoute({
  getParentRoute: () => frame,
  path: 'register',
  loader: () => loadTexts({ ja: () => import('./register.ja.ts'), en: () => import('./register.en.ts') }),
});

const register = createRoute({
  getParentRoute: () => registration,
  path: '/',
  validateSearch: (search: Readonly<Record<string, unknown>>): { readonly facilityAccountId?: string } =>
    typeof search.facilityAccountId === 'string' ? { facilityAccountId: search.facilityAccountId } : {},
  component: lazyRouteComponent(() => import('./register-pages.tsx'), 'Register'),
});

const registered = createRoute({
  getParentRoute: () => registration,
  path: 'completion',
  component: lazyRouteComponent(() => import('./register-pages.tsx'), 'Registered'),
});

/** Routes without a login. */
export const publicRoutes = frame.addChildren([
  landing,
  login,
  mails,
  registration.addChildren([register, registered]),
]);
