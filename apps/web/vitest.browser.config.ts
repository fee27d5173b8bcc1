import { chromiumLaunch } from '@kotohogi/testkit/chromium';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { fakeLive } from '../../packages/player/fake-live.ts';
import { folder } from '../../packages/player/sheet/folder.ts';

const ART = new URL('../../packages/themes/static/', import.meta.url).pathname;

/** A camera and a microphone that every machine has. */
const FAKE_DEVICES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** What the shell does in a real browser: forms as they are filled in, left and sent. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [fakeLive(), folder('/art', ART)],
  cacheDir: '../../node_modules/.vite/web-browser',
  optimizeDeps: {
    entries: [
      'src/{shell,entries/docs,features/archive-sale,features/live,features/notification,features/payment,features/recording}/**/*.{ts,tsx}',
      '../../packages/ui/src/*/index.ts',
      '!**/*.config.ts',
    ],
    include: ['react/jsx-dev-runtime', 'axe-core', 'hls.js/light', 'mediabunny'],
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
        launchOptions: chromiumLaunch(FAKE_DEVICES),
        contextOptions: { locale: 'ja-JP', timezoneId: 'Asia/Tokyo' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1024, height: 900 } }],
    },
  },
});
