import { shortDateText } from '../../shell/formats.ts';
import { t } from './t.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** How long ago something was, in one word; the date from the next day on. */
export function sinceText(atMs: number, nowMs: number): string {
  const sinceMs = nowMs - atMs;
  if (sinceMs < MINUTE_MS) return t('message.now');
  if (sinceMs < HOUR_MS) return t('message.minutes', { n: Math.floor(sinceMs / MINUTE_MS) });
  if (sinceMs < DAY_MS) return t('message.hours', { n: Math.floor(sinceMs / HOUR_MS) });
  return shortDateText(atMs);
}
