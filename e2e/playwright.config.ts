import { chromiumLaunch } from '@kotohogi/testkit/chromium';
import { defineConfig } from '@playwright/test';

const { CI } = process.env;

/** Journeys without video: nothing in them is timed, so two may share the machine (`tools/run-e2e.ts`). */
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

/** Tests start the product themselves, through a fixture: each journey gets a fresh one. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'still', testMatch: STILL },
    { name: 'live', testMatch: '*.e2e.test.ts', testIgnore: STILL },
  ],
  outputDir: '../test-results',
  workers: 1,
  // Journeys are timed by a real clock on a shared machine: two failures are red, one is mentioned in the report.
  retries: 1,
  forbidOnly: Boolean(CI),
  reporter: [['list']],
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    // Other machines render text slightly differently; a part that moved or lost its color differs far more than this.
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
