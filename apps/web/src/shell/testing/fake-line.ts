import type { SocketEvent } from '@kotohogi/contract/kit/socket';
import type * as z from 'zod/mini';

const NAMESPACE = '/attendance,';
const OPENED = JSON.stringify({
  sid: 'e',
  upgrades: [],
  pingInterval: 60_000,
  pingTimeout: 60_000,
  maxPayload: 99_999,
});

const greeted = new Set<LineSocket>();
let isCut = false;
let sent: (readonly [action: string, input: unknown])[] = [];

/** Parses a message of the page: `42/attendance,["message",{"action":…,"arguments":[…]}]`. */
function receive(data: string): void {
  const [, text] = /^42\/attendance,\d*(\[.*)$/.exec(data) ?? [];
  if (text === undefined) return;
  const [, parsed] = JSON.parse(text);
  sent.push([parsed.action, parsed.arguments[0]]);
}

/**
 * The server end of a page's socket in a browser test: the part of socket.io's protocol the page uses. Stub `WebSocket`
 * with it.
 */
export class LineSocket extends EventTarget {
  readonly readyState = WebSocket.OPEN;
  readonly bufferedAmount = 0;
  binaryType = 'blob';
  onopen: (() => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    super();
    queueMicrotask(() => {
      if (isCut) return this.onerror?.();
      this.onopen?.();
      this.t(`0${OPENED}`);
    });
  }

  t(data: string): void {
    this.onmessage?.({ data });
  }

  send(data: string): void {
    receive(data);
    if (!data.startsWith(`40${NAMESPACE}`)) return;
    greeted.add(this);
    queueMicrotask(() => this.t(`40${NAMESPACE}{"sid":"s"}`));
  }

  close(): void {
    greeted.delete(this);
    this.onclose?.({ code: 1000, reason: '' });
  }
}

/** Whether a page is connected. */
export const hasLine = (): boolean => greeted.size > 0;

/** Closes every connection, and accepts none until `restoreLines`. */
export function cutLines(): void {
  isCut = true;
  for (const end of [...greeted]) end.close();
}

/** Accepts connections again. */
export function restoreLines(): void {
  isCut = false;
}

/** The actions and inputs pages have sent since the last call. */
export function takeSent(): readonly (readonly [action: string, input: unknown])[] {
  const taken = sent;
  sent = [];
  return taken;
}

/** Sends an event to every connected page. */
export function publish<S extends z.ZodMiniType>(event: SocketEvent<S>, payload: z.input<S>): void {
  const message = JSON.stringify(['message', { action: event.name, arguments: [payload] }]);
  for (const end of greeted) end.t(`42${NAMESPACE}${message}`);
}
