import { notFound, redirect } from '@tanstack/react-router';
import { attendanceQuery } from '../../features/attendant/api.ts';
import { ApiError } from '../../shell/api/api-error.ts';
import { readCallback } from '../../shell/router/callback.ts';
import type { RouteContext } from '../../shell/router/guards.ts';
import { paths } from '../../shell/router/paths.ts';
import type { LoginSearch } from './routes.ts';

/** There is no such wedding, or none the caller may know of: the server does not say which. */
const UNKNOWN: readonly string[] = ['http_404', 'attendant_wedding_unknown'];

/** The wedding an address on the way in names. */
export interface DoorVisit {
  readonly companyAccountId?: string | undefined;
  readonly weddingKey?: string | undefined;
}

/**
 * Finds the wedding behind a page on the way in. Another company's or nobody's has none (decision 11): the answer of the
 * server was 404 already. One that is hidden for now looks the same.
 */
export async function findWedding({ client }: RouteContext, { companyAccountId, weddingKey }: DoorVisit) {
  if (weddingKey === undefined) return undefined;
  const query = { ...attendanceQuery(weddingKey), retry: false };
  const found = await client.ensureQueryData(query).catch((error: unknown) => {
    if (error instanceof ApiError && UNKNOWN.includes(error.code)) throw notFound();
    // why: who finds nobody to ask is shown the page all the same, and what is done there says what is wrong.
    return undefined;
  });
  const isForeign =
    companyAccountId !== undefined && found !== undefined && found.companyAccountId !== companyAccountId;
  if (isForeign) throw notFound();
  return found;
}

/**
 * A guest who is signed in and opens the login goes on to the wanted page. Not from within the app: who comes from a page
 * of the wedding is leaving it, and not who has asked for a link by mail.
 */
export async function sendOn(context: RouteContext, login: DoorVisit & LoginSearch): Promise<void> {
  const { companyAccountId, weddingKey, callback, by } = login;
  if (weddingKey === undefined) return;
  const isWithin = context.client.getQueryData(attendanceQuery(weddingKey).queryKey) !== undefined;
  const found = await findWedding(context, login);
  if (isWithin || by === 'mail' || found === undefined || found.me === null) return;
  const wanted = readCallback(callback, window.location.origin);
  throw redirect({ href: wanted ?? paths.guest.index(companyAccountId, weddingKey), replace: true });
}
