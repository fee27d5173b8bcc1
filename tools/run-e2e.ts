/** `npm run test:e2e -- [playwright arguments]`: the browser level, in a Chromium that plays H.264 if there is one. */
import path from 'node:path';
import { setupPostgres } from '@kotohogi/testkit/postgres';
import { readyBrowser } from './ready-browser.ts';
import { runWithin } from './run-within.ts';

readyBrowser();
const config = path.join(import.meta.dirname, '../e2e/playwright.config.ts');
process.exitCode = await runWithin(setupPostgres, 'playwright', ['test', '--config', config, ...process.argv.slice(2)]);
