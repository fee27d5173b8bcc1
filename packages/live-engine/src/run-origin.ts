/**
 * An origin as a separate process: options as JSON in the first argument, one line of JSON with the ports on standard
 * output when it is ready, a clean shutdown on SIGTERM. For tests and benchmarks; the application composes
 * `createOrigin` itself.
 */
import { argv, stdout } from 'node:process';
import { createOrigin, type OriginOptions } from './create-origin.ts';

function isOptions(value: unknown): value is OriginOptions {
  return typeof value === 'object' && value !== null && 'dataDir' in value && 'tokenSecret' in value;
}

const given: unknown = JSON.parse(argv[2] ?? '{}');
if (!isOptions(given)) throw new Error('usage: run-origin <options as JSON>');
const origin = await createOrigin(given);
stdout.write(`${JSON.stringify(origin.ports)}\n`);
process.once('SIGTERM', () => {
  origin.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
