import type { SessionUser } from '@kotohogi/contract/session';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { statusError } from '../api/api-error.ts';
import { loadSession, type Session } from '../session/session.ts';
import { withCallback } from './callback.ts';

/** What every route is given by the router. */
export interface RouteContext {
  readonly client: QueryClient;
}

export interface GuardOptions {
  readonly context: RouteContext;
  /** The page that is wanted, with its query. */
  readonly href: string;
  readonly loginPath: string;
  /** The pages of a wedding ask for its guest too. */
  readonly weddingKey?: string;
  /** The admin area asks anew each time (product text §2). */
  readonly isForced?: boolean;
}

/**
 * Lets a page open only if the session satisfies `isAllowed`; anybody else is sent to the area's own login, which comes
 * back to this very page (product text §2, decision 11).
 */
export async function guard(options: GuardOptions, isAllowed: (session: Session) => boolean): Promise<Session> {
  const { context, href, loginPath, weddingKey, isForced } = options;
  const session = await loadSession(context.client, weddingKey, isForced);
  if (isAllowed(session)) return session;
  throw redirect({ href: withCallback(loginPath, href, location.origin) });
}

/** Lets a page open for signed-in users only, or for those of them whom `isAllowed` admits; answers who it is. */
export async function guardUser(
  options: GuardOptions,
  isAllowed: (user: SessionUser) => boolean = () => true,
): Promise<SessionUser> {
  const { user } = await guard(options, session => session.user !== null && isAllowed(session.user));
  if (user === null) throw new Error('the guard let nobody in');
  return user;
}

/** One's own area, but a permission is missing: the 403 page (decision 11). `abilities` are as the server told them. */
export function needAbility(abilities: ReadonlySet<string>, ability: string): void {
  if (!abilities.has(ability)) throw statusError(403);
}
