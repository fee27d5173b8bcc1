import type { WeddingRow } from '@kotohogi/contract/wedding';
import { instant } from '@kotohogi/domain/kernel/instant';
import { dateOf, type LocalDate } from '@kotohogi/domain/kernel/jst';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNow } from '../../shell/clock/use-now.ts';
import { useFacility } from '../facility/index.ts';
import { useDay } from './api.ts';

const MINUTE_MS = 60_000;

/** The current date in Japan; updates at midnight there. */
export function useJapanDate(): LocalDate {
  return dateOf(instant(useNow(MINUTE_MS)));
}

/** The facility's ceremonies of today, kept up to date. */
export function useToday(): UseQueryResult<readonly WeddingRow[]> {
  return useDay(useFacility().id, useJapanDate());
}
