import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Makes no background requests, and needs neither a display nor desktop permissions. */
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
    return false; // why: a missing candidate is the normal case while searching
  }
}

/** A program on this machine, by the first of its names found in PATH; undefined if there is none. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap(folder => names.map(name => path.join(folder, name))).find(isProgram);
}

/** A browser that plays H.264: the one in `CHROMIUM_PATH`, else the system's; undefined if there is none. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || findProgram(NAMES);
}

/**
 * Launch options of every test's and tool's browser. If none is found, Playwright's own runs, which cannot play H.264.
 */
export function chromiumLaunch(more: readonly string[] = []): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return { ...(executablePath === undefined ? {} : { executablePath }), args: [...ARGS, ...more] };
}
