import type { AudioPart } from '../packager/events.ts';
import { writeFragment } from './fragment.ts';
import { readFragment } from './read.ts';
import { AUDIO_TRACK_ID } from './track.ts';

/**
 * Extracts the audio of a muxed fragment into its own fragment. A restarted origin needs this because only the muxed
 * fragments are recorded.
 */
export function extractAudio(fragment: Buffer, sampleRateHz: number): AudioPart {
  const run = readFragment(fragment).find(candidate => candidate.trackId === AUDIO_TRACK_ID);
  const first = run?.samples[0];
  if (run === undefined || first === undefined) return { body: null, durationS: 0 };
  const samples = run.samples.map(({ durationTicks, offsetTicks, isKey, position, sizeBytes }) => {
    return { durationTicks, offsetTicks, isKey, data: fragment.subarray(position, position + sizeBytes) };
  });
  const ticks = samples.reduce((sum, sample) => sum + sample.durationTicks, 0);
  const body = writeFragment(1, [{ trackId: AUDIO_TRACK_ID, baseTicks: first.dtsTicks, samples }]);
  return { body, durationS: ticks / sampleRateHz };
}
