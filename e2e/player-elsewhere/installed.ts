import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '@kotohogi/testkit/chromium';
import { type Browser, firefox, webkit } from '@playwright/test';

/** The Firefox of this machine: `FIREFOX_PATH`, else the system's; undefined if there is none. */
const findFirefox = (): string | undefined => process.env.FIREFOX_PATH || findProgram(['firefox-esr', 'firefox']);

/** Preferences that stop Firefox from contacting any outside service. */
const PREFERENCES = `user_pref('app.normandy.enabled', false);
user_pref('nimbus.rollouts.enabled', false);
user_pref('services.settings.server', 'data:,');
user_pref('browser.backup.enabled', false);
`;

/** A running installed browser and how to close it. */
export interface Running {
  readonly browser: Browser;
  readonly stop: () => Promise<void>;
}

/** A browser other than the one all journeys run in. */
export interface OtherBrowser {
  readonly name: 'Firefox' | 'WebKit';
  /** Its path on this machine; undefined if it is not installed. */
  readonly program: string | undefined;
  readonly start: (program: string) => Promise<Running>;
}

/** Starts an installed Firefox, headless and with a temporary profile. */
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

/** Playwright's WebKit, if it was downloaded. */
function findWebkit(): string | undefined {
  const program = webkit.executablePath();
  return existsSync(program) ? program : undefined;
}

async function startWebkit(executablePath: string): Promise<Running> {
  const browser = await webkit.launch({ executablePath });
  return { browser, stop: () => browser.close() };
}

/** The browsers the player is tested in, each if installed. */
export const OTHER_BROWSERS: readonly OtherBrowser[] = [
  { name: 'Firefox', program: findFirefox(), start: startFirefox },
  { name: 'WebKit', program: findWebkit(), start: startWebkit },
];
