import { fork } from 'node:child_process';
import { chmod, mkdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dataOf } from './cluster.ts';
import { isPostmaster } from './process-table.ts';
import { isRoot, UNPRIVILEGED } from './run-as.ts';
import { ask, scratchDirectory, scratchServer, until } from './scratch.ts';
import { startPostgres, stopPostgres } from './start.ts';

const SERVER_UID = isRoot() ? UNPRIVILEGED.uid : (process.getuid?.() ?? -1);

async function statusOf(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/status`, 'utf8');
}

describe('a fresh server', () => {
  test('runs as a separate unprivileged user, without creating a system user', async () => {
    const usersBefore = await readFile('/etc/passwd', 'utf8');
    await using scratch = await scratchDirectory();
    await using server = await scratchServer(join(scratch.path, 'postgres'));
    const status = await statusOf(server.pid());
    expect(status).toMatch(new RegExp(`^Uid:\\s+${SERVER_UID}\\s+${SERVER_UID}\\s`, 'm'));
    expect((await stat(await dataOf(server.directory))).uid).toBe(SERVER_UID);
    if (isRoot()) expect(status).toMatch(/^Groups:\s*$/m);
    expect(await readFile('/etc/passwd', 'utf8')).toBe(usersBefore);
  });

  test('uses UTF-8, the C.UTF-8 locale and UTC, and flushes every commit to disk', async () => {
    await using scratch = await scratchDirectory();
    await using server = await scratchServer(join(scratch.path, 'postgres'));
    const [locale] = await ask(
      server.url,
      `select pg_encoding_to_char(encoding) encoding, datlocprovider provider, datlocale locale
         from pg_database where datname = current_database()`,
    );
    expect(locale).toEqual({ encoding: 'UTF8', provider: 'b', locale: 'C.UTF-8' });
    const [settings] = await ask(
      server.url,
      `select current_setting('timezone') timezone, current_setting('fsync') fsync,
              current_setting('synchronous_commit') commit, current_setting('full_page_writes') pages,
              current_setting('max_connections') connections, current_setting('data_checksums') checksums`,
    );
    expect(settings).toEqual({
      timezone: 'UTC',
      fsync: 'on',
      commit: 'on',
      pages: 'on',
      connections: '200',
      checksums: 'on',
    });
  });

  test('listens on 127.0.0.1 only, with a random password in a file that only its user can read', async () => {
    await using scratch = await scratchDirectory();
    await using server = await scratchServer(join(scratch.path, 'postgres'));
    await using other = await scratchServer(join(scratch.path, 'other'));
    const [bound] = await ask(
      server.url,
      `select current_setting('listen_addresses') tcp, current_setting('unix_socket_directories') sockets,
              (select string_agg(distinct auth_method, ',') from pg_hba_file_rules) auth`,
    );
    expect(bound).toEqual({ tcp: '127.0.0.1', sockets: '', auth: 'scram-sha-256' });

    const file = join(server.directory, 'cluster', 'password');
    const { mode, uid } = await stat(file);
    expect({ mode: mode & 0o777, uid }).toEqual({ mode: 0o600, uid: SERVER_UID });
    const { password } = new URL(server.url);
    expect(password).toMatch(/^[\w-]{32}$/);
    expect((await readFile(file, 'utf8')).trim()).toBe(password);
    expect(new URL(other.url).password).not.toBe(password);
    await expect(ask(server.url.replace(password, 'wrong'), 'select 1')).rejects.toThrow(/password authentication/);
  });

  test('is refused on a network file system, before anything is written there', async () => {
    await using scratch = await scratchDirectory();
    const dataDir = join(scratch.path, 'postgres');
    const start = startPostgres({ dataDir, log: () => {} }, async () => 0x6969);
    await expect(start).rejects.toThrow(/network file system \(nfs\).*DATABASE_URL/s);
    await expect(stat(join(dataDir, 'cluster'))).rejects.toThrow(/ENOENT/);
  });
});

describe('the location of the data', () => {
  test('given a 0700 home and root, it is elsewhere, the log says where, and the next start finds it there', async () => {
    await using scratch = await scratchDirectory(0o700);
    const dataDir = join(scratch.path, 'postgres');
    const output: string[] = [];
    const first = await startPostgres({ dataDir, log: line => output.push(line) });
    const { directory } = first;
    try {
      await ask(first.url, 'create table kept (n int)');
      await first.stop();
      await using second = await scratchServer(dataDir);
      expect(second.directory).toBe(directory);
      expect(await ask(second.url, 'select * from kept')).toEqual([]);
      expect(directory === dataDir).toBe(!isRoot());
      expect(output.some(line => line.includes(`the data is in ${directory}`))).toBe(isRoot());
    } finally {
      await first.stop();
      await rm(directory, { recursive: true, force: true });
    }
  });

  test('given data whose parents were closed later, a start refuses to create a new database elsewhere', async () => {
    await using scratch = await scratchDirectory();
    const dataDir = join(scratch.path, 'postgres');
    const first = await startPostgres({ dataDir, log: () => {} });
    await first.stop();
    await chmod(scratch.path, 0o700);
    const again = startPostgres({ dataDir, log: () => {} });
    if (isRoot()) await expect(again).rejects.toThrow(/chmod o\+x/);
    else await (await again).stop();
  });

  test('given data of another major version, a start refuses it and says what to do', async () => {
    await using scratch = await scratchDirectory();
    const dataDir = join(scratch.path, 'postgres');
    await mkdir(await dataOf(dataDir), { recursive: true });
    await writeFile(join(await dataOf(dataDir), 'PG_VERSION'), '15\n');
    await expect(startPostgres({ dataDir, log: () => {} })).rejects.toThrow(/made by PostgreSQL 15.*dump/s);
  });
});

describe('starting and stopping', () => {
  test('given four concurrent starters on an empty directory, one server runs and all use it', async () => {
    await using scratch = await scratchDirectory();
    const dataDir = join(scratch.path, 'postgres');
    const servers = await Promise.all(Array.from({ length: 4 }, () => startPostgres({ dataDir, log: () => {} })));
    try {
      expect(new Set(servers.map(server => server.pid())).size).toBe(1);
      expect(new Set(servers.map(server => server.url)).size).toBe(1);
      expect(servers.filter(server => !server.adopted)).toHaveLength(1);
    } finally {
      await Promise.all(servers.map(server => server.stop()));
    }
  });

  test('given a stop, the process is gone, the data stays, and the next start uses the same address', async () => {
    await using scratch = await scratchDirectory();
    const dataDir = join(scratch.path, 'postgres');
    const first = await startPostgres({ dataDir, log: () => {} });
    await ask(first.url, 'create table kept as select 42 as n');
    await first.stop();
    expect(await isPostmaster(first.pid(), await dataOf(first.directory))).toBe(false);
    await using second = await scratchServer(dataDir);
    expect(second.url).toBe(first.url);
    expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 42 }]);
    expect(await readFile(join(second.directory, 'postgres.log'), 'utf8')).not.toContain('recovery');
  });

  test('given a cluster moved to another disk behind a link, the server is started, adopted and stopped there', async () => {
    await using scratch = await scratchDirectory();
    const dataDir = join(scratch.path, 'postgres');
    const first = await startPostgres({ dataDir, log: () => {} });
    await first.stop();
    await rename(join(dataDir, 'cluster'), join(scratch.path, 'other-disk'));
    await symlink(join(scratch.path, 'other-disk'), join(dataDir, 'cluster'));
    await using second = await scratchServer(dataDir);
    await using third = await scratchServer(dataDir);
    expect([second.adopted, third.adopted]).toEqual([false, true]);
    await third.release();
    await second.stop();
    expect(await isPostmaster(second.pid(), join(scratch.path, 'other-disk', 'data'))).toBe(false);
  });

  test('given a running server, it can be stopped by its directory alone; without one, nothing happens', async () => {
    await using scratch = await scratchDirectory();
    const dataDir = join(scratch.path, 'postgres');
    const left = await startPostgres({ dataDir, log: () => {} });
    await left.release();
    expect(await stopPostgres(dataDir, () => {})).toBe(left.directory);
    expect(await isPostmaster(left.pid(), await dataOf(left.directory))).toBe(false);
    await stopPostgres(dataDir, () => {});
    await stopPostgres(join(scratch.path, 'never'), () => {});
  });

  test('given the last port is taken by another program, another is chosen; an explicitly requested port is required', async () => {
    await using scratch = await scratchDirectory();
    const dataDir = join(scratch.path, 'postgres');
    const first = await startPostgres({ dataDir, log: () => {} });
    await first.stop();
    const foreignServer = createServer().listen(first.port, '127.0.0.1');
    await until('the other server listens', () => foreignServer.listening);
    try {
      await using second = await scratchServer(dataDir);
      expect(second.port).not.toBe(first.port);
      await second.stop();
      await expect(startPostgres({ dataDir, port: first.port, log: () => {} })).rejects.toThrow(/could not bind/);
    } finally {
      foreignServer.close();
    }
  });

  test.each([
    { stopWithParent: true, fate: 'ends' },
    { stopWithParent: false, fate: 'runs on' },
  ])('given stopWithParent $stopWithParent, when the parent ends, the server $fate', async ({ stopWithParent }) => {
    await using scratch = await scratchDirectory();
    const dataDir = join(scratch.path, 'postgres');
    const program = new URL('./kill-writer.ts', import.meta.url);
    const parent = fork(program, [dataDir, stopWithParent ? 'exit-and-stop' : 'exit'], { execArgv: [], silent: true });
    await until('the parent has ended', () => parent.exitCode !== null);
    expect(parent.exitCode).toBe(0);
    const pidFile = join(await dataOf(dataDir), 'postmaster.pid');
    if (stopWithParent) await until('the server has ended', async () => !(await stat(pidFile).catch(() => undefined)));
    await using server = await scratchServer(dataDir);
    expect(server.adopted).toBe(!stopWithParent);
  });
});
