import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Prepares a browser test run: sets CHROMIUM_PATH to a Chromium that plays H.264, if there is one, and builds the web
 * app.
 */
export function readyBrowser(): void {
  process.env.CHROMIUM_PATH ||= execFileSync(process.execPath, [path.join(import.meta.dirname, 'ensure-browser.mjs')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'launch/web-build.mjs')], { stdio: 'inherit' });
}
