import { chromiumLaunch } from '@kotohogi/testkit/chromium';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** Tests of layer and bar in a real browser, with a real worker. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  cacheDir: '../../node_modules/.vite/reactions-browser',
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'], include: ['react/jsx-dev-runtime'] },
  test: {
    name: 'reactions-browser',
    include: ['src/**/*.web.test.tsx'],
    testTimeout: 30_000,
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
