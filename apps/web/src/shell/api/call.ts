import type { CallInput, Endpoint, OutputOf } from '@kotohogi/contract/kit/endpoint';
import { ApiError, readError, statusError } from './api-error.ts';

/** Ten seconds, except a few calls without a limit (docs/product/calls.md#how-long-a-page-waits). */
const TIMEOUT_MS = 10_000;

type Part<K extends string, T> = Record<string, never> extends T ? { readonly [P in K]?: T } : { readonly [P in K]: T };

/** The input of a row: only the parts it declares. */
export type Input<R extends Endpoint> = Part<'params', CallInput<R>['params']> &
  Part<'query', CallInput<R>['query']> &
  Part<'body', CallInput<R>['body']>;

interface CallOptions {
  readonly signal?: AbortSignal;
}

function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

function searchOf(row: Endpoint, query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  // No answer to a GET may come from a cache (docs/product/calls.md#answers).
  if (row.method === 'GET') search.set('_', String(Date.now()));
  return search.size > 0 ? `?${search}` : '';
}

/** The URL of a row, for links that the browser follows itself (CSV, downloads). */
export function addressOf<R extends Endpoint>(row: R, input: Input<R>): string {
  const { params = {}, query = {} } = input as { params?: object; query?: object };
  return `/api${fillPath(row.path, { ...params })}${searchOf(row, { ...query })}`;
}

/** Whichever comes first: the caller's signal, or our timeout. Without either the call waits indefinitely. */
function limits(row: Endpoint, signal: AbortSignal | undefined): { signal?: AbortSignal; timer?: AbortSignal } {
  const timer = row.timeout === 'none' ? undefined : AbortSignal.timeout(TIMEOUT_MS);
  const all = [signal, timer].filter(one => one !== undefined);
  return { ...(all.length > 0 ? { signal: AbortSignal.any(all) } : {}), ...(timer ? { timer } : {}) };
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** A file is sent as it is. */
const isFile = (body: unknown): body is Blob => body instanceof Blob;
const typeOf = (body: unknown): string => (isFile(body) ? body.type : 'application/json');

async function send<R extends Endpoint>(
  row: R,
  input: Input<R>,
  options: CallOptions & { readonly idempotencyKey?: string },
): Promise<OutputOf<R>> {
  const { body } = input as { body?: unknown };
  const { signal, timer } = limits(row, options.signal);
  try {
    const response = await fetch(addressOf(row, input), {
      method: row.method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        // Mails use the time zone of their reader.
        'time-zone': timeZone,
        ...(row.method === 'GET' ? {} : { 'content-type': typeOf(body) }),
        ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
      },
      ...(row.method === 'GET' ? {} : { body: isFile(body) ? body : JSON.stringify(body ?? {}) }),
      ...(signal ? { signal } : {}),
    });
    if (!response.ok) throw await readError(response);
    // The server has validated its answer against the row's schema; the browser does not repeat that.
    return (await response.json()) as OutputOf<R>;
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error;
    // A truncated answer, or a page from another server, counts as no answer.
    throw statusError(timer?.aborted ? 408 : 600, error);
  }
}

/**
 * Makes one call of the contract. Throws an ApiError for every failure: the server's own body, 408 on our timeout, 600
 * without an answer. Never retries a write. `useCallOnce` makes the calls of idempotent rows.
 */
export async function call<R extends Endpoint>(
  row: R & (R['idempotent'] extends true ? 'this row is idempotent' : R),
  input: Input<R>,
  options: CallOptions = {},
): Promise<OutputOf<R>> {
  return await send<R>(row, input, options);
}

/** Makes one call of an idempotent row. */
export async function callWithKey<R extends Endpoint>(
  row: R,
  input: Input<R>,
  idempotencyKey: string,
): Promise<OutputOf<R>> {
  return await send(row, input, { idempotencyKey });
}
