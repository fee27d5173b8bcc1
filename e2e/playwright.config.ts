import { chromiumLaunch } from '@kotohogi/testkit/chromium';
import { defineConfig } from '@playwright/test';

const { CI } = process.env;

/**
 * Journeys that check to a few seconds how long something takes, or which picture is on screen at which moment.
 * Each has the machine to itself; all others share it (`tools/run-e2e.ts`).
 */
const TIMED = ['j07-guest-on-the-day', 'j09-*', 'j10-*', 'main-job', 'player-elsewhere'].map(
  name => `${name}.e2e.test.ts`,
);

/** The files that only look at the pages of the demo: they share one product, so one worker runs them all. */
const DEMO = ['pages', 'server-page', 'staff-pages'].map(name => `${name}.e2e.test.ts`);

/** Journeys start the product themselves, each a fresh one. */
export default defineConfig({
  testDir: '.',
  projects: [
    // First, because it takes longest: other workers run the journeys meanwhile.
    { name: 'demo', testMatch: DEMO, workers: 1 },
    { name: 'shared', testMatch: '*.e2e.test.ts', testIgnore: [...DEMO, ...TIMED] },
    { name: 'timed', testMatch: TIMED },
  ],
  outputDir: '../test-results',
  workers: 1,
  forbidOnly: Boolean(CI),
  reporter: [['list']],
  // Every wait within a test ends by itself, so this only stops a test that hangs. Other tests can slow one down three times.
  timeout: 600_000,
  expect: {
    timeout: 20_000,
    // Other machines render text slightly differently; a part that moved or lost its color differs far more than this.
    toHaveScreenshot: { maxDiffPixelRatio: 0.005, threshold: 0.3, animations: 'disabled', scale: 'css' },
  },
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  use: {
    browserName: 'chromium',
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // The log of actions and requests only: pictures and page contents at every action slow all tests down.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
});
