import { setTimeout as pause } from 'node:timers/promises';

/** The service answered with a refusal. */
export class ServiceRefusal extends Error {
  override readonly name = 'ServiceRefusal';
  readonly status: number;
  readonly body: unknown;

  constructor(what: string, status: number, body: unknown) {
    super(`${what}: HTTP ${status}`);
    this.status = status;
    this.body = body;
  }
}

export interface ServiceCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the base, or an absolute URL of the same service. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Repeating the call has no further effect, although its method does not imply that. */
  readonly isIdempotent?: boolean;
}

/**
 * Calls a service that speaks JSON; returns the body, or undefined if it is empty. Throws ServiceRefusal for 4xx, and
 * another error if the outcome is unknown.
 */
export interface ServiceClient {
  call(call: ServiceCall): Promise<unknown>;
  /** The response itself, for callers that need its headers. */
  send(call: ServiceCall): Promise<Response>;
}

export interface ServiceOptions {
  readonly baseUrl: string;
  /** Bearer token. */
  readonly token: string;
  readonly timeoutMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 8_000;
/** Delay after a failed repeatable call. */
const RETRY_AFTER_MS = [250, 1_000] as const;
/** The longest `Retry-After` to wait for; beyond that the call fails, because the caller tries again later anyway. */
const LONGEST_WAIT_MS = 2_000;

const isSafe = ({ method, isIdempotent }: ServiceCall) => isIdempotent ?? ['GET', 'PUT', 'DELETE'].includes(method);

/** The delay the service asks for (RFC 9110 §10.2.3), if it does. */
function askedToWaitMs(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : undefined;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`not JSON: HTTP ${response.status}`, { cause: error });
  }
}

/** Makes a client of one service. A repeatable call is tried three times; any other once, because its outcome is unknown. */
export function createServiceClient(options: ServiceOptions): ServiceClient {
  const once = ({ method, path, body, headers }: ServiceCall): Promise<Response> => {
    const init: RequestInit = {
      method,
      headers: {
        Authorization: `Bearer ${options.token}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...options.headers,
        ...headers,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
    };
    if (body !== undefined) init.body = JSON.stringify(body);
    return fetch(path.startsWith('http') ? path : options.baseUrl + path, init);
  };

  /** The response, or how long to wait before the next try. */
  const attempt = async (call: ServiceCall, waitMs: number): Promise<Response | number> => {
    const response = await once(call);
    if (response.status < 500 && response.status !== 429) return response;
    const asked = askedToWaitMs(response) ?? waitMs;
    if (!isSafe(call) || waitMs === 0 || asked > LONGEST_WAIT_MS) return response;
    await response.body?.cancel();
    return asked;
  };

  const send = async (call: ServiceCall): Promise<Response> => {
    for (const waitMs of RETRY_AFTER_MS) {
      try {
        const answer = await attempt(call, waitMs);
        if (typeof answer !== 'number') return answer;
        await pause(answer);
      } catch (error) {
        if (!isSafe(call)) throw error;
        await pause(waitMs);
      }
    }
    return await once(call);
  };

  return {
    send: async call => {
      const response = await send(call);
      const what = `${call.method} ${call.path}`;
      if (response.status >= 500 || response.status === 429) throw new Error(`${what}: HTTP ${response.status}`);
      if (!response.ok) throw new ServiceRefusal(what, response.status, await bodyOf(response).catch(() => undefined));
      return response;
    },
    async call(call) {
      return await bodyOf(await this.send(call));
    },
  };
}
