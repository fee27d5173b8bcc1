/**
 * `npm run test:int -- [vitest arguments]`: the integration level, on one PostgreSQL that the first test to need it
 * starts.
 */
import { setupPostgres } from '@kotohogi/testkit/postgres';
import { runWithin } from './run-within.ts';

process.exitCode = await runWithin(setupPostgres, 'vitest', [['run', '--project', 'int*', ...process.argv.slice(2)]]);
