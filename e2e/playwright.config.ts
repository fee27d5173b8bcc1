import { defineConfig } from '@playwright/test';

/** The browser to drive: tools/run-e2e.ts finds it. Without the setting Playwright's own build runs, which plays no H.264. */
const { CHROMIUM_PATH, CI } = process.env;

/** Tests start the product themselves, through a fixture: each journey meets it fresh. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.test.ts',
  outputDir: '../test-results',
  workers: 1,
  forbidOnly: Boolean(CI),
  reporter: [['list']],
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
