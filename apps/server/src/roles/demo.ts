import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from '@kotohogi/contract/kit/endpoint';
import { type LiveConsole, live } from '@kotohogi/contract/live';
import { session } from '@kotohogi/contract/session';
import { ARCHIVE_KEY, DEMO_PASSWORD, LIVE_KEY, staffEmail } from '@kotohogi/db/seeds/logins';
import type { Log } from '../platform/log/log.ts';
import { type Child, keepAlive, runOnce } from './children.ts';

const PUBLISHER = path.join(import.meta.dirname, '../../../../tools/publish-sample.ts');
const STAFF = staffEmail('video-distribution');
const POLL_MS = 250;

/** The API client of the demo's staff member, with the same calls as any browser. */
interface DemoDeps {
  readonly call: (row: Endpoint, params: Readonly<Record<string, string | number>>) => Promise<LiveConsole>;
}

async function signIn(publicUrl: string, signal: AbortSignal): Promise<DemoDeps> {
  const send = async (row: Endpoint, path: string, body: object, cookie = '') => {
    const response = await fetch(`${publicUrl}/api${path}`, {
      method: row.method,
      signal,
      headers: { origin: publicUrl, cookie, 'content-type': 'application/json' },
      ...(row.method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`the demo's ${row.name} returned ${response.status}`);
    return response;
  };
  const answer = await send(session.login, session.login.path, { email: STAFF, password: DEMO_PASSWORD });
  const cookie = answer.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ');
  return {
    call: async (row, params) => {
      const filled = row.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
      return (await (await send(row, filled, {}, cookie)).json()) as LiveConsole;
    },
  };
}

async function until(deps: DemoDeps, weddingId: number, states: readonly LiveConsole['state'][]): Promise<LiveConsole> {
  for (;;) {
    const console = await deps.call(live.console, { weddingId });
    if (states.includes(console.state)) return console;
    await pause(POLL_MS);
  }
}

/** Creates and opens the slot unless that is done already; returns the console with the stream keys. */
async function open(deps: DemoDeps, weddingId: number): Promise<LiveConsole> {
  let console = await deps.call(live.console, { weddingId });
  if (console.state === 'pending') console = await deps.call(live.create, { weddingId, param: 'channel' });
  if (console.state === 'preparing') console = await until(deps, weddingId, ['ready']);
  while (console.state === 'ready') {
    // why: opening asks the origin, which may not be running yet after a restart
    console = await deps.call(live.open, { weddingId }).catch(async () => {
      await pause(POLL_MS);
      return await deps.call(live.console, { weddingId });
    });
  }
  return console;
}

function publisher(console: LiveConsole, ...more: string[]) {
  const ingest = console.ingest.find(one => one.kind === 'main');
  if (ingest === undefined) throw new Error('the demo has no ingest');
  return {
    name: 'sample publisher',
    file: PUBLISHER,
    args: ['--url', ingest.url, '--key', ingest.key, ...more],
    env: {},
    isQuiet: true,
  };
}

/** Keeps the sample ceremony on air, and makes one sample recording. */
export class Demo {
  readonly #publicUrl: string;
  readonly #log: Log;
  readonly #children: Child[] = [];
  readonly #stopped = new AbortController();

  constructor(publicUrl: string, log: Log) {
    this.#publicUrl = publicUrl;
    this.#log = log;
  }

  get isStopped(): boolean {
    return this.#stopped.signal.aborted;
  }

  /** Puts today's ceremony on air; resolves once guests can see it, rejects if it is stopped before that. */
  async start(weddings: Readonly<Record<string, number>>): Promise<void> {
    const deps = await signIn(this.#publicUrl, this.#stopped.signal);
    const weddingId = weddings[LIVE_KEY];
    if (weddingId === undefined) return;
    const console = await open(deps, weddingId);
    this.#push(() => keepAlive(publisher(console), this.#log));
    const ready = await until(deps, weddingId, ['unpulished', 'streaming']);
    if (ready.state === 'unpulished') await deps.call(live.publish, { weddingId });
    const archiveId = weddings[ARCHIVE_KEY];
    if (archiveId !== undefined) {
      this.#record(deps, archiveId).catch((error: unknown) => {
        if (!this.isStopped) this.#log.warn({ err: error }, 'the demo has no recording');
      });
    }
  }

  /** Stops the demo and everything it has started, and prevents further starts. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await Promise.all(this.#children.map(child => child.stop()));
  }

  /** Streams the sample once to yesterday's ceremony and closes it, so that its recording is made like any other. */
  async #record(deps: DemoDeps, weddingId: number): Promise<void> {
    const before = await deps.call(live.console, { weddingId });
    if (!['pending', 'preparing', 'ready', 'starting', 'unpulished'].includes(before.state)) return;
    const console = await open(deps, weddingId);
    const once = this.#push(() => runOnce(publisher(console, '--once'), this.#log));
    await until(deps, weddingId, ['unpulished']);
    await deps.call(live.publish, { weddingId });
    await once.ended;
    await deps.call(live.close, { weddingId });
  }

  /**
   * Starts a child process unless the demo was stopped in the meantime, because the child would not be stopped any
   * more.
   */
  #push<C extends Child>(launch: () => C): C {
    this.#stopped.signal.throwIfAborted();
    const child = launch();
    this.#children.push(child);
    return child;
  }
}
