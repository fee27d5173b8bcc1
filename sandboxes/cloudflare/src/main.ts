import { parseArgs } from 'node:util';
import { createSandbox } from './server.ts';

/*
 * A sandbox of a hosted live video service with inputs, run as a separate process:
 *   node sandboxes/cloudflare/src/main.ts --port 3903 [--host 127.0.0.1] [--token …] [--account …] [--transcode-ms 400]
 * Prints one line of JSON when it listens: {"listening":"http://127.0.0.1:3903"}. It keeps everything in memory.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3903' },
    host: { type: 'string', default: '127.0.0.1' },
    token: { type: 'string', default: 'sandbox-token' },
    account: { type: 'string', default: 'sandbox-account' },
    'transcode-ms': { type: 'string', default: '400' },
  },
});

const { token, account } = values;
const app = createSandbox({ token, account, transcodeMs: Number(values['transcode-ms']) });
const address = await app.listen({ host: values.host, port: Number(values.port) });
console.log(JSON.stringify({ listening: address }));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
// If another process started this one, standard input closes when that process ends.
if (process.env.ENDS_WITH_STDIN === '1') process.stdin.on('end', () => void app.close()).resume();
