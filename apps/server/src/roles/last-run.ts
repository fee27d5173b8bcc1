import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a launcher leaves for the next one, in case it is killed. */
export interface LastRun {
  /** The settings the origin runs with, by name; no secrets. */
  readonly settings: Readonly<Record<string, string>>;
  /** The web process: it exits by itself when the launcher is gone, which takes a moment. */
  readonly webPid: number;
}

const fileIn = (dataDir: string) => path.join(dataDir, 'run.json');

function isLastRun(value: unknown): value is LastRun {
  return typeof value === 'object' && value !== null && 'settings' in value && 'webPid' in value;
}

/** What the last launcher wrote; undefined if it stopped as planned, or never ran. */
export function readLastRun(dataDir: string): LastRun | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
    return isLastRun(value) ? value : undefined;
  } catch {
    // why: a missing file is the normal case; a broken one is useless
    return undefined;
  }
}

/** Stores what runs now, atomically: readers see the previous file or this one, never half of one. */
export function saveRun(dataDir: string, run: LastRun): void {
  const file = fileIn(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify(run), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Deletes the file after a planned stop: there is nothing to take over. */
export function forgetRun(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}
