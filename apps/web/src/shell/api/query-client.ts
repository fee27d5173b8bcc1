import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Nobody is signed in any more, or not as a guest of this wedding; a login that failed is also a 401 with a code of its own. */
const SIGNED_OUT: readonly string[] = ['http_401', 'wedding_no_auth'];

/** Whether a call found nobody signed in who could make it. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && SIGNED_OUT.includes(error.code);
}

/** Asked again only what got no answer at all, and at most twice: a refusal is an answer. */
export function mayAskAgain(count: number, error: unknown): boolean {
  return count < 2 && (!(error instanceof ApiError) || error.status >= 600);
}

/** The page's memory of what the server said. `onSignedOut` hears every call that found nobody signed in. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without a network a call fails at once and says so; nothing waits in silence to be sent later.
      queries: { retry: mayAskAgain, refetchOnWindowFocus: false, networkMode: 'always' },
      // Writes are never sent twice by themselves.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
