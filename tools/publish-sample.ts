/**
 * `npm run publish:sample -- --url rtmp://127.0.0.1:1935/live --key KEY [--file path] [--once]`: simulates a
 * venue's encoder. Pushes a film in real time, looping until it is stopped, and reconnects when the connection is lost;
 * `--once` sends it a single time.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readMediaFile } from '@kotohogi/live-engine/publish/media-file';
import { Publisher } from '@kotohogi/live-engine/publish/publisher';
import { parseRtmpUrl } from '@kotohogi/live-engine/publish/rtmp-client';

const SAMPLE = path.join(import.meta.dirname, '../demo/ceremony.mp4');
const USAGE = 'usage: publish-sample --url rtmp://host:1935/live --key KEY [--file film.mp4] [--once]';
const COME_BACK_MS = 1_000;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    file: { type: 'string', default: SAMPLE },
    once: { type: 'boolean', default: false },
  },
});

async function publish(url: string, key: string): Promise<void> {
  const file = await readMediaFile(values.file);
  const publisher = new Publisher({
    target: parseRtmpUrl(url, key),
    file,
    isLooping: !values.once,
    reconnectAfterMs: COME_BACK_MS,
    onState: (state, detail) => console.log(detail === '' ? state : `${state}: ${detail}`),
  });
  const stop = () => void publisher.stop();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  // If another process started this one, standard input closes when that process ends.
  if (process.env.ENDS_WITH_STDIN === '1') process.stdin.on('end', stop).resume();
  await publisher.finished;
  process.stdin.pause();
}

if (values.url === undefined || values.key === undefined) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  try {
    await publish(values.url, values.key);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
