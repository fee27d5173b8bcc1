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
let heard: (readonly [action: string, input: unknown])[] = [];

/** What a page says: `42/attendance,["message",{"action":…,"arguments":[…]}]`. */
function hear(data: string): void {
  const [, text] = /^42\/attendance,\d*(\[.*)$/.exec(data) ?? [];
  if (text === undefined) return;
  const [, said] = JSON.parse(text);
  heard.push([said.action, said.arguments[0]]);
}

/** The far end of a page's line in a browser test: as much of socket.io's wire as the page speaks. Stub `WebSocket` with it. */
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
      this.say(`0${OPENED}`);
    });
  }

  say(data: string): void {
    this.onmessage?.({ data });
  }

  send(data: string): void {
    hear(data);
    if (!data.startsWith(`40${NAMESPACE}`)) return;
    greeted.add(this);
    queueMicrotask(() => this.say(`40${NAMESPACE}{"sid":"s"}`));
  }

  close(): void {
    greeted.delete(this);
    this.onclose?.({ code: 1000, reason: '' });
  }
}

/** Whether a page is on the line. */
export const hasLine = (): boolean => greeted.size > 0;

/** Cuts every line, and lets none be opened until they are mended. */
export function cutLines(): void {
  isCut = true;
  for (const end of [...greeted]) end.close();
}

/** Lets pages open their lines again. */
export function mendLines(): void {
  isCut = false;
}

/** What pages have said since this was asked last: actions and their input. */
export function takeHeard(): readonly (readonly [action: string, input: unknown])[] {
  const taken = heard;
  heard = [];
  return taken;
}

/** Tells every page on the line an event. */
export function tellPages<S extends z.ZodMiniType>(event: SocketEvent<S>, payload: z.input<S>): void {
  const message = JSON.stringify(['message', { action: event.name, arguments: [payload] }]);
  for (const end of greeted) end.say(`42${NAMESPACE}${message}`);
}
