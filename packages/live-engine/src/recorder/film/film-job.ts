import { Worker } from 'node:worker_threads';
import { FILM_PROBLEMS, type FilmJob, type FilmOutcome, type FilmProblem } from './film.ts';

/** Measured with a two-hour video: 100 MB are enough. */
const LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 };

function isOutcome(value: unknown): value is FilmOutcome {
  if (typeof value !== 'object' || value === null || !('problem' in value)) return false;
  return value.problem === null || FILM_PROBLEMS.some(problem => problem === value.problem);
}

function run(job: FilmJob, signal: AbortSignal): Promise<FilmProblem | null> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job, resourceLimits: LIMITS });
    const stop = () => {
      worker.terminate().catch(reject);
    };
    signal.addEventListener('abort', stop, { once: true });
    let outcome: FilmOutcome | null = null;
    worker.on('message', (message: unknown) => {
      if (isOutcome(message)) outcome = message;
    });
    worker.once('error', reject);
    worker.once('exit', code => {
      signal.removeEventListener('abort', stop);
      if (outcome === null) reject(new Error(`the film thread exited with code ${code}`));
      else resolve(outcome.problem);
    });
  });
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Writes a video into its staging directory in a separate thread, one at a time; resolves with its problem, or null.
 */
export function writeFilmAside(job: FilmJob, signal: AbortSignal): Promise<FilmProblem | null> {
  const done = queue.then(() => run(job, signal));
  // why: the failure of this video, which its own caller sees, must not affect the next one.
  queue = done.catch(() => undefined);
  return done;
}
