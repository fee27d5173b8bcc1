import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '@kotohogi/testkit/chromium';
import { type Browser, firefox } from '@playwright/test';

/** The Firefox of this machine: the one `FIREFOX_PATH` names, else the system's; undefined where there is none. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH || findProgram(['firefox-esr', 'firefox']);

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

/** Starts an installed Firefox, without a screen and with a profile of its own. */
export async function startFirefox(program: string): Promise<Running> {
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
