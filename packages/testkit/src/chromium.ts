import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Says nothing to anybody outside, and needs neither a screen nor the rights of a desktop. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // why: a candidate that is not there is the normal case while searching
  }
}

/** A program of this machine, by the first of its names that the path knows; undefined where there is none. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap(folder => names.map(name => path.join(folder, name))).find(isProgram);
}

/** A browser that plays H.264: the one `CHROMIUM_PATH` names, else the system's; undefined where there is none. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || findProgram(NAMES);
}

/** How every test and tool starts its browser. Where none is found, Playwright's own runs: it plays no H.264. */
export function chromiumLaunch(more: readonly string[] = []): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return { ...(executablePath === undefined ? {} : { executablePath }), args: [...ARGS, ...more] };
}
