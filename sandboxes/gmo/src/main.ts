import { parseArgs } from 'node:util';
import { createSandbox } from './server.ts';

/*
 * A sandbox of the card gateway's test environment, run as a separate process:
 *   node sandboxes/gmo/src/main.ts --port 3901 --data .data/gmo [--host 127.0.0.1] [--public-url http://…] [--notice-url http://…]
 * Prints one line of JSON when it listens: {"listening":"http://127.0.0.1:3901"}.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3901' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: '.data/gmo' },
    'public-url': { type: 'string' },
    'notice-url': { type: 'string' },
  },
});

const { 'public-url': publicUrl, 'notice-url': noticeUrl } = values;
const app = createSandbox({
  dataDir: values.data,
  ...(publicUrl !== undefined && { publicUrl }),
  ...(noticeUrl !== undefined && { noticeUrl }),
});
const address = await app.listen({ host: values.host, port: Number(values.port) });
console.log(JSON.stringify({ listening: address }));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
// If another process started this one, standard input closes when that process ends.
if (process.env.ENDS_WITH_STDIN === '1') process.stdin.on('end', () => void app.close()).resume();
