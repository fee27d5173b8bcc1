import type { WeddingRow } from '@kotohogi/contract/wedding';
import { instant } from '@kotohogi/domain/kernel/instant';
import { dateOf, type LocalDate } from '@kotohogi/domain/kernel/jst';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNow } from '../../shell/clock/use-now.ts';
import { useFacility } from '../facility/door.ts';
import { useDay } from './api.ts';

const MINUTE_MS = 60_000;

/** The date in Japan now; changes by itself at midnight there. */
export function useJapanDate(): LocalDate {
  return dateOf(instant(useNow(MINUTE_MS)));
}

/** Today's ceremonies of the facility, kept up to date. */
export function useToday(): UseQueryResult<readonly WeddingRow[]> {
  return useDay(useFacility().id, useJapanDate());
}
