import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toConfig } from '../platform/config/to-config.ts';
import { createLog } from '../platform/log/log.ts';
import { openBackup } from './backup.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kotohogi-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = (backupDir: string) => {
  const config = toConfig({ STAGE: 'local', BACKUP_DIR: backupDir }, path.join(folder, 'own'), () => 'x'.repeat(32));
  return openBackup(config, createLog('silent', 'test'));
};

test('given no setting, then no second store is opened', async () => {
  expect(await open('')).toBeUndefined();
});

test('given a writable folder, then it is the second store, and the check leaves nothing behind', async () => {
  const second = path.join(folder, 'second');
  await expect(open(second)).rejects.toThrow(`BACKUP_DIR cannot be written: "${second}"`);
  const there = await mkdtemp(path.join(folder, 'disk-'));
  const store = await open(there);
  expect(await readdir(there)).toEqual([]);
  await store?.put('recording/a.mp4', Buffer.from('film'), 'video/mp4');
  expect(await store?.head('recording/a.mp4')).toMatchObject({ sizeBytes: 4 });
});
