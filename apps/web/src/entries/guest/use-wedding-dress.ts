import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { attendanceQuery } from '../../features/attendant/api.ts';
import { quietly } from '../../shell/chunk-reload.ts';
import { loadLook } from '../../shell/theme/looks.ts';
import { useTheme } from '../../shell/theme/use-theme.ts';

/**
 * Dresses a page that stands before a wedding in the wedding's pattern, as soon as it is known; without one, or for a wedding
 * nobody may see, in the first of the patterns. Answers the wedding.
 */
export function useWeddingDress(weddingKey: string | undefined) {
  const { data: wedding } = useQuery({
    ...attendanceQuery(weddingKey ?? ''),
    enabled: weddingKey !== undefined,
    retry: false,
  });
  const pattern = wedding?.designPattern ?? 'natural';
  useTheme(pattern, 'guest');
  useEffect(() => void quietly(() => loadLook(pattern)), [pattern]);
  return wedding;
}
