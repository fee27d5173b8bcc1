import { Worker } from 'node:worker_threads';
import type { Mp4Message } from './worker.ts';

function isMessage(value: unknown): value is Mp4Message {
  return typeof value === 'object' && value !== null && ('percent' in value || 'sizeBytes' in value);
}

/**
 * A small young generation keeps the garbage of a million samples from piling up: 130 MB instead of 250 for two hours.
 */
const LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 };

let queue: Promise<unknown> = Promise.resolve();

function run(directory: string, onPercent: (percent: number) => void, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: directory,
      resourceLimits: LIMITS,
    });
    const stop = () => {
      worker.terminate().catch(reject);
    };
    signal.addEventListener('abort', stop, { once: true });
    worker.on('message', (message: unknown) => {
      if (!isMessage(message)) return;
      if ('percent' in message) onPercent(message.percent);
      else resolve(message.sizeBytes);
    });
    worker.once('error', reject);
    worker.once('exit', code => {
      signal.removeEventListener('abort', stop);
      reject(new Error(`the MP4 thread exited with code ${code}`));
    });
  });
}

/**
 * Makes the finished file in a separate thread, one recording at a time; resolves with its size in bytes. Rejects when
 * it is stopped, which leaves at most a `.part` file that the next attempt overwrites.
 */
export function makeMp4(
  directory: string,
  onPercent: (percent: number) => void,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  let hasStarted = false;
  const job = queue.then(() => {
    hasStarted = true;
    return run(directory, onPercent, signal);
  });
  // A caller that gives up while still in the queue does not have to wait for the others.
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => hasStarted || reject(signal.reason), { once: true });
  });
  // why: the failure of this recording, which its own caller sees, must not affect the next one.
  queue = job.catch(() => undefined);
  return Promise.race([job, givenUp]);
}
