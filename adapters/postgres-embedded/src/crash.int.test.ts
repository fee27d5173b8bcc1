import { spawn } from 'node:child_process';
import { chown, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataOf } from './cluster.ts';
import { readPidFile } from './pid-file.ts';
import { abandonedBackends } from './process-table.ts';
import { ask, connectTo, scratchDirectory, scratchServer, until } from './scratch.ts';
import { startPostgres } from './start.ts';

/** Leaves a directory as a killed postmaster does: its pid file names another process, or is still empty. */
async function crashed(dataDir: string, pid: number | null): Promise<void> {
  const server = await startPostgres({ dataDir, log: () => {} });
  await ask(server.url, 'create table kept as select 42 as n');
  const file = join(await dataOf(server.directory), 'postmaster.pid');
  const text = await readFile(file, 'utf8');
  await server.stop();
  await writeFile(file, pid === null ? '' : text.replace(/^\d+/, String(pid)), { mode: 0o600 });
  const { uid, gid } = await stat(await dataOf(server.directory));
  await chown(file, uid, gid);
}

async function startsAgain(dataDir: string): Promise<void> {
  await using server = await scratchServer(dataDir);
  expect(server.adopted).toBe(false);
  expect(await ask(server.url, 'select n from kept')).toEqual([{ n: 42 }]);
}

test('given a pid file that names a zombie, the server starts', async () => {
  await using scratch = await scratchDirectory();
  // once the shell has exec'd sleep, it never waits for its child: the child stays a zombie
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const pid = Number(String((await parent.stdout.take(1).toArray())[0]));
    await until('its parent is sleep', async () => (await readFile(`/proc/${parent.pid}/comm`, 'utf8')) === 'sleep\n');
    process.kill(pid, 'SIGKILL');
    await until('it is a zombie', async () => / Z /.test(await readFile(`/proc/${pid}/stat`, 'utf8')));
    await crashed(join(scratch.path, 'postgres'), pid);
    await startsAgain(join(scratch.path, 'postgres'));
  } finally {
    parent.kill('SIGKILL');
  }
});

test('given a pid file whose number now belongs to another program or to none, the server starts', async () => {
  await using scratch = await scratchDirectory();
  await crashed(join(scratch.path, 'a'), process.pid);
  await startsAgain(join(scratch.path, 'a'));
  const gone = spawn('true');
  await until('it has ended', () => gone.exitCode !== null);
  await crashed(join(scratch.path, 'b'), gone.pid ?? 0);
  await startsAgain(join(scratch.path, 'b'));
});

test('given an empty pid file of a postmaster that was killed before writing it, the server starts', async () => {
  await using scratch = await scratchDirectory();
  await crashed(join(scratch.path, 'postgres'), null);
  await startsAgain(join(scratch.path, 'postgres'));
});

test("given a pid file of another directory's postmaster, the server starts and the other one keeps running", async () => {
  await using scratch = await scratchDirectory();
  await using other = await scratchServer(join(scratch.path, 'other'));
  await crashed(join(scratch.path, 'a'), other.pid());
  await startsAgain(join(scratch.path, 'a'));
  expect(await ask(other.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('given a backend deep in a query when its postmaster is killed, it is ended before the data is opened again', async () => {
  await using scratch = await scratchDirectory();
  const dataDir = join(scratch.path, 'postgres');
  await using first = await scratchServer(dataDir);
  const data = await dataOf(first.directory);
  await using client = await connectTo(first.url);
  const backend = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const busy = client.query('select count(*) from generate_series(1, 1000000000) a').catch(error => error);
  await until('the query runs', async () => {
    const rows = await ask<{ n: number }>(
      first.url,
      "select count(*)::int n from pg_stat_activity where query like '%generate_series%' and state = 'active' and pid <> pg_backend_pid()",
    );
    return rows[0]?.n === 1;
  });

  process.kill(first.pid(), 'SIGKILL');
  await until('only the busy backend is left', async () => {
    const left = await abandonedBackends(data);
    return left.length === 1 && left[0] === backend.rows[0]?.pid;
  });
  await using second = await scratchServer(dataDir);
  expect(await abandonedBackends(data)).toEqual([]);
  expect(await busy).toBeInstanceOf(Error);
  expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('given a postmaster that dies under a running product, it is restarted on the same address', async () => {
  await using scratch = await scratchDirectory();
  const output: string[] = [];
  await using server = await scratchServer(join(scratch.path, 'postgres'), { log: line => output.push(line) });
  const before = server.pid();
  process.kill(before, 'SIGKILL');
  await until('it runs again', () => server.pid() !== before);
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(output.some(line => line.includes('restarting it'))).toBe(true);
});

test('given a stop, the server is not restarted, and its pid file is gone', async () => {
  await using scratch = await scratchDirectory();
  const server = await startPostgres({ dataDir: join(scratch.path, 'postgres'), log: () => {} });
  await server.stop();
  expect(await readPidFile(await dataOf(server.directory))).toBeUndefined();
  await expect(ask(server.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  await server.stop();
  await expect(stat(join(await dataOf(server.directory), 'postmaster.pid'))).rejects.toThrow(/ENOENT/);
});
