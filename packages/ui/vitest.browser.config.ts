import { chromiumLaunch } from '@kotohogi/testkit/chromium';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { iconSprite } from './gallery/icon-sprite.ts';

/** Component behavior in a real browser: keyboard, composition, focus, accessibility. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [iconSprite()],
  cacheDir: '../../node_modules/.vite/ui-browser',
  optimizeDeps: {
    entries: ['{src,gallery,testing}/**/*.{ts,tsx}', '!**/*.config.ts', '!gallery/icon-sprite.ts'],
    include: ['react/jsx-dev-runtime'],
  },
  test: {
    name: 'ui-browser',
    include: ['{src,gallery,testing}/**/*.web.test.tsx'],
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
