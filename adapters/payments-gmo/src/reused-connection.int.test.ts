import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createIdPassClient, type IdPassClient } from './id-pass-client.ts';

/** Reads a request, and returns whether it is answered; without an answer its connection is closed. */
let isAnswered: (request: IncomingMessage) => boolean;
let sockets: Socket[];
let server: Server;
let client: IdPassClient;
beforeEach(async () => {
  isAnswered = () => true;
  sockets = [];
  server = createServer((request, response) => {
    sockets.push(request.socket);
    request.resume().on('end', () => {
      if (isAnswered(request)) response.end('OrderID=o-1');
      else request.socket.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = createIdPassClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 10_000);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ANSWERED = { fields: { OrderID: 'o-1' } };

test('given a connection that the gateway closed while it was idle, when the next call is made, then it opens another and is sent once', async () => {
  expect(await client('EntryTran', {})).toMatchObject(ANSWERED);
  const idle = sockets[0];
  idle?.end();
  await once(idle as Socket, 'close');
  expect(await client('AlterTran', {})).toMatchObject(ANSWERED);
  expect(sockets).toHaveLength(2);
  expect(sockets[1] === idle).toBe(false);
});

test('given a connection that the gateway closes just as it is used again, when no answer comes, then the outcome is unknown and nothing is sent twice', async () => {
  expect(await client('EntryTran', {})).toMatchObject(ANSWERED);
  // The connection is free for the next call after this turn of the event loop.
  await turn();
  isAnswered = request => !request.url?.includes('AlterTran');
  expect(await client('AlterTran', {})).toMatchObject({ unknown: 'connection' });
  expect(sockets).toHaveLength(2);
  expect(sockets[1] === sockets[0]).toBe(true);
  expect(await client('SearchTrade', {})).toMatchObject(ANSWERED);
});
