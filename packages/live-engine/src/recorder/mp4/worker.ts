import { parentPort, workerData } from 'node:worker_threads';
import { readJournal } from '../read-journal.ts';
import { writeMp4 } from './write-mp4.ts';

/** The messages of the thread. */
export type Mp4Message = { readonly percent: number } | { readonly sizeBytes: number };

function report(message: Mp4Message): void {
  parentPort?.postMessage(message);
}

const directory = String(workerData);
const { sessions } = await readJournal(directory);
report({ sizeBytes: writeMp4(directory, sessions, percent => report({ percent })) });
