import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '@kotohogi/testkit/chromium';
import { type Browser, firefox, webkit } from '@playwright/test';

/** The Firefox of this machine: the one `FIREFOX_PATH` names, else the system's; undefined where there is none. */
const findFirefox = (): string | undefined => process.env.FIREFOX_PATH || findProgram(['firefox-esr', 'firefox']);

/** Says nothing to anybody outside. */
const PREFERENCES = `user_pref('app.normandy.enabled', false);
user_pref('nimbus.rollouts.enabled', false);
user_pref('services.settings.server', 'data:,');
user_pref('browser.backup.enabled', false);
`;

/** An installed browser that runs, and how to be rid of it. */
export interface Running {
  readonly browser: Browser;
  readonly stop: () => Promise<void>;
}

/** A browser of another make than the one all journeys are walked in. */
export interface Elsewhere {
  readonly name: 'Firefox' | 'WebKit';
  /** Where it is on this machine; undefined where it is not. */
  readonly program: string | undefined;
  readonly start: (program: string) => Promise<Running>;
}

/** Starts an installed Firefox, without a screen and with a profile of its own. */
async function startFirefox(program: string): Promise<Running> {
  const profile = await mkdtemp(path.join(tmpdir(), 'kotohogi-firefox-'));
  await writeFile(path.join(profile, 'user.js'), PREFERENCES);
  const remove = () => rm(profile, { recursive: true, force: true, maxRetries: 5 });
  try {
    const browser = await firefox.launch({
      channel: 'moz-firefox',
      executablePath: process.execPath,
      ignoreDefaultArgs: true,
      args: [path.join(import.meta.dirname, 'firefox.ts'), program, profile],
    });
    const stop = async () => {
      await browser.close();
      await remove();
    };
    return { browser, stop };
  } catch (cause) {
    await remove();
    throw new Error(`${program} does not start`, { cause });
  }
}

/** The WebKit that Playwright brings, where somebody has fetched it. */
function findWebkit(): string | undefined {
  const program = webkit.executablePath();
  return existsSync(program) ? program : undefined;
}

async function startWebkit(executablePath: string): Promise<Running> {
  const browser = await webkit.launch({ executablePath });
  return { browser, stop: () => browser.close() };
}

/** The makes the player is seen in, each where it is installed. */
export const ELSEWHERE: readonly Elsewhere[] = [
  { name: 'Firefox', program: findFirefox(), start: startFirefox },
  { name: 'WebKit', program: findWebkit(), start: startWebkit },
];
