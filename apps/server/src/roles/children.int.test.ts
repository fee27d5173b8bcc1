import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../platform/log/log.ts';
import { keepAlive } from './children.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kotohogi-children-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A child that cleans up when asked, and then waits for its standard input to close; it records how it exited. */
const LISTENER = `
  import { writeFileSync } from 'node:fs';
  const [said] = process.argv.slice(2);
  process.stdin.resume();
  process.on('SIGTERM', () => undefined);
  process.on('exit', () => writeFileSync(said, 'by itself'));
  writeFileSync(said, 'up');
`;

test('given a child that has cleaned up and still reads its standard input, when it is stopped, then it exits by itself', async () => {
  const file = path.join(folder, 'listener.mts');
  const said = path.join(folder, 'said');
  await writeFile(file, LISTENER);
  const child = keepAlive({ name: 'listener', file, args: [said], env: {} }, createLog('silent', 'test'));
  const isSaid = async (text: string) => ((await readFile(said, 'utf8').catch(() => '')) === text ? true : undefined);
  await eventually('it is up', () => isSaid('up'));
  await child.stop();
  expect(await readFile(said, 'utf8')).toBe('by itself');
});
