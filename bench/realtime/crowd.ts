/**
 * A crowd of guests in a separate process: each holds one socket, some send. Reads its orders from the JSON file in the
 * first argument, writes its measurements as JSON.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';

export interface Orders {
  readonly url: string;
  readonly weddingKey: string;
  readonly cookies: readonly string[];
  /** How many reactions all guests together send per second. */
  readonly perSecond: number;
  readonly seconds: number;
}

export interface Seen {
  readonly connected: number;
  readonly sent: number;
  /** Reactions that arrived, over all guests. */
  readonly received: number;
  /** From one guest's tap to the arrival at another, ms; a sample. */
  readonly delaysMs: readonly number[];
}

const HEART = 'natural-heart';

/** One guest: engine.io 4 over a bare WebSocket, so that thousands fit into one process. */
class Guest {
  readonly #socket: WebSocket;
  readonly joined: Promise<void>;
  onReaction: (programMs: number) => void = () => undefined;

  constructor({ url, weddingKey }: Orders, cookie: string) {
    this.#socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`, {
      headers: { cookie, origin: url },
      perMessageDeflate: false,
    });
    this.joined = new Promise((resolve, reject) => {
      this.#socket.once('error', reject);
      this.#socket.on('message', data => {
        const text = String(data);
        if (text.startsWith('0')) this.#socket.send(`40/attendance,${JSON.stringify({ weddingKey })}`);
        else if (text === '2') this.#socket.send('3');
        else if (text.startsWith('40/attendance')) resolve();
        else if (text.startsWith('44/attendance')) reject(new Error(text));
        else if (text.startsWith('42/attendance,')) this.#receive(text.slice('42/attendance,'.length));
      });
    });
  }

  tap(): void {
    const message = { action: 'reaction.send', arguments: [{ value: HEART, programMs: Date.now() }] };
    this.#socket.send(`42/attendance,${JSON.stringify(['message', message])}`);
  }

  close(): void {
    this.#socket.terminate();
  }

  #receive(text: string): void {
    if (!text.includes('reaction.batch')) return;
    const [, message] = JSON.parse(text) as [string, { arguments: [{ programMs: number }[]] }];
    for (const { programMs } of message.arguments[0]) this.onReaction(programMs);
  }
}

async function joinAll(orders: Orders): Promise<Guest[]> {
  const guests: Guest[] = [];
  // A hundred at a time, because connecting is not what is measured.
  for (let from = 0; from < orders.cookies.length; from += 100) {
    const next = orders.cookies.slice(from, from + 100).map(cookie => new Guest(orders, cookie));
    await Promise.all(next.map(guest => guest.joined));
    guests.push(...next);
  }
  return guests;
}

async function watch(orders: Orders): Promise<Seen> {
  const guests = await joinAll(orders);
  const delaysMs: number[] = [];
  let received = 0;
  for (const guest of guests) {
    guest.onReaction = programMs => {
      received += 1;
      if (received % 50 === 0) delaysMs.push(Date.now() - programMs);
    };
  }
  await pause(1000);
  const total = orders.perSecond * orders.seconds;
  const startMs = performance.now();
  for (let sent = 0; sent < total; sent += 1) {
    guests[sent % guests.length]?.tap();
    const dueMs = startMs + ((sent + 1) * 1000) / orders.perSecond;
    await pause(Math.max(0, dueMs - performance.now()));
  }
  await pause(2000);
  for (const guest of guests) guest.close();
  return { connected: guests.length, sent: total, received, delaysMs };
}

const orders = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as Orders;
process.stdout.write(JSON.stringify(await watch(orders)));
process.exit(0);
