import { parentPort, workerData } from 'node:worker_threads';
import { type FilmJob, type FilmOutcome, UnusableFilm } from './film.ts';
import { writeFilm } from './write-film.ts';

function report(outcome: FilmOutcome): void {
  parentPort?.postMessage(outcome);
}

const job: FilmJob = workerData;
try {
  await writeFilm(job);
  report({ problem: null });
} catch (error) {
  if (!(error instanceof UnusableFilm)) throw error;
  report({ problem: error.problem });
}
