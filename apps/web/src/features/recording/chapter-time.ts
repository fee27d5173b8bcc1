import type { RecordingBoard } from '@kotohogi/contract/recording';
import { clockText } from '../../shell/formats.office.ts';

const SECOND_MS = 1000;
const HOUR_S = 3600;
const MINUTE_S = 60;
const two = (value: number) => String(value).padStart(2, '0');

/** Formats a position in a recording: 0:42, 1:05:42. */
export function placeText(timeMs: number): string {
  const total = Math.floor(timeMs / SECOND_MS);
  const [hours, minutes, seconds] = [
    Math.floor(total / HOUR_S),
    Math.floor(total / MINUTE_S) % MINUTE_S,
    total % MINUTE_S,
  ];
  return hours === 0 ? `${minutes}:${two(seconds)}` : `${hours}:${two(minutes)}:${two(seconds)}`;
}

/** Formats a moment for staff: its position once there is a recording, the time of day before that. */
export function momentText(
  { programMs, timeMs }: Pick<RecordingBoard['chapters'][number], 'programMs' | 'timeMs'>,
  isRecorded: boolean,
): string {
  return isRecorded && timeMs !== null ? placeText(timeMs) : clockText(programMs);
}
