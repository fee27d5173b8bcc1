/** `npm run test:e2e -- [playwright arguments]`: the browser level, in a Chromium that plays H.264 if there is one. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setupPostgres } from '@kotohogi/testkit/postgres';
import { runWithin } from './run-within.ts';

const root = path.join(import.meta.dirname, '..');

process.env.CHROMIUM_PATH ||= execFileSync(process.execPath, [path.join(import.meta.dirname, 'ensure-browser.mjs')], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
}).trim();
execFileSync(process.execPath, [path.join(import.meta.dirname, 'launch/web-build.mjs')], { stdio: 'inherit' });
const config = path.join(root, 'e2e', 'playwright.config.ts');
process.exitCode = await runWithin(setupPostgres, 'playwright', ['test', '--config', config, ...process.argv.slice(2)]);
