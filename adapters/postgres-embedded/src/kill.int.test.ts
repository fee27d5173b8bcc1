import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ask, connectTo, scratchDirectory, scratchServer, until } from './scratch.ts';
import { startPostgres } from './start.ts';

const KILLS = 20;

/** The acknowledged rows that are missing from the table. */
async function lostRows(url: string, acknowledged: ReadonlySet<number>): Promise<readonly number[]> {
  const kept = new Set((await ask<{ n: string }>(url, 'select n from ledger')).map(row => Number(row.n)));
  return [...acknowledged].filter(n => !kept.has(n));
}

/** Inserts as fast as it can, reconnects whenever the server goes away, and remembers what was acknowledged. */
function writeSteadily(url: string, acknowledged: Set<number>, first: number, step: number) {
  let isDone = false;
  const work = (async () => {
    let n = first;
    while (!isDone) {
      try {
        await using client = await connectTo(url);
        for (; !isDone; n += step) {
          await client.query('insert into ledger values ($1)', [n]);
          acknowledged.add(n);
        }
      } catch {
        // why: the server was killed; it is unknown whether this row was stored, so it is not inserted again
        n += step;
        await delay(5);
      }
    }
  })();
  return () => {
    isDone = true;
    return work;
  };
}

test(`given ${KILLS} kills of the postmaster under a stream of inserts, every start succeeds and no acknowledged row is lost`, async () => {
  await using scratch = await scratchDirectory();
  const dataDir = join(scratch.path, 'postgres');
  await using server = await scratchServer(dataDir);
  await ask(server.url, 'create table ledger (n bigint primary key)');
  const acknowledged = new Set<number>();
  const writers = [0, 1].map(first => writeSteadily(server.url, acknowledged, first, 2));
  const pids = new Set([server.pid()]);

  for (let kill = 0; kill < KILLS; kill++) {
    const wanted = acknowledged.size + 20 + 7 * kill;
    await until('rows are acknowledged', () => acknowledged.size >= wanted);
    const victim = [...pids].at(-1) ?? 0;
    process.kill(victim, 'SIGKILL');
    const again = await startPostgres({ dataDir, log: () => {} });
    expect(again.url).toBe(server.url);
    pids.add(again.pid());
    await again.release();
  }
  await Promise.all(writers.map(stop => stop()));

  expect(pids.size).toBe(KILLS + 1);
  expect(await lostRows(server.url, new Set([-1]))).toEqual([-1]);
  expect(await lostRows(server.url, acknowledged)).toEqual([]);
});

interface Writer {
  readonly process: ChildProcess;
  readonly started: Promise<{ pid: number; adopted: boolean }>;
}

/** A node process that starts the server and writes; adds the acknowledged rows to the set. */
function startWriter(dataDir: string, first: number, acknowledged: Set<number>): Writer {
  const program = new URL('./kill-writer.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program, dataDir, String(first)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const started = new Promise<{ pid: number; adopted: boolean }>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the writer ended before the server ran')));
    lines.on('line', line => {
      const [word, number, adopted] = line.split(' ');
      if (word === 'started') resolve({ pid: Number(number), adopted: adopted === 'true' });
      if (word === 'acknowledged') acknowledged.add(Number(number));
    });
  });
  return { process: child, started };
}

async function killWriter(writer: Writer): Promise<void> {
  writer.process.kill('SIGKILL');
  await until('the writer has exited', () => writer.process.signalCode !== null || writer.process.exitCode !== null);
}

test(`given ${KILLS} kills of the process that started the server, it is adopted each time and no acknowledged row is lost`, async () => {
  await using scratch = await scratchDirectory();
  const dataDir = join(scratch.path, 'postgres');
  const acknowledged = new Set<number>();
  const starts: { pid: number; adopted: boolean }[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const writer = startWriter(dataDir, kill * 1_000_000, acknowledged);
    starts.push(await writer.started);
    const wanted = acknowledged.size + 20 + 7 * kill;
    await until('rows are acknowledged', () => acknowledged.size >= wanted);
    await killWriter(writer);
  }
  await using server = await scratchServer(dataDir);
  expect(server.adopted).toBe(true);
  expect(new Set([...starts.map(start => start.pid), server.pid()]).size).toBe(1);
  expect(starts.map(start => start.adopted)).toEqual(starts.map((_, index) => index > 0));
  expect(await lostRows(server.url, acknowledged)).toEqual([]);
});

test('given both killed at once, five times, the next start recovers and no acknowledged row is lost', async () => {
  await using scratch = await scratchDirectory();
  const dataDir = join(scratch.path, 'postgres');
  const acknowledged = new Set<number>();
  for (let kill = 0; kill < 5; kill++) {
    const writer = startWriter(dataDir, kill * 1_000_000, acknowledged);
    const { pid, adopted } = await writer.started;
    expect(adopted).toBe(false);
    const wanted = acknowledged.size + 50;
    await until('rows are acknowledged', () => acknowledged.size >= wanted);
    process.kill(pid, 'SIGKILL');
    await killWriter(writer);
  }
  await using server = await scratchServer(dataDir);
  expect(await lostRows(server.url, acknowledged)).toEqual([]);
});
