import { notFound, redirect } from '@tanstack/react-router';
import { attendanceQuery } from '../../features/attendant/index.data.ts';
import { ApiError } from '../../shell/api/api-error.ts';
import { readCallback } from '../../shell/router/callback.ts';
import type { RouteContext } from '../../shell/router/guards.ts';
import { paths } from '../../shell/router/paths.ts';
import type { LoginSearch } from './routes.ts';

/** The wedding does not exist, or the caller may not know of it: the server does not say which. */
const UNKNOWN: readonly string[] = ['http_404', 'attendant_wedding_unknown'];

/** The wedding named in the URL of an entry page. */
export interface EntryVisit {
  readonly companyAccountId?: string | undefined;
  readonly weddingKey?: string | undefined;
}

/**
 * Finds the wedding behind an entry page; undefined without a key, or if it cannot be loaded. Throws `notFound` if it
 * is unknown or belongs to another company (docs/product/error-page.md#the-page). A hidden wedding looks the same.
 */
export async function findWedding({ client }: RouteContext, { companyAccountId, weddingKey }: EntryVisit) {
  if (weddingKey === undefined) return undefined;
  const query = { ...attendanceQuery(weddingKey), retry: false };
  const found = await client.ensureQueryData(query).catch((error: unknown) => {
    if (error instanceof ApiError && UNKNOWN.includes(error.code)) throw notFound();
    // why: if the wedding cannot be loaded the page is still shown, and its actions report what is wrong
    return undefined;
  });
  const isForeign =
    companyAccountId !== undefined && found !== undefined && found.companyAccountId !== companyAccountId;
  if (isForeign) throw notFound();
  return found;
}

/**
 * Redirects a signed-in guest from the login to the wanted page. Not from within the app, where a guest coming from a
 * page of the wedding is leaving it, and not for a guest who requested a link by mail.
 */
export async function redirectSignedIn(context: RouteContext, login: EntryVisit & LoginSearch): Promise<void> {
  const { companyAccountId, weddingKey, callback, by } = login;
  if (weddingKey === undefined) return;
  const isWithin = context.client.getQueryData(attendanceQuery(weddingKey).queryKey) !== undefined;
  const found = await findWedding(context, login);
  if (isWithin || by === 'mail' || found === undefined || found.me === null) return;
  const wanted = readCallback(callback, window.location.origin);
  throw redirect({ href: wanted ?? paths.guest.index(companyAccountId, weddingKey), replace: true });
}
