import type { Endpoint } from '@kotohogi/contract/kit/endpoint';
import { unstorablePlaces } from '@kotohogi/contract/kit/sent';
import { type KeyHeaders, readApiKey } from '@kotohogi/domain/account/api-key';
import type { DemoPlace } from '@kotohogi/domain/attendant/demo-key';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../platform/db/connect.ts';
import { HttpFailure } from '../platform/http/failure.ts';
import { isSameOrigin } from '../platform/http/same-origin.ts';
import { Cookies } from './cookies.ts';
import { demoPlaceOf } from './demo.ts';
import { type Admitted, admit } from './gate.ts';

/** A request whose path and query Fastify has parsed. */
export type ReadRequest = FastifyRequest<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>;

/** What is known about a call before its body is read: the caller and the target, or that it is about a sample. */
export type PreparedCall = { readonly cookies: Cookies; readonly now: Instant } & (
  | { readonly place: DemoPlace; readonly admitted?: undefined }
  | { readonly place?: undefined; readonly admitted: Admitted }
);

interface OpenDeps {
  readonly db: Db;
  readonly now: () => Instant;
  readonly publicUrl: string;
}

/** The headers an API key may come in. A repeated header is not a key. */
function keyHeadersOf({ headers }: FastifyRequest): KeyHeaders {
  return { apiKey: headers['x-api-key']?.toString(), authorization: headers.authorization };
}

/**
 * Writes are accepted from our own pages only; machines authenticate otherwise (docs/product/calls.md#who-may-call).
 * Programs with a key have no page: another site can make a browser send cookies, but not these headers. If a cookie
 * comes with the key, the origin is checked anyway.
 */
function checkOrigin(row: Endpoint, request: FastifyRequest, cookies: Cookies, publicUrl: string): void {
  if (row.method === 'GET' || row.access.includes('machine')) return;
  if (!cookies.hasAny() && readApiKey(keyHeadersOf(request)).kind !== 'none') return;
  if (!isSameOrigin(request, publicUrl)) throw new HttpFailure(403, 'This request came from another site.');
}

/**
 * Checks everything that does not need the body, so that the server reads and parses bodies only for admitted callers:
 * origin, address, session and permission. Throws the HttpFailure with the reason.
 */
export async function openCall(
  row: Endpoint,
  request: ReadRequest,
  reply: FastifyReply,
  { db, now: clock, publicUrl }: OpenDeps,
): Promise<PreparedCall> {
  const cookies = new Cookies(request, reply, publicUrl.startsWith('https:'));
  checkOrigin(row, request, cookies, publicUrl);
  const { params, query } = request;
  // An address with text that no column can store is unknown.
  if (unstorablePlaces([params, query]).length > 0) throw new HttpFailure(404, 'There is nothing at this URL.');
  const now = clock();
  const place = demoPlaceOf(row, request);
  if (place !== undefined) return { cookies, now, place };
  const gateRequest = { params, query, cookies, keyHeaders: keyHeadersOf(request), now };
  return { cookies, now, admitted: await admit(db, row, gateRequest) };
}
