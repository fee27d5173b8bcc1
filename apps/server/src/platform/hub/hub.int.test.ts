import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { action, event, SOCKET_NAMESPACE } from '@kotohogi/contract/kit/socket';
import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { eventually, freePort } from '@kotohogi/testkit/product';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createLog } from '../log/log.ts';
import { onAction, type Visitor } from './action.ts';
import { Hub } from './hub.ts';

const ask = action({ name: 'ask', kind: 'request', access: 'viewer', input: z.number(), output: z.number() });
const fail = action({ name: 'fail', kind: 'request', access: 'viewer', input: z.unknown(), output: z.unknown() });
const echo = action({ name: 'say', kind: 'message', access: 'guest', input: z.string(), output: z.unknown() });
const published = event({ name: 'note.added', room: 'wedding', payload: z.string() });
const gathered = event({ name: 'gathered', room: 'wedding', payload: z.array(z.number()) });

let http: Server;
let hub: Hub;
let url: string;
const sent: string[] = [];
const lines: Socket[] = [];

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  http = createServer();
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const log = createLog('silent', 'test');
  hub = new Hub(log);
  hub.bind(onAction(ask, async (_visitor, value) => value * 2));
  hub.bind(
    onAction(fail, async () => {
      throw new Error('inside');
    }),
  );
  hub.bind(
    onAction(echo, async (_visitor, text) => {
      sent.push(text);
      return undefined;
    }),
  );
  hub.open(http, { publicUrl: url, admission: async ({ cookie, weddingKey }) => admit(cookie, weddingKey) });
});
afterAll(async () => {
  for (const line of lines) line.disconnect();
  await hub.close();
  http.close();
});

/** Admits `guest` and `manager` only. The wedding key is the wedding id. */
function admit(cookie: string, weddingKey: string): Visitor | undefined {
  if (cookie !== 'guest' && cookie !== 'manager') return undefined;
  const weddingId = Number(weddingKey) as WeddingId;
  return {
    key: Symbol(cookie),
    weddingId,
    attendantId: cookie === 'guest' ? (7 as AttendantId) : undefined,
    userId: cookie === 'guest' ? undefined : 3,
    sessions: [],
    rooms: [{ room: 'wedding', id: weddingId }],
  };
}

async function open(cookie: string, weddingKey = '1', origin = url): Promise<{ line: Socket; received: unknown[] }> {
  const line = io(`${url}${SOCKET_NAMESPACE}`, {
    auth: { weddingKey },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { cookie, origin },
  });
  lines.push(line);
  const received: unknown[] = [];
  line.on('message', message => received.push(message));
  line.on('result', result => received.push(result));
  await new Promise<void>((resolve, reject) => {
    line.on('connect', () => resolve());
    line.on('connect_error', reject);
  });
  return { line, received };
}

const first = (received: readonly unknown[]) => eventually('a message', () => received[0]);

describe('given a socket of the guest page', () => {
  test('when a client sends a request, then the result carries the id of the request', async () => {
    const { line, received } = await open('manager');
    line.emit('request', { id: 'a1', action: 'ask', arguments: [21] });
    expect(await first(received)).toEqual({ id: 'a1', result: 42 });
  });

  test('when the action is unknown or fails, then the error carries the same id and no internal details', async () => {
    const { line, received } = await open('manager');
    line.emit('request', { id: 1, action: 'nothing', arguments: [] });
    expect(await first(received)).toEqual({ id: 1, error: { status: 404, message: 'unknown action' } });
    line.emit('request', { id: 2, action: 'fail', arguments: [] });
    expect(await eventually('the failure', () => received[1])).toEqual({
      id: 2,
      error: { status: 500, message: 'failed' },
    });
  });

  test('when an event is published, then only its room receives the message', async () => {
    const [here, there] = [await open('guest', '11'), await open('guest', '12')];
    hub.publish(published, 11, 'hello');
    expect(await first(here.received)).toEqual({ action: 'note.added', arguments: ['hello'] });
    hub.publish(published, 12, 'later');
    expect(await first(there.received)).toEqual({ action: 'note.added', arguments: ['later'] });
    expect(here.received).toHaveLength(1);
  });

  test('when many items are published at once, then they arrive in one message, in order', async () => {
    const { received } = await open('guest', '21');
    for (const item of [1, 2, 3]) hub.publishSoon(gathered, 21, item);
    expect(await first(received)).toEqual({ action: 'gathered', arguments: [[1, 2, 3]] });
  });

  test('when a message is not allowed for the visitor, malformed, or of an unknown action, then it is dropped', async () => {
    const [guest, manager] = [await open('guest'), await open('manager')];
    manager.line.emit('message', { action: 'say', arguments: ['from a manager'] });
    guest.line.emit('message', { action: 'say', arguments: [{ not: 'words' }] });
    guest.line.emit('message', 'no message');
    guest.line.emit('message', { action: 'nothing', arguments: [] });
    guest.line.emit('message', { action: 'say', arguments: ['from a guest'] });
    await eventually('the text of the guest', () => sent.find(text => text === 'from a guest'));
    expect(sent).toEqual(['from a guest']);
    expect(guest.line.connected).toBe(true);
  });

  test('when an unknown visitor or a page of another site connects, then the connection is rejected', async () => {
    await expect(open('unknown')).rejects.toThrow('unauthorized');
    await expect(open('guest', '1', 'https://evil.example')).rejects.toThrow();
  });
});
