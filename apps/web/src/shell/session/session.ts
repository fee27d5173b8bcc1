import { type SessionAttendant, type SessionUser, session } from '@kotohogi/contract/session';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Who is signed in on this page: a user, a guest of the page's wedding, both or neither. */
export interface Session {
  readonly user: SessionUser | null;
  readonly attendant: SessionAttendant | null;
}

/**
 * Fetched at most once in 30 seconds, unless forced (docs/product/session.md#which-session-a-call-uses).
 */
const THROTTLE_MS = 30_000;

/**
 * The query of a page's session; `weddingKey` on the pages of a wedding
 * (docs/product/session.md#which-session-a-call-uses).
 */
const sessionQuery = (weddingKey: string | undefined) =>
  queryOptions({
    queryKey: ['session', weddingKey ?? ''],
    queryFn: () => call(session.load, weddingKey === undefined ? {} : { query: { weddingKey } }),
    staleTime: THROTTLE_MS,
  });

/** The session, at most 30 seconds old, or (forced) fetched now. */
export function loadSession(client: QueryClient, weddingKey: string | undefined, isForced = false): Promise<Session> {
  return client.fetchQuery({ ...sessionQuery(weddingKey), ...(isForced ? { staleTime: 0 } : {}) });
}

/**
 * Invalidates the session: after signing in or out, a 401, a changed role
 * (docs/product/session.md#which-session-a-call-uses).
 */
export function forgetSession(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['session'] });
}

/** The page's session, re-rendered on changes; both null while unknown. */
export function useSession(weddingKey?: string): Session {
  const { data } = useQuery(sessionQuery(weddingKey));
  return data ?? { user: null, attendant: null };
}
