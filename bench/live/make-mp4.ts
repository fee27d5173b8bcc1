/**
 * Creates the finished file of a recording in a separate process, so that its memory can be measured: the directory is
 * the argument.
 */
import { makeMp4 } from '@kotohogi/live-engine/recorder/mp4/mp4-job';
import { usageOf } from '../process/usage.ts';

const startedAtMs = performance.now();
const sizeBytes = await makeMp4(process.argv[2] ?? '', () => undefined);
const seconds = (performance.now() - startedAtMs) / 1_000;
console.log(JSON.stringify({ seconds, sizeBytes, peakMiB: (await usageOf(process.pid)).peakMiB }));
