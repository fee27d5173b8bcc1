import '@kotohogi/themes/tokens.css';
import '@kotohogi/themes/fonts.css';
import '@kotohogi/ui/styles.css';
import { loadKitMessages } from '@kotohogi/ui/kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadRoutes } from './entries/tree.ts';
import { createQueryClient } from './shell/api/query-client.ts';
import { failStart, preloadChunk, watchChunks } from './shell/chunk-reload.ts';
import { currentLocale } from './shell/i18n/locale.ts';
import { ErrorPage, NotFoundPage } from './shell/pages/error-page.tsx';
import { entryPathsOf, readAddress } from './shell/router/address.ts';
import { withCallback } from './shell/router/callback.ts';
import { parseSearch, stringifySearch } from './shell/router/search.ts';
import { removeServerPage } from './shell/server-page.ts';
import { keepPage } from './shell/session/ended-session.ts';
import { forgetSession } from './shell/session/session.ts';
import { loadShellTexts } from './shell/texts.ts';

watchChunks();

const client = createQueryClient(askToSignIn);

// Nothing here waits for anything else here.
const { area } = readAddress(location.pathname);
const [routeTree] = await Promise.all([loadRoutes(area), loadShellTexts(), loadKitMessages(currentLocale())]).catch(
  failStart,
);

const router = createRouter({
  routeTree,
  context: { client, area },
  parseSearch,
  stringifySearch,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

// The page itself is there: what the server drew in its place goes (entries/guest/server-page.tsx).
router.subscribe('onRendered', removeServerPage);

/**
 * A call was refused because the session has ended: the page stays and asks for the password, or the login of its area
 * does and leads back to this page (docs/product/error-page.md#what-a-page-does-with-a-failed-call).
 */
function askToSignIn(by: 'read' | 'write'): void {
  if (keepPage(by)) return;
  const { pathname, href } = router.latestLocation;
  const login = entryPathsOf(pathname)?.login;
  if (login === undefined || pathname.endsWith('/login')) return;
  void forgetSession(client);
  void router.navigate({ href: withCallback(login, href, location.origin) });
}

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
// In short steps: what the server drew is seen already, and can be scrolled meanwhile.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
);

// Faces for words that guests' pages do not set themselves: nothing waits for them.
void preloadChunk(() => import('@kotohogi/themes/fonts-rare.css'));
// What a page looks like on paper.
void preloadChunk(() => import('@kotohogi/ui/print'));
