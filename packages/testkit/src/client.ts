import { randomUUID } from 'node:crypto';
import type { CallInput, Endpoint, OutputOf } from '@kotohogi/contract/kit/endpoint';
import type { Failure } from '@kotohogi/contract/kit/failure';

type Part<K extends string, T> = Record<string, never> extends T ? { readonly [P in K]?: T } : { readonly [P in K]: T };
type Input<R extends Endpoint> = Part<'params', CallInput<R>['params']> &
  Part<'query', CallInput<R>['query']> &
  Part<'body', CallInput<R>['body']>;

/** The answer to a call: its status and, depending on it, its body or its failure. */
export interface Answer<O> {
  readonly status: number;
  readonly body: O;
  readonly failure: Failure;
  readonly headers: Headers;
}

export interface SendOptions {
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A headless browser session: keeps cookies, speaks the contract, sends the Origin of our pages. */
export class TestClient {
  readonly baseUrl: string;
  readonly cookies = new Map<string, string>();
  language = 'ja';

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl;
  }

  /** Makes a call with typed input. */
  async call<R extends Endpoint>(row: R, input: Input<R>, options: SendOptions = {}): Promise<Answer<OutputOf<R>>> {
    const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: unknown };
    const answer = await this.send(row, { params: { ...params }, query: { ...query }, body }, options);
    const read = answer.headers.get('content-type')?.startsWith('application/json') ? await answer.json() : {};
    return { status: answer.status, body: read as OutputOf<R>, failure: read as Failure, headers: answer.headers };
  }

  /** Makes a call with any input, and returns the raw response. */
  async send(
    row: Endpoint,
    input: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown },
    options: SendOptions = {},
  ): Promise<Response> {
    const path = row.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(input.params?.[name] ?? '')),
    );
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(input.query ?? {})) search.set(name, String(value));
    return await this.fetch(`/api${path}${search.size > 0 ? `?${search}` : ''}`, {
      method: row.method,
      ...(row.method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
      headers: {
        ...(row.method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(row.idempotent ? { 'idempotency-key': options.idempotencyKey ?? randomUUID() } : {}),
        ...options.headers,
      },
    });
  }

  /** A plain request with this client's cookies, language and Origin. */
  async fetch(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
    const response = await fetch(new URL(path, this.baseUrl), {
      redirect: 'manual',
      ...init,
      headers: {
        'accept-language': this.language,
        origin: this.baseUrl,
        cookie: this.cookieHeader(),
        ...init.headers,
      },
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** The Cookie header of this client, for sockets. */
  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const isGone = value === '' || attributes.some(part => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(part));
    if (isGone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
