import { type SessionAttendant, type SessionUser, session } from '@kotohogi/contract/session';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Who is signed in, as the page sees it: a user, a guest of the wedding of the page, both or neither. */
export interface Session {
  readonly user: SessionUser | null;
  readonly attendant: SessionAttendant | null;
}

/** Product text §9: asked at most once in 30 seconds, unless forced. */
const THROTTLE_MS = 30_000;

/** How the session of a page is asked for; `weddingKey` on the pages of a wedding (decision 48). */
const sessionQuery = (weddingKey: string | undefined) =>
  queryOptions({
    queryKey: ['session', weddingKey ?? ''],
    queryFn: () => call(session.load, weddingKey === undefined ? {} : { query: { weddingKey } }),
    staleTime: THROTTLE_MS,
  });

/** The session, not older than 30 seconds, or (forced) as of this moment. */
export function loadSession(client: QueryClient, weddingKey: string | undefined, isForced = false): Promise<Session> {
  return client.fetchQuery({ ...sessionQuery(weddingKey), ...(isForced ? { staleTime: 0 } : {}) });
}

/** Forgets the session: after signing in or out, a 401, a changed role (decision 60). */
export function forgetSession(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['session'] });
}

/** The session of the page, drawn again when it changes; both null while it is not known. */
export function useSession(weddingKey?: string): Session {
  const { data } = useQuery(sessionQuery(weddingKey));
  return data ?? { user: null, attendant: null };
}
