import { type AppOptions, createApp } from '@kotohogi/server/platform/http/app';
import { createLog } from '@kotohogi/server/platform/log/log';

/** The server's Fastify without the product: no log output, no rate limits, no outside services. */
export function createTestApp(options: Partial<AppOptions> = {}): ReturnType<typeof createApp> {
  return createApp({
    log: createLog('silent', 'test'),
    cookieKey: 'a-key-of-a-test',
    publicUrl: 'http://127.0.0.1',
    live: 'http://127.0.0.1:1',
    gatewayOrigins: [],
    video: { frames: [], scripts: [], streams: [], uploads: [] },
    trustedProxies: [],
    isRateLimited: false,
    hasWebFonts: true,
    ...options,
  });
}
