import type { SessionUser } from '@kotohogi/contract/session';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { statusError } from '../api/api-error.ts';
import { loadSession, type Session } from '../session/session.ts';
import { withCallback } from './callback.ts';

/** The context the router gives every route. */
export interface RouteContext {
  readonly client: QueryClient;
}

export interface GuardOptions {
  readonly context: RouteContext;
  /** The requested page, with its query. */
  readonly href: string;
  readonly loginPath: string;
  /** Pages of a wedding also need its guest. */
  readonly weddingKey?: string;
  /** The admin area checks again each time (docs/product/session.md#which-session-a-call-uses). */
  readonly isForced?: boolean;
}

/**
 * Opens a page only if the session satisfies `isAllowed`; redirects everyone else to the area's login, which returns to
 * this page (docs/product/session.md#where-a-login-goes-on-to).
 */
export async function guard(options: GuardOptions, isAllowed: (session: Session) => boolean): Promise<Session> {
  const { context, href, loginPath, weddingKey, isForced } = options;
  const session = await loadSession(context.client, weddingKey, isForced);
  if (isAllowed(session)) return session;
  throw redirect({ href: withCallback(loginPath, href, location.origin) });
}

/** Opens a page only for signed-in users, optionally those admitted by `isAllowed`; returns the user. */
export async function guardUser(
  options: GuardOptions,
  isAllowed: (user: SessionUser) => boolean = () => true,
): Promise<SessionUser> {
  const { user } = await guard(options, session => session.user !== null && isAllowed(session.user));
  if (user === null) throw new Error('the guard admitted no caller');
  return user;
}

/**
 * Shows the 403 page if the user's own area lacks a permission (docs/product/user.md#areas). `abilities` come from the
 * server.
 */
export function needAbility(abilities: ReadonlySet<string>, ability: string): void {
  if (!abilities.has(ability)) throw statusError(403);
}
