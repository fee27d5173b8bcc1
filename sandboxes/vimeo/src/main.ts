import { parseArgs } from 'node:util';
import { createSandbox } from './server.ts';

/*
 * A sandbox of a hosted video service with live events, run as a separate process:
 *   node sandboxes/vimeo/src/main.ts --port 3902 [--host 127.0.0.1] [--token …] [--transcode-ms 400] [--calls-a-minute 600]
 * Prints one line of JSON when it listens: {"listening":"http://127.0.0.1:3902"}. It keeps everything in memory.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3902' },
    host: { type: 'string', default: '127.0.0.1' },
    token: { type: 'string', default: 'sandbox-token' },
    'transcode-ms': { type: 'string', default: '400' },
    'calls-a-minute': { type: 'string', default: '600' },
  },
});

const app = createSandbox({
  token: values.token,
  transcodeMs: Number(values['transcode-ms']),
  callsAMinute: Number(values['calls-a-minute']),
});
const address = await app.listen({ host: values.host, port: Number(values.port) });
console.log(JSON.stringify({ listening: address }));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
// If another process started this one, standard input closes when that process ends.
if (process.env.ENDS_WITH_STDIN === '1') process.stdin.on('end', () => void app.close()).resume();
