import type { PlayerMessages } from '../messages.ts';

interface ClockParts {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

function toParts(timeSec: number): ClockParts {
  const whole = Math.max(0, Math.floor(timeSec));
  return { hours: Math.floor(whole / 3_600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A position in digits: `15:42`, or `1:02:03` from an hour on. */
export function clockText(timeSec: number): string {
  const { hours, minutes, seconds } = toParts(timeSec);
  if (hours === 0) return `${minutes}:${twoDigits(seconds)}`;
  return `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}`;
}

/** A position as it is read aloud. */
export function spokenText(timeSec: number, messages: PlayerMessages): string {
  const { hours, minutes, seconds } = toParts(timeSec);
  return messages.spokenTime(hours, minutes, seconds);
}
