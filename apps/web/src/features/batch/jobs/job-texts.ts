import type { BatchJob } from '@kotohogi/contract/batch';
import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

const two = (n: number) => String(n).padStart(2, '0');

/** When a job runs, in words; times of day are Japan's. */
export function scheduleText({ every, hour, minute }: BatchJob['schedule']): string {
  switch (every) {
    case 'minute':
      return t('batch.schedule.minute');
    case 'hour':
      return t('batch.schedule.hour', { minute: two(minute) });
    case 'day':
      return t('batch.schedule.day', { time: `${two(hour)}:${two(minute)}` });
    case 'never':
      return t('batch.schedule.never');
  }
}

/** The counts that have a text. */
const COUNTS = ['erased', 'waiting', 'announced', 'cleaned', 'queued', 'retried', 'closed'] as const;

/** What a run did, in words; empty if it counted nothing. */
export function countsText(counts: Readonly<Record<string, number>>): string {
  return COUNTS.flatMap(name => {
    const count = counts[name];
    return count === undefined ? [] : [t(`batch.count.${name}`, { count })];
  }).join(' · ');
}
