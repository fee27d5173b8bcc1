/**
 * An origin as a process of its own: options as JSON in the first argument, one line of JSON with the ports on standard output when it is
 * ready, everything put away on SIGTERM. Tests and benches use it; the application composes `createOrigin` itself.
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
