import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/**
 * The session has ended, or is not that of a guest of this wedding; a failed login is also a 401, with its own code.
 */
const SIGNED_OUT: readonly string[] = ['http_401', 'wedding_no_auth'];

/** Whether a call failed because the caller is not signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && SIGNED_OUT.includes(error.code);
}

/** Retries only calls without any answer, at most twice: a refusal is an answer. */
export function mayAskAgain(count: number, error: unknown): boolean {
  return count < 2 && (!(error instanceof ApiError) || error.status >= 600);
}

/** The page's cache of server data. Calls `onSignedOut` whenever a read or a write finds the user signed out. */
export function createQueryClient(onSignedOut: (by: 'read' | 'write') => void): QueryClient {
  const onError = (by: 'read' | 'write') => (error: unknown) => {
    if (isSignedOut(error)) onSignedOut(by);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: onError('read') }),
    mutationCache: new MutationCache({ onError: onError('write') }),
    defaultOptions: {
      // Without a network a call fails at once; it is not queued to be sent later.
      queries: { retry: mayAskAgain, refetchOnWindowFocus: false, networkMode: 'always' },
      // Writes are never retried automatically.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
