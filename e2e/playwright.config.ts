import { chromiumLaunch } from '@kotohogi/testkit/chromium';
import { defineConfig } from '@playwright/test';

const { CI } = process.env;

/** Journeys without a moving picture: nothing in them is timed, so two may share the machine (`tools/run-e2e.ts`). */
const STILL = [
  'doors',
  'first-look',
  'gallery',
  'gallery-looks',
  'j03-*',
  'j08-*',
  'j11-*',
  'keyboard',
  'pages',
  'reply',
].map(name => `${name}.e2e.test.ts`);

/** Tests start the product themselves, through a fixture: each journey meets it fresh. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'still', testMatch: STILL },
    { name: 'live', testMatch: '*.e2e.test.ts', testIgnore: STILL },
  ],
  outputDir: '../test-results',
  workers: 1,
  // Journeys are timed against a real clock on a machine that others use too: twice red is red, once is said in the report.
  retries: 1,
  forbidOnly: Boolean(CI),
  reporter: [['list']],
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    // Other machines set letters a little differently; a part that moved or lost its colour is far more than this.
    toHaveScreenshot: { maxDiffPixelRatio: 0.005, threshold: 0.3, animations: 'disabled', scale: 'css' },
  },
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  use: {
    browserName: 'chromium',
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
});
