/**
 * `npm run test:e2e -- [playwright arguments]`: the browser level, in a Chromium that plays H.264 if there is one.
 * Without arguments it runs everything: first the tests that share the machine, three at a time because most of them
 * wait, then the timed ones.
 */
import path from 'node:path';
import { setupPostgres } from '@kotohogi/testkit/postgres';
import { readyBrowser } from './ready-browser.ts';
import { runWithin } from './run-within.ts';

readyBrowser();
const config = path.join(import.meta.dirname, '../e2e/playwright.config.ts');
const asked = process.argv.slice(2);
const runs = asked.length > 0 ? [asked] : [['--project=demo', '--project=shared', '--workers=3'], ['--project=timed']];
process.exitCode = await runWithin(
  setupPostgres,
  'playwright',
  runs.map(args => ['test', '--config', config, ...args]),
);
