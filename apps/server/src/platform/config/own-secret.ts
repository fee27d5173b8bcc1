import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const fileOf = (dataDir: string) => path.join(dataDir, 'secret');

/** Whether a data folder was made by `npm start`: production never generates a secret. */
export const hasOwnSecret = (dataDir: string): boolean => existsSync(fileOf(dataDir));

/** The secret of a workstation: generated once and stored with its data, so that sessions survive a restart. */
export function ownSecret(dataDir: string): string {
  const file = fileOf(dataDir);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
