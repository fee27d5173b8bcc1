import '@kotohogi/themes/tokens.css';
import '@kotohogi/themes/fonts.css';
import '@kotohogi/ui/styles.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { routeTree } from './entries/tree.ts';
import { ApiError } from './shell/api/api-error.ts';
import { watchChunks } from './shell/chunk-reload.ts';
import { loadRuleTexts } from './shell/form/rule-texts.ts';
import { ErrorPage, NotFoundPage } from './shell/pages/error-page.tsx';
import { loadShellTexts } from './shell/texts.ts';

watchChunks();

const client = new QueryClient({
  defaultOptions: {
    // A refusal is an answer; only what got no answer is asked again, and writes never by themselves.
    queries: {
      retry: (count, error) => count < 2 && (!(error instanceof ApiError) || error.status >= 600),
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});

const router = createRouter({
  routeTree,
  context: { client },
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

await Promise.all([loadShellTexts(), loadRuleTexts()]);

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
