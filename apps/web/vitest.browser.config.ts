import { chromiumLaunch } from '@kotohogi/testkit/chromium';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** What the shell does in a real browser: forms as they are filled in, left and sent. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/web-browser',
  optimizeDeps: {
    entries: [
      'src/{shell,entries/docs,features/archive-sale,features/payment}/**/*.{ts,tsx}',
      '../../packages/ui/src/*/index.ts',
      '!**/*.config.ts',
    ],
    include: ['react/jsx-dev-runtime'],
  },
  test: {
    name: 'web-browser',
    include: ['src/**/*.web.test.tsx'],
    testTimeout: 20_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunch(),
        contextOptions: { locale: 'ja-JP', timezoneId: 'Asia/Tokyo' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1024, height: 900 } }],
    },
  },
});
