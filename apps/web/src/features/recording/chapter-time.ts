import type { RecordingBoard } from '@kotohogi/contract/recording';
import { clockText } from '../../shell/formats.office.ts';

const SECOND_MS = 1000;
const HOUR_S = 3600;
const MINUTE_S = 60;
const two = (value: number) => String(value).padStart(2, '0');

/** A place in a recording as a clock says it: 0:42, 1:05:42. */
export function placeText(timeMs: number): string {
  const total = Math.floor(timeMs / SECOND_MS);
  const [hours, minutes, seconds] = [
    Math.floor(total / HOUR_S),
    Math.floor(total / MINUTE_S) % MINUTE_S,
    total % MINUTE_S,
  ];
  return hours === 0 ? `${minutes}:${two(seconds)}` : `${hours}:${two(minutes)}:${two(seconds)}`;
}

/** When something was, for staff: its place once there is a recording, the time of day until then. */
export function momentText(
  { programMs, timeMs }: Pick<RecordingBoard['chapters'][number], 'programMs' | 'timeMs'>,
  isRecorded: boolean,
): string {
  return isRecorded && timeMs !== null ? placeText(timeMs) : clockText(programMs);
}
