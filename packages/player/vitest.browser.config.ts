import { chromiumLaunch } from '@kotohogi/testkit/chromium';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { fakeLive } from './fake-live.ts';

/** Tests of the player's behavior in a real browser with a real stream. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), fakeLive()],
  cacheDir: '../../node_modules/.vite/player-browser',
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'], include: ['react/jsx-dev-runtime'] },
  test: {
    name: 'player-browser',
    include: ['src/**/*.web.test.tsx'],
    testTimeout: 30_000,
    // Most of them wait for a stream.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunch(),
        contextOptions: { locale: 'ja-JP', timezoneId: 'Asia/Tokyo' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1024, height: 760 } }],
    },
  },
});
