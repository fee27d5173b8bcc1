import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BackupStore } from '@kotohogi/ports/object-store';
import { createFileStore } from '@kotohogi/storage-fs';
import type { Config } from '../platform/config/to-config.ts';
import { ConfigError } from '../platform/config/values.ts';
import type { Log } from '../platform/log/log.ts';

/**
 * Opens the second store, if one is configured, and verifies that it is writable. A missing folder is a disk that is
 * not mounted. It is not created, because the copies would then be on the first disk. Throws a ConfigError.
 */
export async function openBackup({ backupDir, dataDir }: Config, log: Log): Promise<BackupStore | undefined> {
  if (backupDir === '') return undefined;
  const proof = path.join(backupDir, `.kotohogi-${process.pid}`);
  try {
    const there = await stat(backupDir);
    await writeFile(proof, '');
    await rm(proof);
    await mkdir(dataDir, { recursive: true });
    const isOneDisk = (await stat(dataDir)).dev === there.dev;
    if (isOneDisk)
      log.warn({ backupDir }, 'BACKUP_DIR is on the same disk as DATA_DIR: a failure of that disk loses both');
  } catch (cause) {
    throw new ConfigError(`BACKUP_DIR cannot be written: "${backupDir}"`, { cause });
  }
  // No parts are uploaded there, so there are no URLs to sign.
  return createFileStore(backupDir, { urlKey: '' });
}
