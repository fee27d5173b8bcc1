import { createServiceClient, type ServiceClient, ServiceRefusal } from '@kotohogi/hosted-video';
import type * as z from 'zod/mini';
import { pageOf } from './shapes.ts';

/** How to reach the API, and which host may embed the results. */
export interface VimeoAccess {
  readonly token: string;
  /** https://api.vimeo.com */
  readonly apiUrl: string;
  /** The only host that may embed; films are hidden everywhere else. */
  readonly embedHost: string;
  readonly timeoutMs?: number;
}

/** The media type of the API's version, and of the body that creates an event. */
const ACCEPT = 'application/vnd.vimeo.*+json;version=3.4';
export const EVENT_BODY = 'application/vnd.vimeo.live.event.recurring+json';
const PER_PAGE = 100;

/** A client of the API with the version this adapter was written for. */
export function vimeoClient({ token, apiUrl, timeoutMs }: VimeoAccess): ServiceClient {
  return createServiceClient({ baseUrl: apiUrl, token, headers: { Accept: ACCEPT }, ...(timeoutMs && { timeoutMs }) });
}

/** Undefined for anything the provider does not have. */
export async function orMissing<T>(call: Promise<T>, ...also: readonly number[]): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ServiceRefusal && [404, ...also].includes(error.status)) return undefined;
    throw error;
  }
}

/** Everything in a list, page by page. */
export async function* pages<Item extends z.ZodMiniType>(client: ServiceClient, uri: string, item: Item) {
  for (let next: string | null = `${uri}?per_page=${PER_PAGE}`; next !== null; ) {
    const page: { data: z.infer<Item>[]; paging: { next: string | null } } = pageOf(item).parse(
      await client.call({ method: 'GET', path: next }),
    );
    yield* page.data;
    next = page.paging.next;
  }
}
